import { ApiError, send } from '@freely/api-client/client';
import { type DisputeOutcome, settleDispute } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { useMutation, useQueryClient } from '@freely/query';
import { RadioGroupField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../people/reason-dialog.tsx';
import { useSettleWords } from './words.ts';

interface SettleDialogProps {
  disputeId: number;
  /** Of the booking, as people read it. */
  reference: string;
  onClose: () => void;
}

/** Who is right, and why (D26); both are told. */
export function SettleDialog({ disputeId, reference, onClose }: SettleDialogProps) {
  const say = useSettleWords();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<DisputeOutcome | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const settle = useMutation({
    mutationFn: (body: { outcome: DisputeOutcome; reason: string }) =>
      send(settleDispute, { params: { id: String(disputeId) }, body }),
    onSuccess: ({ message }) => {
      notify({ tone: 'success', title: message });
      onClose();
    },
    onError: (error) =>
      notify({
        tone: 'error',
        title: say('settle.failed'),
        text: error instanceof ApiError ? error.message : undefined,
      }),
    // Another admin may have been first.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['dashboard', 'admin'] }),
  });

  return (
    <ReasonDialog
      title={say('settle.title', { reference })}
      text={say('settle.text')}
      act={say('settle.act')}
      maxLength={1000}
      isRequired
      isPending={settle.isPending}
      onSubmit={() => setIsMissing(outcome === null)}
      onAct={(reason) => outcome && settle.mutate({ outcome, reason })}
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
