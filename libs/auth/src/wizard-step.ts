import { send } from '@freely/api-client/client';
import { onboardingStep } from '@freely/api-client/contract';
// By its public name: that is the copy which the shell and every remote share.
import { type Guard, sessionStore, updateUser } from '@freely/auth';
import { replace } from '@freely/router';

const LAST_STEP = 6;

/**
 * The wizard's guard: `:currentStep` must be the step that the server has stored plus 1, otherwise
 * that one takes its place in the history. The session takes over what the server says.
 *
 * @example { path: 'practitioner-information/:currentStep?', loader: guard(loginRequired, practitionerOnly, wizardStepRequired) }
 * @throws ApiError when the server cannot be asked; the remote's error boundary shows it.
 */
export const wizardStepRequired: Guard = async ({ params, request }) => {
  const { onboarding_step } = await send(onboardingStep, {}, { signal: request.signal });
  takeOver(onboarding_step);
  const due = String(Math.min(onboarding_step + 1, LAST_STEP));

  return params.currentStep === due ? undefined : replace(`/practitioner-information/${due}`);
};

function takeOver(onboarding_step: number): void {
  const { user } = sessionStore.getState();
  const info = user?.practitioner_info;
  if (!info || info.onboarding_step === onboarding_step) return;

  updateUser({ ...user, practitioner_info: { ...info, onboarding_step } });
}
