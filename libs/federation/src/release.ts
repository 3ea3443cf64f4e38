import { matchPath } from '@freely/router';
import type { Release, ReleaseRoute } from './parse-release.ts';

export type { Release, ReleaseRoute, ShellAssets } from './parse-release.ts';

/** The version of the contract between shell and remotes, which is described by `RemoteModule`. */
export const CONTRACT_VERSION = '2.0.0';

/** The route that matches a path; null if the release has none. */
export function routeFor(release: Release, path: string): ReleaseRoute | null {
  return release.routes.find(({ path: pattern }) => matchPath(pattern, path) !== null) ?? null;
}

/** The files that a path needs: those of the entry and of its page. Null if no route matches. */
export function filesFor(release: Release, path: string): string[] | null {
  const route = routeFor(release, path);

  return route ? [...new Set([...release.entry, ...route.files])] : null;
}

/**
 * The manifest as pages carry it: of the files, only those that a browser checks, and without what the
 * server has already made of it.
 */
export function forBrowsers({ frame: _, ...release }: Release): Release {
  const checked = Object.entries(release.files).filter(([file]) => /\.(js|css)$/.test(file));

  return { ...release, files: Object.fromEntries(checked) };
}
