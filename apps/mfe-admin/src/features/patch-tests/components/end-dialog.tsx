import type { PatchTestTreatment } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { errorToast } from '../../../people/error-toast.ts';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useSaveRule } from '../queries.ts';

interface EndDialogProps {
  treatment: PatchTestTreatment;
  onClose: () => void;
}

/** From now on the treatment is booked without a patch test. */
export function EndDialog({ treatment: { id, name }, onClose }: EndDialogProps) {
  const { t } = useTranslation('admin/patch-tests');
  const save = useSaveRule();

  return (
    <ReasonDialog
      title={t('endDialog', { name })}
      text={t('endText')}
      action={t('end')}
      maxLength={500}
      isRequired
      isDanger
      isPending={save.isPending}
      onSubmit={(reason) =>
        save.mutate(
          { id, rule: null, reason },
          {
            onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
            onError: errorToast(t('notSaved')),
            onSettled: onClose,
          },
        )
      }
      onClose={onClose}
    />
  );
}
