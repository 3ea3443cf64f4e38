import { updateUser, useSession } from '@freely/auth';
import { useNavigate } from '@freely/router';

/**
 * Goes on after a save: the session learns the step that the server has stored now, and the next
 * one takes the place of this in the history. The shell scrolls to its top.
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
