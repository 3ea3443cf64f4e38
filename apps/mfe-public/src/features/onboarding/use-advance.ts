import { updateUser, useSession } from '@freely/auth';
import { useNavigate } from '@freely/router';

/**
 * Opens the next step after a save: updates the stored step in the session, and replaces the
 * current history entry. The shell scrolls to the top.
 */
export function useAdvance(): (onboarding_step: number) => void {
  const { user } = useSession();
  const navigate = useNavigate();

  return (onboarding_step) => {
    if (user?.practitioner_info) {
      updateUser({
        ...user,
        practitioner_info: { ...user.practitioner_info, onboarding_step },
      });
    }
    void navigate(`/practitioner-information/${onboarding_step + 1}`, { replace: true });
  };
}
