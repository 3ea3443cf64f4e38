import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { ConfirmDialog } from '@freely/ui/dialog';
import { isGone, useRemoveTimeOff } from '../queries.ts';
import type { TimeOffDraft } from '../time-off-draft.ts';

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
  const { isFullDay, date, endDate, startTime, endTime } = draft;
  const days = endDate === null ? 'oneDay' : 'manyDays';

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
      <p>
        {t(`form.removed.${isFullDay ? 'fullDay' : 'hours'}.${days}`, {
          title: draft.title || t('noTitle'),
          date: date && fullDate(date),
          lastDate: endDate && fullDate(endDate),
          from: startTime,
          to: endTime,
        })}
      </p>
    </ConfirmDialog>
  );
}
