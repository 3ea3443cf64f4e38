import type { BadReleases } from '@freely/federation/bad-releases';
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
  readonly bad: BadReleases;
  /** The folder of the shell's release that is in the page; null where nothing is pinned. */
  readonly shellUrl: string | null;
}

/** Decides at navigations whether the page is loaded anew, with newer releases. */
export interface Upgrades {
  /** True while a release that was taken back is in the page. */
  mustLeave(): boolean;
  /** A redirect that loads the whole page, or null to go on in this one. */
  before(): Response | null;
}

let started: Platform | undefined;

export function setPlatform(value: Platform): void {
  started = value;
}

let upgrades: Upgrades | undefined;

/** Set once the page is idle; until then nothing newer is known. */
export function setUpgrades(value: Upgrades | undefined): void {
  upgrades = value;
}

export function currentUpgrades(): Upgrades | undefined {
  return upgrades;
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

/** The release of a remote that this page uses; null if the remote is switched off or unknown. */
export function usedPointer(name: string): ReleasePointer | null {
  const { loader } = platform();
  const wanted = loader.wanted(name);

  return wanted && (loader.loaded(name) ?? wanted);
}

/** False if it is known that no release serves a path. Then no link should lead there. */
export function isServed(path: string): boolean {
  const owner = remoteAt(path);
  const patterns = owner === null ? undefined : started?.served[owner];

  return !patterns || patterns.some((pattern) => matchPath(pattern, path) !== null);
}
