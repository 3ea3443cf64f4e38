/** The steps of the stepper, in order; signing up completes the first one. */
export const wizardSteps = [
  'signUp',
  'services',
  'locations',
  'availability',
  'skills',
  'finished',
] as const;

export type WizardStep = (typeof wizardSteps)[number];
