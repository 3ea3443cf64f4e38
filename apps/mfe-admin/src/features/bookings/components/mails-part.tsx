import type { AdminBookingDetail } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { Button } from '@freely/ui/button';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useMoment } from '../../../drawer/use-moment.ts';
import { tellFailure } from '../../../people/tell-failure.ts';
import { plainKind } from '../../../plain-kind.ts';
import { useWords } from '../../../words.ts';
import { useRetryMail } from '../queries.ts';
import { useBookingWords } from '../words.ts';

/** What was mailed about the booking; what fails can be tried again. */
export function MailsPart({ mails }: Pick<AdminBookingDetail, 'mails'>) {
  const say = useBookingWords();
  const sayShared = useWords();
  const moment = useMoment();
  const retry = useRetryMail();

  function again(id: number) {
    retry.mutate(id, {
      onSuccess: ({ message }) => notify({ tone: 'success', title: message }),
      onError: tellFailure(sayShared('failed')),
    });
  }

  return (
    <DrawerPart title={say('bookingDrawer.mails')}>
      <Lines
        empty={say('bookingDrawer.noMails')}
        lines={mails.map(({ id, kind, to, state, created_at, sent_at }) => ({
          key: String(id),
          what: say('bookingDrawer.mail', {
            kind: plainKind(kind),
            to: to ?? say('bookingDrawer.nobody'),
          }),
          aside: (
            <>
              {say(`bookingDrawer.mailStates.${state}`, { at: moment(sent_at ?? created_at) })}{' '}
              {state === 'failing' && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={say('bookingDrawer.retryOf', { kind: plainKind(kind) })}
                  isPending={retry.isPending && retry.variables === id}
                  onClick={() => again(id)}
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
