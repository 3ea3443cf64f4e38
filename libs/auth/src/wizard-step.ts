import type { Guard } from '@freely/auth';
import { replace } from '@freely/router';
import { readOnboardingStep } from './onboarding-step.ts';

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
  const nextStep = String(Math.min((await readOnboardingStep(request.signal)) + 1, LAST_STEP));

  return params.currentStep === nextStep
    ? undefined
    : replace(`/practitioner-information/${nextStep}`);
};
