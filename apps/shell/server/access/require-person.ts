import type { IncomingHttpHeaders } from 'node:http';
import { type AccessLink, type PlatformStore, RefusedLink } from '@freely/platform';
import * as v from 'valibot';
import { accountOf } from './account-of.ts';
import { openerOf } from './opener-cookie.ts';

/** Where the API is, and how it knows this server. */
type Api = Parameters<typeof accountOf>[0];

/** Who opens a link. */
interface Opener {
  readonly headers: IncomingHttpHeaders;
  /** This browser has what the link gives already. */
  readonly isKnownHere: boolean;
}

/**
 * A link is for the account that it names, or for the first browser that opens it: that is a file in
 * the store which must not exist, so that all servers agree.
 *
 * @throws RefusedLink when the link is somebody else's
 */
export async function requirePerson(
  link: AccessLink,
  { headers, isKnownHere }: Opener,
  store: PlatformStore,
  settings: Api,
): Promise<void> {
  if (link.person !== null) return requireAccount(link.person, headers, settings);
  // A group has many people; anything else is for the first browser that opens it.
  if (link.kind === 'cohort' || isKnownHere) return;
  const opener = openerOf(headers.cookie);
  const { until, unit } = link;
  const note = { openedAt: new Date().toISOString(), until, unit, opener };
  const name = `links/${link.id}.json`;
  if (await store.create(name, Buffer.from(JSON.stringify(note)))) return;
  if (opener !== null && (await openerIn(store, name)) === opener) return;
  throw new RefusedLink('This link was opened in another browser. Ask for one of your own.');
}

async function requireAccount(
  person: string,
  { authorization }: IncomingHttpHeaders,
  settings: Api,
): Promise<void> {
  const account = await accountOf(settings, authorization);
  if (!account)
    throw new RefusedLink('This link is for one account. Log in with it, and open the link again.');
  // Acting as somebody is not being them.
  if (account.impersonated_by || account.email.toLowerCase() !== person.toLowerCase()) {
    throw new RefusedLink('This link is for another account.');
  }
}

const Note = v.object({ opener: v.string() });

/** The browser that a note says has opened the link; null when the note does not say. */
async function openerIn(store: PlatformStore, name: string): Promise<string | null> {
  const bytes = await store.read(name);
  try {
    return v.parse(Note, JSON.parse(Buffer.from(bytes ?? '').toString())).opener;
  } catch {
    return null;
  }
}
