import { matchPath } from '@freely/router';
import * as v from 'valibot';

/** The version of the contract between shell and remotes; `RemoteModule` is what it describes. */
export const CONTRACT_VERSION = '1.0.0';

const FileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*(\/[\w][\w.-]*)*$/));

export const ReleaseRoute = v.object({
  /** A React Router pattern with a leading slash. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The files that show it, beside those of the entry. */
  files: v.array(FileName),
  /** True when its HTML is made ahead of the browser, by `server.cjs` of the release. */
  isReady: v.optional(v.boolean(), false),
});
export type ReleaseRoute = v.InferOutput<typeof ReleaseRoute>;

/** `release.json`: what a release folder holds, hashed, and what it brings to the shell. */
export const Release = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  version: v.pipe(v.string(), v.nonEmpty()),
  commit: v.string(),
  /** The contract it was written for, as a caret range: `^1.0.0`. */
  contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
  /** What it expects to share, name → version. */
  shared: v.record(v.string(), v.string()),
  /** The files of its entry: `remoteEntry.js` first, then those of `./routes`. */
  entry: v.pipe(v.array(FileName), v.minLength(1)),
  routes: v.array(ReleaseRoute),
  /** Addresses of the shell's navigation that it serves. */
  navigation: v.array(v.string()),
  /** Every file of the folder but this one → `sha384-…`. */
  files: v.record(FileName, v.pipe(v.string(), v.startsWith('sha384-'))),
});
export type Release = v.InferOutput<typeof Release>;

/** The release in a JSON value; null when it is not one. */
export function parseRelease(value: unknown): Release | null {
  const parsed = v.safeParse(Release, value);

  return parsed.success ? parsed.output : null;
}

/** The route that an address meets; null when the release serves no such one. */
export function routeFor(release: Release, path: string): ReleaseRoute | null {
  return release.routes.find(({ path: pattern }) => matchPath(pattern, path) !== null) ?? null;
}

/** The files that an address needs: the entry's and its page's. Null when it serves no such one. */
export function filesFor(release: Release, path: string): string[] | null {
  const route = routeFor(release, path);

  return route ? [...new Set([...release.entry, ...route.files])] : null;
}

/** True when a release written for `range` runs in a shell of this contract. */
export function fitsContract(range: string, version = CONTRACT_VERSION): boolean {
  const [major = 0, minor = 0, patch = 0] = range.slice(1).split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0, ownPatch = 0] = version.split('.').map(Number);

  return major === ownMajor && (ownMinor > minor || (ownMinor === minor && ownPatch >= patch));
}
