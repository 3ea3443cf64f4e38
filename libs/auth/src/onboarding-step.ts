import { send } from '@freely/api-client/client';
import { onboardingStep } from '@freely/api-client/contract';
// By its public name: that copy is shared by the shell and all remotes.
import { type Guard, sessionStore, updateUser } from '@freely/auth';
import { isOnboarded } from '@freely/domain/onboarding';

/**
 * Put it before `onboarded`: who finished signing up in another browser is only known to the server. Without its answer
 * the step of the session counts.
 */
export const latestStepKnown: Guard = async ({ request }) => {
  const step = sessionStore.getState().user?.practitioner_info?.onboarding_step ?? 0;
  if (!isOnboarded(step)) await readOnboardingStep(request.signal).catch(() => {});

  return undefined;
};

/**
 * The `onboarding_step` that the server has, which is copied to the session.
 * @throws ApiError if the call fails
 */
export async function readOnboardingStep(signal: AbortSignal): Promise<number> {
  const { token: before } = sessionStore.getState();
  const { onboarding_step } = await send(onboardingStep, {}, { signal });
  const { token, user } = sessionStore.getState();
  const info = user?.practitioner_info;
  // Another tab may have signed in somebody else meanwhile.
  if (token === before && info && info.onboarding_step !== onboarding_step) {
    updateUser({ ...user, practitioner_info: { ...info, onboarding_step } });
  }

  return onboarding_step;
}
