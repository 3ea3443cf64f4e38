import type { ReleasePointer, RemoteEntry } from './registry.ts';

/** What decides whether a browser gets a canary release (D46). */
export interface RolloutMembership {
  /** From 0 up to 100, drawn at random once for each browser. */
  readonly bucket: number;
  /** Names of groups that the browser was put into. */
  readonly cohorts: readonly string[];
}

/** The releases to try, in order (D46): the canary if this browser gets it, active, previous. */
export function releasesToTry(entry: RemoteEntry, membership: RolloutMembership): ReleasePointer[] {
  const { canary, active, previous } = entry;
  const getsCanary =
    canary !== null &&
    (membership.bucket < canary.percent ||
      canary.cohorts.some((cohort) => membership.cohorts.includes(cohort)));

  return [getsCanary ? canary.release : null, active, previous].filter(
    (release) => release !== null,
  );
}
