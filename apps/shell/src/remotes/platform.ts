import type { RemoteLoader } from '@freely/federation/loader';
import type { ReadRelease } from '@freely/federation/read-release';
import type { ReleasePointer } from '@freely/federation/registry';
import type { RegistrySource } from '@freely/federation/registry-source';
import { matchPath } from '@freely/router';
import { ownerOf } from './route-ownership.ts';
import type { ServedRoutes } from './served-routes.ts';

/** Everything that the shell knows about remotes. */
export interface Platform {
  readonly registry: RegistrySource;
  readonly loader: RemoteLoader;
  readonly readRelease: ReadRelease;
  readonly served: ServedRoutes;
}

let started: Platform | undefined;

export function setPlatform(value: Platform): void {
  started = value;
}

/** Throws before the shell has started. */
export function platform(): Platform {
  if (!started) throw new Error('The platform was used before the shell had started.');

  return started;
}

/** The remote that owns a path; null for the shell's own pages, and as long as none is known. */
export function remoteAt(path: string): string | null {
  return started ? ownerOf(started.registry.current(), path) : null;
}

/** The active release of a remote; null if the remote is switched off or unknown. */
export function activePointer(name: string): ReleasePointer | null {
  const entry = platform().registry.current().remotes[name];

  return entry && !entry.killed ? entry.active : null;
}

/** False if it is known that no release serves a path. Then no link should lead there. */
export function isServed(path: string): boolean {
  const owner = remoteAt(path);
  const patterns = owner === null ? undefined : started?.served[owner];

  return !patterns || patterns.some((pattern) => matchPath(pattern, path) !== null);
}
