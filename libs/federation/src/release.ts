import { matchPath } from '@freely/router';
import type { Release, ReleaseRoute } from './parse-release.ts';

export type { Release, ReleaseRoute } from './parse-release.ts';

/** The version of the contract between shell and remotes; `RemoteModule` is what it describes. */
export const CONTRACT_VERSION = '1.0.0';

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
