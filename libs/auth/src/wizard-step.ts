import { send } from '@freely/api-client/client';
import { onboardingStep } from '@freely/api-client/contract';
// By its public name: that copy is shared by the shell and all remotes.
import { type Guard, sessionStore, updateUser } from '@freely/auth';
import { replace } from '@freely/router';

const LAST_STEP = 6;

/**
 * The wizard's guard: `:currentStep` must be the step stored on the server plus 1. Otherwise it
 * redirects to that step and replaces the history entry. The stored step is copied to
 * the session.
 *
 * @example { path: 'practitioner-information/:currentStep?', loader: guard(loginRequired, practitionerOnly, wizardStepRequired) }
 * @throws ApiError if the call fails; the remote's error boundary shows it.
 */
export const wizardStepRequired: Guard = async ({ params, request }) => {
  const { onboarding_step } = await send(onboardingStep, {}, { signal: request.signal });
  storeOnboardingStep(onboarding_step);
  const nextStep = String(Math.min(onboarding_step + 1, LAST_STEP));

  return params.currentStep === nextStep
    ? undefined
    : replace(`/practitioner-information/${nextStep}`);
};

function storeOnboardingStep(onboarding_step: number): void {
  const { user } = sessionStore.getState();
  const info = user?.practitioner_info;
  if (!info || info.onboarding_step === onboarding_step) return;

  updateUser({ ...user, practitioner_info: { ...info, onboarding_step } });
}
