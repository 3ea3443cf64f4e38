import { badVersionsIn } from '@freely/federation/bad-releases';
import {
  NO_ROLLOUT,
  type RolloutMembership,
  releasesToTry,
} from '@freely/federation/choose-release';
import { misfitsOf } from '@freely/federation/compatibility';
import { remotesBySlot, SHELL_SLOTS, slotsOf } from '@freely/federation/component-slots';
import { describeMisfit } from '@freely/federation/describe-misfit';
import type { ReleaseFrame } from '@freely/federation/frame';
import type { Registry, ReleasePointer, RemoteEntry } from '@freely/federation/registry';
import { filesFor, forBrowsers, type Release, routeFor } from '@freely/federation/release';
import { SHELL_PAGES } from '@freely/federation/shell-paths';
import type { BootData } from '../src/boot/boot-data.ts';
import type { PageFrame } from '../src/frame/page-frame.ts';
import { isShellPage, ownerOf } from '../src/remotes/route-ownership.ts';
import type { ServedRoutes } from '../src/remotes/served-routes.ts';
import { canonicalPath } from './canonical-path.ts';
import { hasMalformedId } from './malformed-id.ts';
import { pageFrame } from './page-frame.ts';
import { subjectOf } from './page-subject.ts';
import type { ReleaseStore, ShellRelease } from './release-store.ts';
import type { RemoteCode } from './renderer/remote-code.ts';

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
  /** The one spelling of the path. */
  readonly canonical: string;
  readonly boot: Omit<BootData, 'settings'> & {
    readonly registry: Registry;
    readonly frame: PageFrame;
  };
  readonly preloads: readonly Preload[];
  /** The path of the prerendered page without which this one does not exist; null if there is none. */
  readonly subject: string | null;
  /** How to prerender the page; null if only the browser renders it. */
  readonly prerender: {
    /** Of the release, as its folder is called. */
    readonly version: string;
    readonly code: Omit<RemoteCode, 'file'> & { readonly url: string };
  } | null;
}

export interface PlanParts {
  readonly store: ReleaseStore;
  /** The shell that the page will run in; null in `npm run dev`, where nothing is pinned. */
  readonly shell: ShellRelease | null;
  /** The public URL of the site. */
  readonly shellUrl: string;
  readonly rollout?: RolloutMembership;
  /** The language that the URL names. */
  readonly language?: string | null;
  /** Of the remotes in `npm run dev`, which have no manifests. */
  readonly devFrames?: Readonly<Record<string, ReleaseFrame>>;
  /** The `Cookie` header: it may name releases that this browser could not load. */
  readonly cookies?: string | undefined;
  /** Told of each release that does not run in this shell. */
  readonly onMisfit?: (problem: string) => void;
}

/** Plans a page from the registry, so that the browser need not discover its files in a chain. */
export async function planPage(path: string, parts: PlanParts): Promise<PagePlan> {
  const { store, shell, shellUrl, rollout = NO_ROLLOUT, language = null } = parts;
  const registry = await store.registry();
  const owner = ownerOf(registry, path);
  const manifests = await readManifests(registry, rollout, parts);
  const served: ServedRoutes = Object.fromEntries(
    manifests.map(({ name, release }) => [name, release.routes.map((route) => route.path)]),
  );
  const frames = { ...framesOf(manifests), ...parts.devFrames };
  const own = manifests.find(({ name }) => name === owner);
  const files = own ? filesFor(own.release, path) : null;
  const route = own ? routeFor(own.release, path) : null;
  const isPossible = !route || !hasMalformedId(route.path, path);

  return {
    isKnown:
      isShellPage(path) || (owner !== null && (own === undefined || files !== null) && isPossible),
    canonical: canonicalPath(path, owner === null ? SHELL_PAGES : (served[owner] ?? [])),
    boot: {
      registry,
      served,
      frame: {
        ...pageFrame(Object.values(frames), { path, language, cohorts: rollout.cohorts }),
        ...componentsOf(frames, shell),
      },
      shell: shell && { url: shell.pointer.url, files: forBrowsers(shell.release).files },
      releases: own ? { [own.pointer.url]: forBrowsers(own.release) } : {},
    },
    preloads: (files ?? []).map((file) => ({
      url: `${own?.pointer.url}${file}`,
      integrity: own?.release.files[file],
    })),
    subject: route && isPossible ? subjectOf(route, path) : null,
    prerender: own && isPossible ? prerenderPlan(own, path, shellUrl) : null,
  };
}

/** The file of a release that prerenders its pages. */
export const SERVER_FILE = 'server.cjs';

function prerenderPlan(
  { pointer: { url, version }, release }: Manifest,
  path: string,
  shellUrl: string,
): PagePlan['prerender'] {
  const integrity = release.files[SERVER_FILE];
  if (integrity === undefined || !routeFor(release, path)?.isPrerendered) return null;

  return {
    version,
    code: { url: `${url}${SERVER_FILE}`, integrity, folder: new URL(url, shellUrl).href },
  };
}

interface Manifest {
  readonly name: string;
  readonly pointer: ReleasePointer;
  readonly release: Release;
}

/** Nothing where no remote has a component, as on most sites. */
function componentsOf(
  frames: Readonly<Record<string, ReleaseFrame>>,
  shell: ShellRelease | null,
): Pick<PageFrame, 'components'> {
  const slots = shell ? slotsOf('shell', shell.release) : SHELL_SLOTS;
  const components = remotesBySlot(frames, slots);

  return Object.keys(components).length > 0 ? { components } : {};
}

function framesOf(manifests: readonly Manifest[]): Record<string, ReleaseFrame> {
  return Object.fromEntries(
    manifests.flatMap(({ name, release: { frame } }) => (frame ? [[name, frame]] : [])),
  );
}

async function readManifests(
  registry: Registry,
  rollout: RolloutMembership,
  parts: PlanParts,
): Promise<Manifest[]> {
  const read = Object.entries(registry.remotes).map(([name, entry]) =>
    entry.killed ? null : firstUsable(name, entry, rollout, parts),
  );

  return (await Promise.all(read)).filter((manifest) => manifest !== null);
}

/** The same choice as in the browser: the first release that can be read and runs in this shell. */
async function firstUsable(
  name: string,
  entry: RemoteEntry,
  rollout: RolloutMembership,
  { store, shell, cookies = '', onMisfit }: PlanParts,
): Promise<Manifest | null> {
  for (const pointer of releasesToTry(name, entry, rollout, badVersionsIn(cookies, name))) {
    // An unpinned release (D66) has no manifest, so its routes are unknown.
    if (pointer.integrity === null) return null;
    const release = await store.release(pointer);
    if (!release) continue;
    const offer = shell?.release.offers;
    const [misfit] = offer ? misfitsOf(release, offer) : [];
    if (!misfit) return { name, pointer, release };
    onMisfit?.(
      describeMisfit(misfit, `${name} ${pointer.version}`, `shell ${shell?.pointer.version}`),
    );
  }

  return null;
}
