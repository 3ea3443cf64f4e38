import {
  type AccessLink,
  linkIn,
  newLinkId,
  RefusedLink,
  type SigningKey,
  signLink,
  verifyLink,
} from '@freely/platform';
import { Misuse } from '../terminal/command-error.ts';
import { millisecondsIn } from './duration.ts';
import { openPlatform, type PlatformContext, readRules } from './platform-context.ts';
import type { VerbOptions } from './verbs/verb.ts';

/** Longer than any preview is looked at. */
const MOST_DAYS = 30;
const WORKING_DAY = '8h';

/** What a link gives; who it is for and until when is added from the options. */
export type Given = AccessLink extends infer Link
  ? Link extends AccessLink
    ? Omit<Link, 'id' | 'until' | 'person'>
    : never
  : never;

/**
 * A signed link to the site. The token stands in the fragment, which no browser sends to a server:
 * it is in no log, and in no `Referer`.
 */
export function accessLink(given: Given, key: SigningKey, options: VerbOptions, site = siteUrl()) {
  const lasts = lastsFor(options);
  const person = typeof options.person === 'string' ? options.person : null;
  const until = new Date(Date.now() + lasts).toISOString();
  const link = { ...given, id: newLinkId(), until, person } as AccessLink;
  const token = signLink(link, key);
  if (person !== null && linkIn(token) === null) {
    throw new Misuse('--person must be the email of an account.');
  }

  return { url: `${new URL('/__platform/join', site).href}#${token}`, until, person };
}

/**
 * A link that the site opens by the rules of now: whoever it is for is the last to learn that it does not.
 *
 * @throws Misuse that says why the site would refuse it
 */
export async function openableLink(
  given: Given,
  context: PlatformContext,
  options: VerbOptions,
  site = siteUrl(),
) {
  const link = accessLink(given, context.key, options, site);
  try {
    verifyLink(new URL(link.url).hash.slice(1), await readRules(context), context.trusted);
  } catch (error) {
    if (!(error instanceof RefusedLink)) throw error;
    throw new Misuse(`The site would refuse this link: ${error.message}`);
  }

  return link;
}

/** Makes a deployed site load a remote from this machine. Tried beforehand where the site's store is known here. */
export async function developmentLink(
  unit: string,
  origin: string,
  key: SigningKey,
  options: VerbOptions,
  site: string,
) {
  const given = { kind: 'development' as const, unit, origin };
  const all = { for: WORKING_DAY, ...options };
  const { RELEASES_URL, PLATFORM_ROOT_KEYS } = process.env;

  return RELEASES_URL && PLATFORM_ROOT_KEYS
    ? openableLink(given, { ...openPlatform(), key }, all, site)
    : accessLink(given, key, all, site);
}

/** For how many milliseconds a link is good. @throws Misuse */
function lastsFor(options: VerbOptions): number {
  const lasts = millisecondsIn(String(options.for ?? ''), 'for');
  if (lasts > MOST_DAYS * 86_400_000) throw new Misuse(`--for may be at most ${MOST_DAYS}d.`);

  return lasts;
}

/** The site that links lead to. */
export function siteUrl(environment = process.env): string {
  return environment.SHELL_URL || `http://localhost:${environment.SHELL_PORT ?? 4200}`;
}
