import type { ReleasePointer, RemoteEntry } from './registry.ts';

/** Who asks: a number from 0 up to 100 that stays with the browser, and names it may carry. */
export interface Visitor {
  readonly dice: number;
  readonly cohorts: readonly string[];
}

/** The releases to try, in order (D46): canary where it applies, active, previous. */
export function releasesToTry(entry: RemoteEntry, visitor: Visitor): ReleasePointer[] {
  const { canary, active, previous } = entry;
  const getsCanary =
    canary !== null &&
    (visitor.dice < canary.percent ||
      canary.cohorts.some((cohort) => visitor.cohorts.includes(cohort)));

  return [getsCanary ? canary.release : null, active, previous].filter(
    (release) => release !== null,
  );
}
