/** The `onboarding_step` at which the sign-up of a practitioner is complete (D30). */
const ONBOARDED_STEP = 5;

export const isOnboarded = (step: number): boolean => step >= ONBOARDED_STEP;
