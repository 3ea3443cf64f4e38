/** The steps of the stepper, in order; the first was done by signing up. */
export const wizardSteps = [
  'signUp',
  'services',
  'locations',
  'availability',
  'skills',
  'finished',
] as const;

export type WizardStep = (typeof wizardSteps)[number];
