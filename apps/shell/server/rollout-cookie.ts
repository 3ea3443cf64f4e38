import { randomBytes } from 'node:crypto';
import {
  ROLLOUT_COOKIE,
  type RolloutMembership,
  readRolloutSeed,
} from '@freely/federation/choose-release';
import type { Registry } from '@freely/federation/registry';

/** Longer than any canary lasts. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;

/** Which releases a browser gets, and what to set so that it stays so. */
export interface RolloutCookie {
  readonly rollout: RolloutMembership;
  /** A `Set-Cookie` header; null when nothing is to be stored. */
  readonly setCookie: string | null;
}

/**
 * The seed by which a browser gets canaries or not. It is drawn and stored only while some remote has
 * a canary for a percentage: a browser that meets none is not given a cookie.
 *
 * @param header the `Cookie` header
 */
export function rolloutCookie(
  header: string | undefined,
  { remotes }: Registry,
  isSecure: boolean,
): RolloutCookie {
  const stored = readRolloutSeed(header ?? '');
  const isNeeded = Object.values(remotes).some(({ canary }) => (canary?.percent ?? 0) > 0);
  if (stored || !isNeeded) return { rollout: { seed: stored, cohorts: [] }, setCookie: null };

  const seed = randomBytes(9).toString('base64url');
  // Not HttpOnly: the loader in the page makes the same choice.
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;

  return {
    rollout: { seed, cohorts: [] },
    setCookie: `${ROLLOUT_COOKIE}=${seed}; ${attributes}${isSecure ? '; Secure' : ''}`,
  };
}
