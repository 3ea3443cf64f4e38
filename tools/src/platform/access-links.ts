import { type AccessLink, newLinkId, type SigningKey, signLink } from '@freely/platform';
import { Misuse } from '../terminal/command-error.ts';
import { millisecondsIn } from './duration.ts';
import type { VerbOptions } from './verbs/verb.ts';

/** Longer than any preview is looked at. */
const MOST_DAYS = 30;

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
  const token = signLink({ ...given, id: newLinkId(), until, person } as AccessLink, key);

  return { url: `${new URL('/__platform/join', site).href}#${token}`, until, person };
}

/** For how many milliseconds a link is good. @throws Misuse */
export function lastsFor(options: VerbOptions): number {
  const lasts = millisecondsIn(String(options.for ?? ''), 'for');
  if (lasts > MOST_DAYS * 86_400_000) throw new Misuse(`--for may be at most ${MOST_DAYS}d.`);

  return lasts;
}

/** The site that links lead to. */
export function siteUrl(environment = process.env): string {
  return environment.SHELL_URL || `http://localhost:${environment.SHELL_PORT ?? 4200}`;
}
