import type { Penalty } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { useState } from 'react';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { errorToast } from '../../../people/error-toast.ts';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useWords } from '../../../words.ts';
import { useWaivePenalty } from '../queries.ts';
import { useBookingWords } from '../words.ts';

/** The penalty for the practitioner's cancellation; an admin can waive it (D31). */
export function PenaltyPart({ penalty }: { penalty: Penalty }) {
  const say = useBookingWords();
  const sayShared = useWords();
  const formatDateTime = useFormatDateTime();
  const waive = useWaivePenalty();
  const [isAsking, setIsAsking] = useState(false);

  function submit(reason: string) {
    waive.mutate(
      { id: penalty.id, reason },
      {
        onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
        onError: errorToast(sayShared('failed')),
        onSettled: () => setIsAsking(false),
      },
    );
  }

  return (
    <DrawerPart title={say('bookingDrawer.penalty')}>
      <Facts
        facts={[
          [say('bookingDrawer.penaltyFee'), formatPounds(penalty.fee)],
          [say('bookingDrawer.penaltyWithheld'), formatPounds(penalty.withheld)],
          [say('bookingDrawer.penaltySince'), formatDateTime(penalty.created_at)],
          penalty.waived_at !== null && [
            say('bookingDrawer.waived'),
            formatDateTime(penalty.waived_at),
          ],
          penalty.waive_reason !== '' && [say('bookingDrawer.waivedFor'), penalty.waive_reason],
        ]}
      />
      {penalty.waived_at === null && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
            {say('bookingDrawer.waive')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          title={say('bookingDrawer.waiveTitle')}
          text={say('bookingDrawer.waiveText')}
          action={say('bookingDrawer.waive')}
          maxLength={1000}
          isRequired={false}
          isPending={waive.isPending}
          onSubmit={submit}
          onClose={() => setIsAsking(false)}
        />
      )}
    </DrawerPart>
  );
}
