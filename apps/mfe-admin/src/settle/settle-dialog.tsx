import { send } from '@freely/api-client/client';
import { type DisputeOutcome, settleDispute } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { RadioGroupField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../people/reason-dialog.tsx';

interface SettleDialogProps {
  disputeId: number;
  /** Whether the customer says that they were there: then nothing is refunded (D100). */
  hasAttended: boolean;
  /** The booking reference, for example FR-40001. */
  reference: string;
  onClose: () => void;
}

/** Settles a dispute for one side, with a reason (D26). Both sides are notified. */
export function SettleDialog({ disputeId, hasAttended, reference, onClose }: SettleDialogProps) {
  const { t } = useTranslation('admin/settle');
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
    // Another admin may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['dashboard', 'admin'] }),
  });

  return (
    <ReasonDialog
      title={t('title', { reference })}
      text={t('text')}
      action={t('act')}
      maxLength={1000}
      isRequired
      isPending={settle.isPending}
      failure={settle.error}
      onAttempt={() => setIsMissing(outcome === null)}
      onSubmit={(reason) => outcome && settle.mutate({ outcome, reason })}
      onClose={onClose}
    >
      <RadioGroupField
        legend={t('outcome')}
        name="outcome"
        options={(['for_customer', 'for_practitioner'] as const).map((value) => ({
          value,
          label: hasAttended ? t(`attendedOutcomes.${value}`) : t(`outcomes.${value}`),
        }))}
        value={outcome}
        error={isMissing && outcome === null ? t('outcomeRequired') : undefined}
        onChange={setOutcome}
      />
    </ReasonDialog>
  );
}
