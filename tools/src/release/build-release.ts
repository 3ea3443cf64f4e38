import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import { CONTRACT_VERSION, type Release } from '@freely/federation/release';
import type { RouteAssetsFile } from '../webpack/route-assets-plugin.ts';
import { sharedVersions } from '../webpack/shared-modules.ts';
import { readPackage, repositoryRoot } from '../webpack/workspace.ts';
import { integrityOf, shortHash } from './hash-file.ts';
import { type SourceState, sourceState } from './source-state.ts';

/** Files of `dist` that are not in the manifest: for the server or the build, not for browsers. */
const NOT_RELEASED = /\.(br|gz)$|^routes\.json$/;

/**
 * Copies the build in `apps/<remote>/dist` to a release folder below `<folder>/r/<remote>/`. Its name
 * has the version, the commit and, with uncommitted changes, a hash of the contents. So the same build
 * always gives the same folder, and no folder is ever overwritten.
 */
export function buildRelease(
  remote: string,
  folder: string,
  source: SourceState = sourceState(),
  app = `${repositoryRoot}apps/${remote}`,
): ReleasePointer {
  const dist = `${app}/dist`;
  const { version } = readPackage(app);
  const manifest = manifestOf(remote, dist, version, source.commit);
  const content = JSON.stringify(manifest.files);
  const suffix = source.isDirty ? `-${shortHash(content)}` : '';
  const name = `${version}-${source.commit}${suffix}`;
  const text = JSON.stringify(manifest);
  const target = join(folder, 'r', remote, name);

  if (!existsSync(target)) copyRelease(dist, target, text);
  const kept = readFileSync(`${target}/release.json`, 'utf8');
  if (kept !== text) {
    throw new Error(
      `${target} is released already with different contents: commit the change first.`,
    );
  }

  return { version: name, url: `/r/${remote}/${name}/`, integrity: integrityOf(text) };
}

function manifestOf(name: string, dist: string, version: string, commit: string): Release {
  const { entry, routes } = JSON.parse(
    readFileSync(`${dist}/routes.json`, 'utf8'),
  ) as RouteAssetsFile;
  const files = readdirSync(dist)
    .filter((file) => !NOT_RELEASED.test(file))
    .sort();

  return {
    name,
    version,
    commit,
    contract: `^${CONTRACT_VERSION}`,
    shared: sharedVersions(),
    entry,
    routes,
    navigation: routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
    files: Object.fromEntries(
      files.map((file) => [file, integrityOf(readFileSync(join(dist, file)))]),
    ),
  };
}

/** Copies under another name first, so that a visible release folder is always complete. */
function copyRelease(dist: string, target: string, manifest: string): void {
  const draft = `${target}.draft-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  cpSync(dist, draft, { recursive: true, filter: (file) => !file.endsWith('routes.json') });
  writeFileSync(`${draft}/release.json`, manifest);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(target)) throw error;
  }
}
