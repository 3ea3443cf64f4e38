import type { CallShape } from '@freely/api-client/shapes';
import { callsOf } from './check/check-release.ts';
import { downloadSizes } from './check/download-sizes.ts';
import type { StoredRelease } from './stored-release.ts';

/** What is in the newer release only, in the older only, and in both but different. */
export interface Changes {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** How a release differs from another one of the same unit. */
export interface ReleaseDiff {
  /** Scripts and styles, without the hashes in their names. */
  readonly files: Changes;
  /** Compressed: what a browser downloads for the entry and for each page, before and after. */
  readonly bytes: Readonly<Record<string, readonly [number, number]>>;
  /** `@freely/router Link`: names that it imports, or, of a shell, that it has. */
  readonly shared: Changes;
  readonly routes: Changes;
  readonly calls: Changes;
}

export async function diffReleases(
  before: StoredRelease,
  after: StoredRelease,
): Promise<ReleaseDiff> {
  const [older, newer, olderCalls, newerCalls] = await Promise.all([
    downloadSizes(before),
    downloadSizes(after),
    callsOf(before),
    callsOf(after),
  ]);
  const pages = new Set([...Object.keys(older.routes), ...Object.keys(newer.routes)]);

  return {
    files: changes(filesOf(before), filesOf(after)),
    bytes: {
      entry: [older.entry, newer.entry],
      ...Object.fromEntries(
        [...pages].map((path) => [path, [older.routes[path] ?? 0, newer.routes[path] ?? 0]]),
      ),
    },
    shared: changes(sharedOf(before), sharedOf(after)),
    routes: changes(routesOf(before), routesOf(after)),
    calls: changes(textOf(olderCalls), textOf(newerCalls)),
  };
}

function changes(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Changes {
  return {
    added: Object.keys(after).filter((name) => !(name in before)),
    removed: Object.keys(before).filter((name) => !(name in after)),
    changed: Object.keys(after).filter((name) => name in before && before[name] !== after[name]),
  };
}

/** `page.1a2b3c4d5e.js` is the same file as `page.5e4d3c2b1a.js`, with other content. */
function filesOf({ release }: StoredRelease): Record<string, string> {
  return Object.fromEntries(
    Object.entries(release.files).map(([file, hash]) => [
      file.replace(/\.[0-9a-f]{10}\.(\w+)$/, '.$1'),
      hash,
    ]),
  );
}

function sharedOf({ release }: StoredRelease): Record<string, string> {
  const { shared, offers } = release;
  const needs = Object.entries(shared).map(([module, { range, names }]) => ({
    module,
    as: range,
    names,
  }));
  const offered = Object.entries(offers?.shared ?? {}).map(([module, { version, names }]) => ({
    module,
    as: version,
    names,
  }));

  return Object.fromEntries(
    [...needs, ...offered].flatMap(({ module, as, names }) => [
      [module, as],
      ...names.map((name) => [`${module} ${name}`, '']),
    ]),
  );
}

function routesOf({ release }: StoredRelease): Record<string, string> {
  return Object.fromEntries(
    release.routes.map(({ path, isPrerendered, existsWith }) => [
      path,
      isPrerendered ? 'prerendered' : existsWith ? `exists with ${existsWith}` : '',
    ]),
  );
}

function textOf(calls: Readonly<Record<string, CallShape>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, shape]) => [name, JSON.stringify(shape)]),
  );
}
