import type { PatchTestTreatment } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
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
      failure={save.error}
      failureTitle={t('notSaved')}
      onSubmit={(reason) =>
        save.mutate(
          { id, rule: null, reason },
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
