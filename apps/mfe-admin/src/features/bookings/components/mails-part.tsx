import type { AdminBookingDetail } from '@freely/api-client/contract';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { humanize } from '../../../humanize.ts';
import { errorToast } from '../../../people/error-toast.ts';
import { useWords } from '../../../words.ts';
import { useRetryMail } from '../queries.ts';
import { useBookingWords } from '../words.ts';

/** The emails about the booking; a failing one can be sent again. */
export function MailsPart({ mails }: Pick<AdminBookingDetail, 'mails'>) {
  const say = useBookingWords();
  const sayShared = useWords();
  const formatDateTime = useFormatDateTime();
  const retry = useRetryMail();

  function sendAgain(id: number) {
    retry.mutate(id, {
      onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
      onError: errorToast(sayShared('failed')),
    });
  }

  return (
    <DrawerPart title={say('bookingDrawer.mails')}>
      <Lines
        empty={say('bookingDrawer.noMails')}
        lines={mails.map(({ id, kind, to, state, created_at, sent_at }) => ({
          key: String(id),
          what: say('bookingDrawer.mail', {
            kind: humanize(kind),
            to: to ?? say('bookingDrawer.nobody'),
          }),
          aside: (
            <>
              {say(`bookingDrawer.mailStates.${state}`, {
                at: formatDateTime(sent_at ?? created_at),
              })}{' '}
              {state === 'failing' && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={say('bookingDrawer.retryOf', { kind: humanize(kind) })}
                  isPending={retry.isPending && retry.variables === id}
                  onClick={() => sendAgain(id)}
                >
                  {say('bookingDrawer.retry')}
                </Button>
              )}
            </>
          ),
        }))}
      />
    </DrawerPart>
  );
}
