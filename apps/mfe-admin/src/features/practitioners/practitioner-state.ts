import type { AdminPractitioner } from '@freely/api-client/contract';

/** The `onboarding_step` at which a practitioner has completed sign-up (D30). */
export const ONBOARDED_STEP = 5;

export type PractitionerState = 'approved' | 'waiting' | 'rejected' | 'onboarding';

/** The state of an application. */
export function practitionerState({
  approved,
  onboarding_step,
}: Pick<AdminPractitioner, 'approved' | 'onboarding_step'>): PractitionerState {
  if (approved === true) return 'approved';
  if (approved === false) return 'rejected';

  return onboarding_step < ONBOARDED_STEP ? 'onboarding' : 'waiting';
}
