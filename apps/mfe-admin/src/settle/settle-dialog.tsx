import { ApiError, send } from '@freely/api-client/client';
import { type DisputeOutcome, settleDispute } from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { RadioGroupField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../people/reason-dialog.tsx';
import { useSettleWords } from './words.ts';

interface SettleDialogProps {
  disputeId: number;
  /** The booking reference, for example FR-40001. */
  reference: string;
  onClose: () => void;
}

/** Settles a dispute for one side, with a reason (D26). Both sides are notified. */
export function SettleDialog({ disputeId, reference, onClose }: SettleDialogProps) {
  const say = useSettleWords();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<DisputeOutcome | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const settle = useMutation({
    mutationFn: (body: { outcome: DisputeOutcome; reason: string }) =>
      send(settleDispute, { params: { id: String(disputeId) }, body }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'success', title: message });
      onClose();
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: say('settle.failed'),
        text: error instanceof ApiError ? error.message : undefined,
      }),
    // Another admin may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['dashboard', 'admin'] }),
  });

  return (
    <ReasonDialog
      title={say('settle.title', { reference })}
      text={say('settle.text')}
      action={say('settle.act')}
      maxLength={1000}
      isRequired
      isPending={settle.isPending}
      onAttempt={() => setIsMissing(outcome === null)}
      onSubmit={(reason) => outcome && settle.mutate({ outcome, reason })}
      onClose={onClose}
    >
      <RadioGroupField
        legend={say('settle.outcome')}
        name="outcome"
        options={(['for_customer', 'for_practitioner'] as const).map((value) => ({
          value,
          label: say(`settle.outcomes.${value}`),
        }))}
        value={outcome}
        error={isMissing && outcome === null ? say('settle.outcomeRequired') : undefined}
        onChange={setOutcome}
      />
    </ReasonDialog>
  );
}
