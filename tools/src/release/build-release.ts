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

/** What stands in `dist` for the server or the build, not for browsers. */
const NOT_RELEASED = /\.(br|gz)$|^routes\.json$/;

/**
 * Makes a release folder of the build in `apps/<remote>/dist`, below `<folder>/r/<remote>/`. The
 * folder is named by version, commit and, where the sources differ from it, by content: the same
 * build always gives the same folder, and no folder is ever written twice.
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
    throw new Error(`${target} is already released with another content; commit the change first.`);
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

/** Under another name first: a folder that can be seen is a whole one. */
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
