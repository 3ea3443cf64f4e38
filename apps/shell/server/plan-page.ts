import type { Registry, ReleasePointer } from '@freely/federation/registry';
import { filesFor, type Release, routeFor } from '@freely/federation/release';
import type { BootData, ServedAddresses } from '../src/boot/boot-data.ts';
import { ownerOf } from '../src/remotes/url-space.ts';
import type { ReleaseStore } from './release-store.ts';
import type { RemoteCode } from './remote-code.ts';
import type { ServerSettings } from './settings.ts';

/** A file that an address needs, for a preload link. */
export interface Preload {
  readonly address: string;
  readonly integrity: string | undefined;
}

export function isSheet({ address }: Preload): boolean {
  return address.endsWith('.css');
}

/** What the page of an address carries. */
export interface PagePlan {
  /** False when it is known that nobody serves the address. */
  readonly isKnown: boolean;
  readonly boot: Omit<BootData, 'settings'> & { readonly registry: Registry };
  readonly preloads: readonly Preload[];
  /** Where its HTML can be made ahead of the browser; null for a page that only the browser makes. */
  readonly ready: { readonly code: RemoteCode } | null;
}

/** Decides from the registry what the page of an address carries, so that nothing is fetched in a chain. */
export async function planPage(
  path: string,
  store: ReleaseStore,
  { address, releasesFolder }: Pick<ServerSettings, 'address' | 'releasesFolder'>,
): Promise<PagePlan> {
  const registry = await store.registry();
  const owner = ownerOf(path);
  const manifests = await readManifests(registry, store);
  const served: ServedAddresses = Object.fromEntries(
    manifests.map(({ name, release }) => [name, release.routes.map((route) => route.path)]),
  );
  const own = manifests.find(({ name }) => name === owner);
  const files = own ? filesFor(own.release, path) : null;

  return {
    isKnown: owner === null || own === undefined || files !== null,
    boot: {
      registry,
      served,
      releases: own ? { [own.pointer.url]: own.release } : {},
    },
    preloads: (files ?? []).map((file) => ({
      address: `${own?.pointer.url}${file}`,
      integrity: own?.release.files[file],
    })),
    ready: own ? readyCode(own, path, address, releasesFolder) : null,
  };
}

const SERVER_FILE = 'server.cjs';

function readyCode(
  { pointer: { url }, release }: Manifest,
  path: string,
  address: string,
  releasesFolder: string,
): PagePlan['ready'] {
  const integrity = release.files[SERVER_FILE];
  if (integrity === undefined || !routeFor(release, path)?.isReady) return null;
  const place = url.startsWith('/') ? releasesFolder : '';

  return {
    code: { file: `${place}${url}${SERVER_FILE}`, integrity, folder: new URL(url, address).href },
  };
}

interface Manifest {
  readonly name: string;
  readonly pointer: ReleasePointer;
  readonly release: Release;
}

async function readManifests(registry: Registry, store: ReleaseStore): Promise<Manifest[]> {
  const read = Object.entries(registry.remotes).map(async ([name, { active, killed }]) => {
    // An unpinned release (D66) has no manifest: its addresses are simply not known.
    const release = killed || active.integrity === null ? null : await store.release(active);

    return release ? { name, pointer: active, release } : null;
  });

  return (await Promise.all(read)).filter((manifest) => manifest !== null);
}
