import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { ConfirmDialog } from '@freely/ui/dialog';
import { isGone } from '../../../removed-elsewhere.ts';
import { useRemoveTimeOff } from '../queries.ts';
import type { TimeOffDraft } from '../time-off-draft.ts';
import { useTimeOffDays } from '../use-time-off-days.ts';

interface RemoveTimeOffDialogProps {
  id: number;
  /** As it is saved, without what has been changed in the form. */
  draft: TimeOffDraft;
  onDone: (response: { message: string }) => void;
  onClose: () => void;
}

/** Asks before a time off is removed. */
export function RemoveTimeOffDialog({ id, draft, onDone, onClose }: RemoveTimeOffDialogProps) {
  const { t } = useTranslation('practitioner/calendar');
  const removal = useRemoveTimeOff();
  const daysOf = useTimeOffDays();

  return (
    <ConfirmDialog
      title={t('form.question')}
      isOpen
      isDanger
      isPending={removal.isPending}
      onNo={onClose}
      onYes={() =>
        removal.mutate(id, {
          onSuccess: onDone,
          // The specification only logs this failure; here the user is told (D48).
          onError: (error) => {
            if (isGone(error)) return onDone({ message: t('form.alreadyGone') });
            onClose();
            showToast({ tone: 'warning', title: error.message });
          },
        })
      }
    >
      <p>{t('form.removed', { title: draft.title || t('noTitle'), days: daysOf(draft) })}</p>
    </ConfirmDialog>
  );
}
