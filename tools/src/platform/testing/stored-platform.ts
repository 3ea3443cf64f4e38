import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import { CONTRACT_VERSION, type Release } from '@freely/federation/release';
import { own } from '@freely/platform';
import { integrityOf } from '../hash-file.ts';
import { changeRules, openPlatform, type PlatformContext } from '../platform-context.ts';
import { publish } from '../publish.ts';

/** A platform in a folder of its own, with releases of a few bytes. */
export interface StoredPlatform {
  readonly folder: string;
  readonly context: PlatformContext;
  /** Writes a release folder, and makes nothing live. */
  write(
    unit: string,
    version: string,
    files?: Readonly<Record<string, string>>,
    manifest?: Partial<Release>,
  ): Promise<ReleasePointer>;
  /** Writes a release and makes it active. */
  release(
    unit: string,
    version: string,
    files?: Readonly<Record<string, string>>,
    manifest?: Partial<Release>,
  ): Promise<ReleasePointer>;
  own(unit: string, ...paths: string[]): Promise<void>;
  close(): void;
}

export function storedPlatform(): StoredPlatform {
  const folder = mkdtempSync(join(tmpdir(), 'freely-platform-'));
  const context = openPlatform(folder);
  const write: StoredPlatform['write'] = async (unit, version, files = {}, manifest = {}) => {
    const all = { 'remoteEntry.js': `${unit} ${version}`, ...files };
    const url = `/r/${unit}/${version}/`;
    const text = JSON.stringify({
      name: unit,
      version,
      commit: version.slice(-7),
      contract: `^${CONTRACT_VERSION}`,
      shared: {},
      entry: ['remoteEntry.js'],
      routes: [],
      navigation: [],
      files: Object.fromEntries(
        Object.entries(all).map(([file, content]) => [file, integrityOf(content)]),
      ),
      ...manifest,
    } satisfies Release);
    for (const [file, content] of Object.entries({ ...all, 'release.json': text })) {
      await context.store.create(url.slice(1) + file, Buffer.from(content));
    }

    return { version, url, integrity: integrityOf(text) };
  };

  return {
    folder,
    context,
    write,
    async release(unit, version, files, manifest) {
      const pointer = await write(unit, version, files, manifest);
      await publish(context, unit, pointer);

      return pointer;
    },
    own: (unit, ...paths) =>
      changeRules(context, 'own', 'A test', (rules) => own(rules, unit, paths)),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What a shell's release says that it shares. */
export const offering = (...names: string[]): Partial<Release> => ({
  offers: {
    contract: CONTRACT_VERSION,
    shared: { '@freely/router': { version: '1.0.0', names } },
  },
});

/** What a remote's release says that it imports. */
export const needing = (...names: string[]): Partial<Release> => ({
  shared: { '@freely/router': { range: '^1.0.0', names } },
});
