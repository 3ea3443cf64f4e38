// A second build of an app that differs from the first: it says in the page which one it is, and, if
// asked to, imports or has one more shared name. Made from the build at hand, because another run of
// the compiler would take minutes and differ in nothing else that matters here.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from '@freely/tools/platform/build-release';
import type { PlatformContext } from '@freely/tools/platform/platform-context';

const ROOT = join(import.meta.dirname, '../..');

interface NextBuild {
  /** What the page is told: `globalThis.freelyBuilds[unit]`. */
  readonly marker: string;
  /** A name of @freely/router that a remote imports besides, or that the shell has. */
  readonly sharedName?: string;
}

/** Writes a release of the changed build to the store, and makes nothing live. */
export async function releaseNextBuild(
  { store }: PlatformContext,
  folder: string,
  unit: string,
  { marker, sharedName }: NextBuild,
) {
  const app = join(folder, 'builds', marker, unit);
  mkdirSync(app, { recursive: true });
  for (const part of ['package.json', 'remote.json', 'locales', 'dist']) {
    const source = join(ROOT, 'apps', unit, part);
    if (existsSync(source)) cpSync(source, join(app, part), { recursive: true });
  }
  const entry =
    unit === 'shell' ? (readJson(app, 'assets.json').scripts as string[])[0] : 'remoteEntry.js';
  const file = join(app, 'dist', entry ?? '');
  const statement = `(globalThis.freelyBuilds ??= {})[${JSON.stringify(unit)}] = ${JSON.stringify(marker)};`;
  writeFileSync(file, `${statement}\n${readFileSync(file, 'utf8')}`);
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
  if (sharedName) {
    const names = unit === 'shell' ? 'offers.json' : 'needs.json';
    const shared = readJson(app, names) as Record<string, string[]>;
    shared['@freely/router']?.push(sharedName);
    writeFileSync(join(app, 'dist', names), JSON.stringify(shared));
  }

  return buildRelease(unit, store, { commit: marker, isDirty: false }, app);
}

function readJson(app: string, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(app, 'dist', file), 'utf8')) as Record<string, unknown>;
}
