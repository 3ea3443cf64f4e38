import { sessionStore, updateUser } from '@freely/auth';
import { useNavigate } from '@freely/router';

/**
 * Opens the next step after a save of this user: updates the stored step in the session, and replaces the
 * current history entry. The shell scrolls to the top. Nothing happens once somebody else is signed in.
 */
export function useAdvance(): (onboarding_step: number, userId: number | undefined) => void {
  const navigate = useNavigate();

  return (onboarding_step, userId) => {
    const { user } = sessionStore.getState();
    if (user?.user_id !== userId) return;
    if (user?.practitioner_info) {
      updateUser({
        ...user,
        practitioner_info: { ...user.practitioner_info, onboarding_step },
      });
    }
    void navigate(`/practitioner-information/${onboarding_step + 1}`, { replace: true });
  };
}
