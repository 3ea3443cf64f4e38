import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_SLOTS } from '@freely/federation/component-slots';
import type { ReleaseFrame } from '@freely/federation/frame';
import type { ReleasePointer } from '@freely/federation/registry';
import {
  CONTRACT_VERSION,
  type Release,
  routeFor,
  type ShellAssets,
} from '@freely/federation/release';
import type { PlatformStore } from '@freely/platform';
import { readFrame } from '../webpack/remote-frame.ts';
import type { RouteAssetsFile } from '../webpack/route-assets-plugin.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import type { SharedNames } from '../webpack/shared-names-plugin.ts';
import { readPackage, repositoryRoot } from '../webpack/workspace.ts';
import { integrityOf, shortHash } from './hash-file.ts';
import { type SourceState, sourceState } from './source-state.ts';

/** Files of `dist` that the manifest is made of; they are not served. */
const MANIFEST_SOURCES = ['routes.json', 'assets.json', 'needs.json', 'offers.json'];
const COMPRESSED = /\.(br|gz)$/;

/**
 * Copies the build in `apps/<unit>/dist` to a release folder of the store, `r/<unit>/<version>/`. The
 * version is made of that of the package, the commit and, if the sources differ from it, the content:
 * the same build always gives the same folder, and no file is ever written twice.
 *
 * @param unit a remote, or `shell`
 */
export async function buildRelease(
  unit: string,
  store: PlatformStore,
  source: SourceState = sourceState(),
  app = `${repositoryRoot}apps/${unit}`,
): Promise<ReleasePointer> {
  const dist = join(app, 'dist');
  const files = readFiles(dist);
  const hashes = Object.fromEntries(
    [...files]
      .filter(([file]) => !COMPRESSED.test(file))
      .map(([file, content]) => [file, integrityOf(content)]),
  );
  const { version } = readPackage(app);
  const parts = existsSync(join(dist, 'assets.json'))
    ? shellParts(dist)
    : remoteParts(dist, existsSync(join(app, 'remote.json')) ? readFrame(app) : undefined);
  const manifest: Release = {
    name: unit,
    version,
    commit: source.commit,
    ...parts,
    files: hashes,
  };
  requireServedLinks(manifest);
  requirePrerenderedSubjects(manifest);
  const text = JSON.stringify(manifest);
  const suffix = source.isDirty ? `-${shortHash(text)}` : '';
  const name = `${version}-${source.commit}${suffix}`;
  const folder = `r/${unit}/${name}/`;

  await requireSame(store, folder, text);
  await upload(store, folder, files);
  // Last: a release with a manifest is a whole one.
  await store.create(`${folder}release.json`, Buffer.from(text));
  await requireSame(store, folder, text);

  return { version: name, url: `/${folder}`, integrity: integrityOf(text) };
}

/**
 * The files of a build that are served, read once: what is uploaded is what was hashed, although somebody
 * may build again meanwhile. A release with another file than the hashed one could never be mended.
 */
function readFiles(dist: string): Map<string, Uint8Array> {
  const names = readdirSync(dist)
    .filter((file) => !MANIFEST_SOURCES.includes(file.replace(COMPRESSED, '')))
    .sort();

  return new Map(names.map((name) => [name, readFileSync(join(dist, name))]));
}

/** @throws when there is a release of this name with another manifest */
async function requireSame(store: PlatformStore, folder: string, manifest: string): Promise<void> {
  const kept = await store.read(`${folder}release.json`);
  if (kept && Buffer.from(kept).toString() !== manifest) {
    throw new Error(`${folder} is already released with other content; commit the change first.`);
  }
}

/** Eight at once keep a bucket busy without being refused by it. */
const AT_ONCE = 8;

async function upload(
  store: PlatformStore,
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const kept = new Set(await store.list(folder));
  const missing = [...files].filter(([file]) => !kept.has(folder + file));
  const next = missing.values();
  const worker = async () => {
    for (const [file, content] of next) await store.create(folder + file, content);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

type Parts = Omit<Release, 'name' | 'version' | 'commit' | 'files'>;

function remoteParts(dist: string, frame: ReleaseFrame | undefined): Parts {
  const { entry, routes, components = {} } = readJson<RouteAssetsFile>(dist, 'routes.json');
  requireOwnComponents(Object.keys(components), frame);
  const names = readJson<SharedNames>(dist, 'needs.json');
  const shared = Object.entries(sharedModules(false))
    .filter(([module]) => names[module])
    .map(([module, { requiredVersion }]) => [
      module,
      { range: requiredVersion, names: [...(names[module] ?? [])] },
    ]);

  return {
    contract: `^${CONTRACT_VERSION}`,
    shared: Object.fromEntries(shared),
    entry,
    routes,
    navigation: routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
    ...(frame ? { frame } : {}),
  };
}

/** @throws when `remote.json` and `routes.tsx` do not name the same components */
function requireOwnComponents(built: readonly string[], frame: ReleaseFrame | undefined): void {
  const declared = (frame?.components ?? []).map(({ slot }) => slot);
  const missing = declared.find((slot) => !built.includes(slot));
  if (missing) throw new Error(`remote.json: routes.tsx has no component for ${missing}.`);
  const undeclared = built.find((slot) => !declared.includes(slot));
  if (undeclared) throw new Error(`routes.tsx: remote.json does not name ${undeclared}.`);
}

/** @throws when a link leads to a page that the release does not have */
function requireServedLinks(release: Release): void {
  const dead = release.frame?.links.find(({ to }) => !routeFor(release, to));
  if (dead) throw new Error(`remote.json: no route serves the link to ${dead.to}.`);
}

/** @throws when the page of a route exists with one that the server cannot find missing */
function requirePrerenderedSubjects({ routes }: Release): void {
  const known = routes.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path);
  for (const { path, existsWith } of routes) {
    if (existsWith === undefined) continue;
    if (!known.includes(existsWith)) {
      throw new Error(`routes.tsx: ${path} exists with ${existsWith}, which is not prerendered.`);
    }
    const missing = paramsOf(existsWith).find((param) => !paramsOf(path).includes(param));
    if (missing) throw new Error(`routes.tsx: ${path} has no ${missing} for ${existsWith}.`);
  }
}

/** Those that are always there. */
function paramsOf(pattern: string): string[] {
  return pattern.match(/:\w+(?![\w?])/g) ?? [];
}

function shellParts(dist: string): Parts {
  const assets = readJson<ShellAssets>(dist, 'assets.json');
  const names = readJson<SharedNames>(dist, 'offers.json');
  const shared = Object.entries(sharedModules(true)).map(([module, { version }]) => [
    module,
    { version, names: [...(names[module] ?? [])] },
  ]);

  return {
    contract: `^${CONTRACT_VERSION}`,
    shared: {},
    entry: assets.scripts,
    routes: [],
    navigation: [],
    assets,
    offers: {
      contract: CONTRACT_VERSION,
      shared: Object.fromEntries(shared),
      slots: SHELL_SLOTS,
    },
  };
}

function readJson<T>(dist: string, file: string): T {
  return JSON.parse(readFileSync(join(dist, file), 'utf8')) as T;
}
