import type { AdminPractitioner } from '@freely/api-client/contract';
import { isOnboarded } from '@freely/domain/onboarding';

export type PractitionerState = 'approved' | 'waiting' | 'rejected' | 'onboarding';

/** The state of an application. */
export function practitionerState({
  approved,
  onboarding_step,
}: Pick<AdminPractitioner, 'approved' | 'onboarding_step'>): PractitionerState {
  if (approved === true) return 'approved';
  if (approved === false) return 'rejected';

  return isOnboarded(onboarding_step) ? 'waiting' : 'onboarding';
}
