import type { ReleasePointer, RemoteEntry } from './registry.ts';

/** What decides whether a browser gets a canary release (D46). */
export interface RolloutMembership {
  /** Drawn once for each browser, and kept; null for one that keeps none, which gets no canary by chance. */
  readonly seed: string | null;
  /** Names of groups that the browser was put into. */
  readonly cohorts: readonly string[];
}

/** Set by the shell's server, and only while a canary needs it. */
export const ROLLOUT_COOKIE = 'freely-rollout';

/** @param cookies the `Cookie` header, or `document.cookie` */
export function readRolloutSeed(cookies: string): string | null {
  return new RegExp(`(?:^|;\\s*)${ROLLOUT_COOKIE}=([\\w-]{12})(?:;|$)`).exec(cookies)?.[1] ?? null;
}

/** Nobody gets a canary. */
export const NO_ROLLOUT: RolloutMembership = { seed: null, cohorts: [] };

/**
 * The releases to try, in order (D46): the canary if this browser gets it, active, previous.
 *
 * @param bad versions that this browser could not load; left out, unless nothing else is left
 */
export function releasesToTry(
  name: string,
  { canary, active, previous }: Pick<RemoteEntry, 'canary' | 'active' | 'previous'>,
  { seed, cohorts }: RolloutMembership,
  bad: readonly string[] = [],
): ReleasePointer[] {
  const getsCanary =
    canary !== null &&
    ((seed !== null && bucketOf(seed, name) < canary.percent) ||
      canary.cohorts.some((cohort) => cohorts.includes(cohort)));

  const releases = [getsCanary ? canary.release : null, active, previous].filter(
    (release) => release !== null,
  );
  const good = releases.filter(({ version }) => !bad.includes(version));

  return good.length > 0 ? good : releases;
}

/**
 * From 0 up to 100: the same for a browser and a remote each time, and independent from remote to
 * remote, so that it is not always the same people who meet new releases.
 */
export function bucketOf(seed: string, name: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${seed} ${name}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV-1a alone leaves the upper bits of short texts alike; this mixes them (murmur3's last step).
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);

  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}
