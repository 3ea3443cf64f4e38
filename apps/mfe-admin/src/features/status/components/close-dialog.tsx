import type { BookDifference } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useCloseDifference } from '../queries.ts';

export interface Decision {
  difference: BookDifference;
  choice: 'refund' | 'explain';
}

/** The last question before money goes back, or before a movement no longer waits. */
export function CloseDialog({ difference, choice, onClose }: Decision & { onClose: () => void }) {
  const { t } = useTranslation('admin/status');
  const { mutate, isPending, error } = useCloseDifference();
  const { object_id, theirs, ours } = difference;
  const amount = formatPounds(theirs);

  return (
    <ReasonDialog
      title={t(`differences.${choice}Title`)}
      text={t(`differences.${choice}Text`, { amount })}
      action={t(`differences.${choice}Action`, { amount })}
      maxLength={1000}
      isRequired
      isDanger={choice === 'refund'}
      isPending={isPending}
      failure={error}
      failureTitle={t('differences.refused')}
      onSubmit={(reason) =>
        mutate(
          { object_id, choice, theirs, ours, reason },
          {
            onSuccess: ({ message }) => {
              showToast({ tone: 'success', title: message });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
