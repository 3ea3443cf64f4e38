import { bookingReference } from '@freely/domain/booking-reference';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Section } from '@freely/ui/page';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { errorToast } from '../../../people/error-toast.ts';
import { useMailName } from '../../../people/use-mail-name.ts';
import { failedMailsQuery, useRetryMail } from '../queries.ts';

/** Mails that were given up, each with its booking and another try. */
export function FailedMails() {
  const { t } = useTranslation('admin/status');
  const { t: tShared } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();
  const { data, isError } = useQuery(failedMailsQuery);
  const nameOf = useMailName();
  const retry = useRetryMail();

  function sendAgain(id: number) {
    retry.mutate(id, {
      onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
      onError: errorToast(tShared('failed')),
    });
  }

  return (
    <Section title={t('mails.title')}>
      {data && data.failed > data.mails.length && (
        <p>{t('mails.newest', { shown: data.mails.length, failed: data.failed })}</p>
      )}
      <Lines
        empty={
          isError ? tShared('table.failed') : data ? t('mails.none') : tShared('table.loading')
        }
        lines={(data?.mails ?? []).map(({ id, kind, to, booking_id, last_error, created_at }) => ({
          key: String(id),
          what: t('mails.mail', {
            kind: nameOf(kind),
            to: to?.name ?? t('mails.nobody'),
            at: formatDateTime(created_at),
            error: last_error ?? t('mails.noError'),
          }),
          aside: (
            <>
              {booking_id !== null && (
                <Link to={`/admin/bookings?open=${booking_id}`}>
                  {t('mails.booking', { reference: bookingReference(booking_id) })}
                </Link>
              )}{' '}
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('mails.retryOf', { id })}
                isPending={retry.isPending && retry.variables === id}
                onClick={() => sendAgain(id)}
              >
                {t('mails.retry')}
              </Button>
            </>
          ),
        }))}
      />
    </Section>
  );
}
