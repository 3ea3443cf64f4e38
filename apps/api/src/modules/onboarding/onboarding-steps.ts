/** The calls of the wizard, each with the stored step that it follows (D62). */
const follows = {
  subservices: 1,
  locationtypes: 2,
  availability: 3,
  trustAndSafety: 4,
} as const;

export type WizardCall = keyof typeof follows;

/** Stored when everything was told: the dashboard opens. */
const finished = 5;

/** Calls that the dashboard makes later, for a new place or a change of heart. */
const usedAfterwards: readonly WizardCall[] = ['locationtypes', 'availability', 'trustAndSafety'];

/** The stored step after a call, or null when it is out of turn. Never a step back. */
export function stepAfter(call: WizardCall, stored: number): number | null {
  if (stored === follows[call]) return stored + 1;
  if (isFinished(stored) && usedAfterwards.includes(call)) return stored;

  return null;
}

export const isFinished = (stored: number): boolean => stored >= finished;
