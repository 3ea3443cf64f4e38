import type { RemoteLoader } from '@freely/federation/loader';
import type { ReadRelease } from '@freely/federation/read-release';
import type { ReleasePointer } from '@freely/federation/registry';
import type { RegistrySource } from '@freely/federation/registry-source';
import { matchPath } from '@freely/router';
import type { ServedAddresses } from '../boot/boot-data.ts';
import { ownerOf } from './url-space.ts';

/** What the shell knows of remotes, in one place. */
export interface Platform {
  readonly registry: RegistrySource;
  readonly loader: RemoteLoader;
  readonly readRelease: ReadRelease;
  readonly served: ServedAddresses;
}

let started: Platform | undefined;

export function setPlatform(given: Platform): void {
  started = given;
}

/** Throws before the shell has started. */
export function platform(): Platform {
  if (!started) throw new Error('The platform was asked for before the shell had started.');

  return started;
}

/** The release that serves a remote, unless it is switched off or unknown. */
export function activePointer(name: string): ReleasePointer | null {
  const entry = platform().registry.current().remotes[name];

  return entry && !entry.killed ? entry.active : null;
}

/** False when it is known that nobody serves an address: then no link should lead there. */
export function isServed(path: string): boolean {
  const owner = ownerOf(path);
  const patterns = owner === null ? undefined : started?.served[owner];

  return !patterns || patterns.some((pattern) => matchPath(pattern, path) !== null);
}
