import { maxRejectionReason } from '@freely/api-client/contract';
import { isOnboarded } from '@freely/domain/onboarding';
import { useTranslation } from '@freely/i18n';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { fullNameOf, type Person } from '../person.ts';

interface RejectDialogProps {
  person: Person;
  isPending: boolean;
  failure: Error | null;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks before somebody is rejected, and for what they will read of it (D106). */
export default function RejectDialog({
  person,
  isPending,
  failure,
  onReject,
  onClose,
}: RejectDialogProps) {
  const { t } = useTranslation('admin/practitioners');

  return (
    <ReasonDialog
      title={t('people.rejectQuestion', { name: fullNameOf(person) })}
      text={t(textOf(person))}
      label={t('people.rejectReason')}
      action={t('people.reject')}
      maxLength={maxRejectionReason}
      isRequired={false}
      isDanger
      isPending={isPending}
      failure={failure}
      onSubmit={onReject}
      onClose={onClose}
    />
  );
}

function textOf({ approved, onboarding_step: step }: Person) {
  if (approved !== null) return 'people.rejectText';

  return isOnboarded(step) ? 'people.rejectNewText' : 'people.rejectEarlyText';
}
