import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { ShellAssets } from '@freely/federation/release';
import { remotesIn } from '../webpack/remote-file.ts';
import type { RouteAssetsFile } from '../webpack/route-assets-plugin.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/** What the builds of shell and remotes make people download, in bytes as brotli sends them. */
export interface SiteBytes {
  readonly shell: Readonly<Record<ShellPart, number>>;
  readonly remotes: Readonly<Record<string, RemoteBytes>>;
}

/** `calls` is what makes API calls: a prerendered page does without it at first. */
export type ShellPart = 'scripts' | 'styles' | 'calls';

export interface RemoteBytes {
  readonly entry: number;
  /** Route pattern → what the page needs beside the entry. */
  readonly pages: Readonly<Record<string, number>>;
}

/** Of the builds in `apps/<unit>/dist`. */
export function builtBytes(root = repositoryRoot): SiteBytes {
  const assets = readJson<ShellAssets>(`${root}apps/shell/dist/assets.json`);
  const shellSize = (files: readonly string[]) => sizeOf(`${root}apps/shell/dist`, files);

  return {
    shell: {
      scripts: shellSize(assets.scripts),
      styles: shellSize(assets.styles),
      calls: shellSize(assets.calls),
    },
    remotes: Object.fromEntries(
      remotesIn(root)
        .filter((remote) => existsSync(`${root}apps/${remote}/dist/routes.json`))
        .map((remote) => [remote, remoteBytes(`${root}apps/${remote}/dist`)]),
    ),
  };
}

function remoteBytes(dist: string): RemoteBytes {
  const { entry, routes } = readJson<RouteAssetsFile>(`${dist}/routes.json`);
  // A layout route and its index page have the same path; the last one listed is the page.
  const pages = routes.map(({ path, files }) => [
    path,
    sizeOf(
      dist,
      files.filter((file) => !entry.includes(file)),
    ),
  ]);

  return { entry: sizeOf(dist, entry), pages: Object.fromEntries(pages) };
}

function sizeOf(dist: string, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const compressed = `${dist}/${file}.br`;

    return sum + statSync(existsSync(compressed) ? compressed : `${dist}/${file}`).size;
  }, 0);
}

const budgetOf = (root: string, unit: string) => `${root}apps/${unit}/bytes.json`;

/** What was written last, beside each app. A remote without it has no budget. */
export function writtenBytes(root = repositoryRoot): SiteBytes {
  return {
    shell: readJson<SiteBytes['shell']>(budgetOf(root, 'shell')),
    remotes: Object.fromEntries(
      remotesIn(root)
        .filter((remote) => existsSync(budgetOf(root, remote)))
        .map((remote) => [remote, readJson<RemoteBytes>(budgetOf(root, remote))]),
    ),
  };
}

export function writeBytes({ shell, remotes }: SiteBytes, root = repositoryRoot): void {
  for (const [unit, bytes] of Object.entries({ shell, ...remotes })) {
    writeFileSync(budgetOf(root, unit), `${JSON.stringify(bytes, null, 2)}\n`);
  }
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
