import type { AdminPractitioner } from '@freely/api-client/contract';
import { isOnboarded } from '@freely/domain/onboarding';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';

interface DecisionButtonsProps {
  of: Pick<AdminPractitioner, 'approved' | 'first_name' | 'onboarding_step'>;
  isDeciding: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** The buttons to approve or reject a practitioner. Who is still signing up cannot be approved. */
export function DecisionButtons({ of, isDeciding, onApprove, onReject }: DecisionButtonsProps) {
  const { t } = useTranslation('admin/practitioners');
  const isSignedUp = isOnboarded(of.onboarding_step);

  return (
    <>
      {of.approved !== true && isSignedUp && (
        <Button
          size="sm"
          variant="secondary"
          isPending={isDeciding}
          aria-label={t('people.approveName', { name: of.first_name })}
          onClick={onApprove}
        >
          {t('people.approve')}
        </Button>
      )}
      {of.approved !== false && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('people.rejectName', { name: of.first_name })}
          onClick={onReject}
        >
          {t('people.reject')}
        </Button>
      )}
    </>
  );
}
