import type { Registry, ReleasePointer } from '@freely/federation/registry';
import { filesFor, type Release, routeFor } from '@freely/federation/release';
import type { BootData } from '../src/boot/boot-data.ts';
import { ownerOf } from '../src/remotes/route-ownership.ts';
import type { ServedRoutes } from '../src/remotes/served-routes.ts';
import type { ReleaseStore } from './release-store.ts';
import type { RemoteCode } from './remote-code.ts';
import type { ServerSettings } from './settings.ts';

/** A file that a page needs, for a preload link. */
export interface Preload {
  readonly url: string;
  readonly integrity: string | undefined;
}

export function isStylesheet({ url }: Preload): boolean {
  return url.endsWith('.css');
}

/** What the server writes into the page of a path. */
export interface PagePlan {
  /** False if it is known that no release serves the path. */
  readonly isKnown: boolean;
  readonly boot: Omit<BootData, 'settings'> & { readonly registry: Registry };
  readonly preloads: readonly Preload[];
  /** How to prerender the page; null if only the browser renders it. */
  readonly prerender: { readonly code: RemoteCode } | null;
}

/** Plans a page from the registry, so that the browser need not discover its files in a chain. */
export async function planPage(
  path: string,
  store: ReleaseStore,
  { shellUrl, releasesFolder }: Pick<ServerSettings, 'shellUrl' | 'releasesFolder'>,
): Promise<PagePlan> {
  const registry = await store.registry();
  const owner = ownerOf(path);
  const manifests = await readManifests(registry, store);
  const served: ServedRoutes = Object.fromEntries(
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
      url: `${own?.pointer.url}${file}`,
      integrity: own?.release.files[file],
    })),
    prerender: own ? prerenderPlan(own, path, { shellUrl, releasesFolder }) : null,
  };
}

const SERVER_FILE = 'server.cjs';

function prerenderPlan(
  { pointer: { url }, release }: Manifest,
  path: string,
  { shellUrl, releasesFolder }: Pick<ServerSettings, 'shellUrl' | 'releasesFolder'>,
): PagePlan['prerender'] {
  const integrity = release.files[SERVER_FILE];
  if (integrity === undefined || !routeFor(release, path)?.isPrerendered) return null;
  const prefix = url.startsWith('/') ? releasesFolder : '';

  return {
    code: { file: `${prefix}${url}${SERVER_FILE}`, integrity, folder: new URL(url, shellUrl).href },
  };
}

interface Manifest {
  readonly name: string;
  readonly pointer: ReleasePointer;
  readonly release: Release;
}

async function readManifests(registry: Registry, store: ReleaseStore): Promise<Manifest[]> {
  const read = Object.entries(registry.remotes).map(async ([name, { active, killed }]) => {
    // An unpinned release (D66) has no manifest, so its routes are unknown.
    const release = killed || active.integrity === null ? null : await store.release(active);

    return release ? { name, pointer: active, release } : null;
  });

  return (await Promise.all(read)).filter((manifest) => manifest !== null);
}
