import type { Penalty } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { notify } from '@freely/federation';
import { Button } from '@freely/ui/button';
import { useState } from 'react';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { useMoment } from '../../../drawer/use-moment.ts';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { tellFailure } from '../../../people/tell-failure.ts';
import { useWords } from '../../../words.ts';
import { useWaivePenalty } from '../queries.ts';
import { useBookingWords } from '../words.ts';

/** What the practitioner's cancellation brought them; extenuating circumstances may waive it (D31). */
export function PenaltyPart({ penalty }: { penalty: Penalty }) {
  const say = useBookingWords();
  const sayShared = useWords();
  const moment = useMoment();
  const waive = useWaivePenalty();
  const [isAsking, setIsAsking] = useState(false);

  function carryOut(reason: string) {
    waive.mutate(
      { id: penalty.id, reason },
      {
        onSuccess: ({ message }) => notify({ tone: 'success', title: message }),
        onError: tellFailure(sayShared('failed')),
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
          [say('bookingDrawer.penaltySince'), moment(penalty.created_at)],
          penalty.waived_at !== null && [say('bookingDrawer.waived'), moment(penalty.waived_at)],
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
          act={say('bookingDrawer.waive')}
          maxLength={1000}
          isRequired={false}
          isPending={waive.isPending}
          onAct={carryOut}
          onClose={() => setIsAsking(false)}
        />
      )}
    </DrawerPart>
  );
}
