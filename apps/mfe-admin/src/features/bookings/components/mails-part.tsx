import type { AdminBookingDetail } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { errorToast } from '../../../people/error-toast.ts';
import { useMailName } from '../../../people/use-mail-name.ts';
import { useRetryMail } from '../queries.ts';

/** The emails about the booking; one that was given up can be sent again. */
export function MailsPart({ mails }: Pick<AdminBookingDetail, 'mails'>) {
  const { t } = useTranslation('admin/bookings');
  const { t: tShared } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();
  const nameOf = useMailName();
  const retry = useRetryMail();

  function sendAgain(id: number) {
    retry.mutate(id, {
      onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
      onError: errorToast(tShared('failed')),
    });
  }

  return (
    <DrawerPart title={t('bookingDrawer.mails')}>
      <Lines
        empty={t('bookingDrawer.noMails')}
        lines={mails.map(({ id, kind, to, state, retrying, created_at, sent_at }) => ({
          key: String(id),
          what: t('bookingDrawer.mail', {
            kind: nameOf(kind),
            to: to ?? t('bookingDrawer.nobody'),
          }),
          aside: (
            <>
              {t(`bookingDrawer.mailStates.${retrying ? 'retrying' : state}`, {
                at: formatDateTime(sent_at ?? created_at),
              })}{' '}
              {state === 'failing' && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('bookingDrawer.retryOf', { kind: nameOf(kind) })}
                  isPending={retry.isPending && retry.variables === id}
                  onClick={() => sendAgain(id)}
                >
                  {t('bookingDrawer.retry')}
                </Button>
              )}
            </>
          ),
        }))}
      />
    </DrawerPart>
  );
}
