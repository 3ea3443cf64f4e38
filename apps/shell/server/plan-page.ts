import type { Registry, ReleasePointer } from '@freely/federation/registry';
import { filesFor, type Release } from '@freely/federation/release';
import type { BootData, ServedAddresses } from '../src/boot/boot-data.ts';
import { ownerOf } from '../src/remotes/url-space.ts';
import type { ReleaseStore } from './release-store.ts';

/** A file that an address needs, for a preload link. */
export interface Preload {
  readonly address: string;
  readonly integrity: string | undefined;
}

/** What the page of an address carries. */
export interface PagePlan {
  /** False when it is known that nobody serves the address. */
  readonly isKnown: boolean;
  readonly boot: Omit<BootData, 'settings'>;
  readonly preloads: readonly Preload[];
}

/** Decides from the registry what the page of an address carries, so that nothing is fetched in a chain. */
export async function planPage(path: string, store: ReleaseStore): Promise<PagePlan> {
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
