import { send } from '@freely/api-client/client';
import { onboardingStep } from '@freely/api-client/contract';
// By its public name: that copy is shared by the shell and all remotes.
import { sessionStore, updateUser } from '@freely/auth';

/**
 * The `onboarding_step` that the server has, which is copied to the session.
 * @throws ApiError if the call fails
 */
export async function readOnboardingStep(signal: AbortSignal): Promise<number> {
  const { onboarding_step } = await send(onboardingStep, {}, { signal });
  const { user } = sessionStore.getState();
  const info = user?.practitioner_info;
  if (info && info.onboarding_step !== onboarding_step) {
    updateUser({ ...user, practitioner_info: { ...info, onboarding_step } });
  }

  return onboarding_step;
}
