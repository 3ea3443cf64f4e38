import {
  type AccessLink,
  linkIn,
  type PlatformRules,
  type RootKeys,
  verifyLink,
} from '@freely/platform';
import { type AccessCookie, NOTHING_GRANTED } from './access-cookie.ts';

/** What one browser gets that others do not. */
export interface AccessGrant {
  readonly links: readonly AccessLink[];
  readonly cohorts: readonly string[];
  /** Links that gave something until lately: open tabs may still have it. */
  readonly ended: readonly AccessLink[];
}

export const EVERYBODY: AccessGrant = { links: [], cohorts: [], ended: [] };

/** A tab that nobody looked at for so long learns of it by its first request all the same. */
const ENDED_MS = 86_400_000;

/** @param cookies the `Cookie` header */
export type ReadGrant = (cookies: string | undefined) => Promise<AccessGrant>;

/**
 * Links are verified at every page, so that one ends in time, and with the key that signed it.
 *
 * @param readRules those in force; not asked for visitors who were given nothing
 */
export function grantReader(
  cookie: AccessCookie,
  readRules: () => Promise<PlatformRules>,
  roots: RootKeys,
): ReadGrant {
  return async (cookies) => {
    const granted = cookie.read(cookies);
    if (granted === NOTHING_GRANTED) return EVERYBODY;
    const rules = await readRules();
    const links = granted.tokens.flatMap((token) => linkOrNone(token, rules, roots));
    const byLink = links.flatMap((link) => (link.kind === 'cohort' ? link.cohort : []));
    const byRole =
      granted.cohortsUntil > Date.now()
        ? granted.cohorts.filter((name) => rules.cohorts?.[name] !== undefined)
        : [];

    const ended = granted.tokens.flatMap((token) => endedOrNone(token, links));

    return { links, cohorts: [...new Set([...byLink, ...byRole])], ended };
  };
}

/** Past its time, or no longer good because its key was revoked. */
function endedOrNone(token: string, links: readonly AccessLink[]): AccessLink[] {
  const link = linkIn(token);
  if (!link || Date.parse(link.until) < Date.now() - ENDED_MS) return [];

  return links.some(({ id }) => id === link.id) ? [] : [link];
}

function linkOrNone(token: string, rules: PlatformRules, roots: RootKeys): AccessLink[] {
  try {
    return [verifyLink(token, rules, roots)];
  } catch {
    return [];
  }
}
