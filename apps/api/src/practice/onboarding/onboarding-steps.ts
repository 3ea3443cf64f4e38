/** The calls of the wizard, each with the stored step at which it is made (D62). */
const stepOfCall = {
  subservices: 1,
  locationtypes: 2,
  availability: 3,
  trustAndSafety: 4,
} as const;

export type WizardCall = keyof typeof stepOfCall;

/** The stored step once everything is entered: the dashboard opens. */
const finished = 5;

/** Calls that the dashboard also makes later, for changes. */
const repeatable: readonly WizardCall[] = ['locationtypes', 'availability', 'trustAndSafety'];

/**
 * The stored step after a call, or null when the call is not accepted at this step. Never a step
 * back.
 */
export function stepAfter(call: WizardCall, stored: number): number | null {
  if (stored === stepOfCall[call]) return stored + 1;
  if (isFinished(stored) && repeatable.includes(call)) return stored;

  return null;
}

export const isFinished = (stored: number): boolean => stored >= finished;
