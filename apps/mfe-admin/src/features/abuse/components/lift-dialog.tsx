import { liftHours, type SuspiciousAccount } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { SelectField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useLift } from '../queries.ts';

interface LiftDialogProps {
  account: SuspiciousAccount;
  onClose: () => void;
}

/** Lifts the limits of holds for some hours, with the reason for the audit log. */
export function LiftDialog({ account: { user_id: id, name }, onClose }: LiftDialogProps) {
  const { t } = useTranslation('admin/abuse');
  const lift = useLift();
  const [hours, setHours] = useState<(typeof liftHours)[number]>(24);

  function submit(reason: string) {
    lift.mutate(
      { id, hours, reason },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'success', title: message });
          onClose();
        },
      },
    );
  }

  return (
    <ReasonDialog
      title={t('question', { name })}
      text={t('consequences')}
      action={t('lift')}
      maxLength={500}
      isRequired
      isPending={lift.isPending}
      failure={lift.error}
      failureTitle={t('failed')}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('howLong')}
        options={liftHours.map((count) => ({ value: String(count), label: t('hours', { count }) }))}
        value={String(hours)}
        onChange={({ target }) =>
          setHours(liftHours.find((each) => String(each) === target.value) ?? 24)
        }
      />
    </ReasonDialog>
  );
}
