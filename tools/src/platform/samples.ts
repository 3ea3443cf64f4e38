import type { Release } from '@freely/federation/release';
import { demoPassword } from '../product/demo-accounts.ts';
import type { RemoteFile, RouteSample } from '../webpack/remote-file.ts';

/** A page that a release is tried with. */
export interface SamplePage {
  /** The pattern of its route. */
  readonly pattern: string;
  /** With params and query filled in. */
  readonly path: string;
  /** The email address of the demo person who opens it; null for nobody in particular. */
  readonly as: string | null;
  readonly isPrerendered: boolean;
  /** The path that it ends at. */
  readonly endsAt: string;
}

/** Asks the API on behalf of a demo person. */
export type AskApi = (path: string, as: string | null) => Promise<unknown>;

/**
 * A page for each path of a release, by what the remote declares in `remote.json`. A layout and the
 * page at its path are two routes and one page.
 *
 * @returns the pages, and the routes that nobody could open
 */
export async function samplePages(
  release: Release,
  { samples = {}, people = {} }: Pick<RemoteFile, 'samples' | 'people'>,
  ask: AskApi,
): Promise<{ pages: SamplePage[]; problems: string[] }> {
  const pages: SamplePage[] = [];
  const problems: string[] = [];
  const prerendered = new Set(
    release.routes.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path),
  );
  const patterns = [...new Set(release.routes.map(({ path }) => path))];
  const tried = patterns.map(async (pattern) => {
    const sample = samples[pattern] ?? {};
    if (sample.skip) return null;
    const as = sample.as ?? personFor(pattern, people);
    try {
      const path = await fill(pattern, sample, as, ask);
      const endsAt = sample.leadsTo ?? path.split('?')[0] ?? path;

      return { pattern, path, as, isPrerendered: prerendered.has(pattern), endsAt };
    } catch (error) {
      return `${pattern}: ${error instanceof Error ? error.message : error}`;
    }
  });
  for (const each of await Promise.all(tried)) {
    if (typeof each === 'string') problems.push(each);
    else if (each) pages.push(each);
  }

  return { pages, problems };
}

/** The person of the longest prefix: `"/customer/*": "customer@…"`. */
function personFor(pattern: string, people: Readonly<Record<string, string>>): string | null {
  const [match] = Object.entries(people)
    .filter(([prefix]) => `${pattern}/`.startsWith(prefix.replace(/\*$/, '')))
    .sort(([one], [other]) => other.length - one.length);

  return match?.[1] ?? null;
}

async function fill(
  pattern: string,
  { params = {}, query = '' }: RouteSample,
  as: string | null,
  ask: AskApi,
): Promise<string> {
  const segments = await Promise.all(
    pattern.split('/').map(async (segment) => {
      const name = /^:(\w+)(\?)?$/.exec(segment);
      if (!name) return segment;
      const [, param = '', isOptional] = name;
      const value = params[param];
      if (value === undefined && isOptional) return null;
      if (value === undefined) throw new Error(`remote.json has no sample for :${param}.`);

      return encodeURIComponent(await resolveValue(value, as, ask));
    }),
  );

  return segments.filter((segment) => segment !== null).join('/') + query;
}

/** A value as it stands, or one from the API: `GET /practitioners/listed ids.0`. */
async function resolveValue(value: string, as: string | null, ask: AskApi): Promise<string> {
  const [, path, place] = /^GET (\S+) (\S+)$/.exec(value) ?? [];
  if (!path || !place) return value;
  const found = place
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      await ask(path, as),
    );
  if (found === undefined || found === null) throw new Error(`${path} has nothing at ${place}.`);

  return String(found);
}

/** The API as demo people see it. Each logs in once. */
export function demoApi(apiUrl: string): { ask: AskApi; signIn(email: string): Promise<SignedIn> } {
  const sessions = new Map<string, Promise<SignedIn>>();

  function signIn(email: string): Promise<SignedIn> {
    const known = sessions.get(email) ?? logIn(apiUrl, email);
    sessions.set(email, known);

    return known;
  }

  return {
    signIn,
    async ask(path, as) {
      const token = as ? (await signIn(as)).access_token : null;
      const response = await fetch(apiUrl + path, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);

      return response.json();
    },
  };
}

export interface SignedIn {
  readonly access_token: string;
  readonly [field: string]: unknown;
}

async function logIn(apiUrl: string, email: string): Promise<SignedIn> {
  const response = await fetch(`${apiUrl}/auth/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`${email} could not log in: ${response.status}.`);

  return (await response.json()) as SignedIn;
}
