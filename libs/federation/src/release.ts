import { matchPath } from '@freely/router';
import type { Release, ReleaseRoute } from './parse-release.ts';

export type { Release, ReleaseRoute } from './parse-release.ts';

/** The version of the contract between shell and remotes, which is described by `RemoteModule`. */
export const CONTRACT_VERSION = '1.0.0';

/** The route that matches a path; null if the release has none. */
export function routeFor(release: Release, path: string): ReleaseRoute | null {
  return release.routes.find(({ path: pattern }) => matchPath(pattern, path) !== null) ?? null;
}

/** The files that a path needs: those of the entry and of its page. Null if no route matches. */
export function filesFor(release: Release, path: string): string[] | null {
  const route = routeFor(release, path);

  return route ? [...new Set([...release.entry, ...route.files])] : null;
}

/** True if a release written for `range` runs in a shell with this contract version. */
export function fitsContract(range: string, version = CONTRACT_VERSION): boolean {
  const [major = 0, minor = 0, patch = 0] = range.slice(1).split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0, ownPatch = 0] = version.split('.').map(Number);

  return major === ownMajor && (ownMinor > minor || (ownMinor === minor && ownPatch >= patch));
}
