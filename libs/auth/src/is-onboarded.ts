/** The `onboarding_step` from which practitioners may open their pages. */
const ONBOARDED_STEP = 5;

export const isOnboarded = (step: number): boolean => step >= ONBOARDED_STEP;
