import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import type { Release } from '@freely/federation/release';
import {
  append,
  EMPTY_RULES,
  EMPTY_STATE,
  newSigningKey,
  openStore,
  type PlatformRules,
  publishHeads,
  type SigningKey,
  type UnitState,
} from '@freely/platform';

export const sha384 = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A store of signed releases in a folder of its own. */
export interface TestReleases {
  /** Of a shell's server over this store. */
  readonly environment: Record<string, string>;
  /** Writes a file of the store, also a wrong one. */
  write(file: string, content: string): void;
  read(file: string): string;
  list(prefix: string): Promise<string[]>;
  /** Writes a release folder: its files, and the manifest that pins them. */
  release(
    name: string,
    version: string,
    files: Readonly<Record<string, string>>,
    manifest?: Partial<Release>,
  ): ReleasePointer;
  /** Makes these the states of their units, signed; the paths are owned from then on. */
  publish(
    units: Readonly<Record<string, Partial<UnitState>>>,
    paths?: Readonly<Record<string, string[]>>,
  ): Promise<void>;
  /** Changes the platform's rules, beside who owns what. */
  changeRules(change: Partial<PlatformRules>): Promise<void>;
  /** The root key, which may sign everything. */
  readonly key: SigningKey;
  remove(): void;
}

export function testReleases(): TestReleases {
  const folder = mkdtempSync(join(tmpdir(), 'freely-shell-'));
  const store = openStore(join(folder, 'store'));
  const { privateKey, publicKey } = newSigningKey();
  const author = {
    person: 'Ada',
    reason: 'A test',
    commit: null,
    key: { id: 'root', privateKey },
  };
  const owned: Record<string, string[]> = {};
  let rules: PlatformRules = EMPTY_RULES;
  const signRules = () => append(store, 'platform', author, () => ({ verb: 'own', rules }));

  function write(file: string, content: string): void {
    const path = join(folder, 'store', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  return {
    environment: {
      RELEASES_URL: join(folder, 'store'),
      PLATFORM_ROOT_KEYS: `root=${publicKey}`,
      SHELL_STATE_DIR: join(folder, 'state'),
    },
    write,
    read: (file) => readFileSync(join(folder, 'store', file), 'utf8'),
    list: store.list,
    release(name, version, files, manifest = {}) {
      const url = `/r/${name}/${version}/`;
      const text = JSON.stringify({
        name,
        version,
        commit: 'abc1234',
        contract: '^1.0.0',
        shared: {},
        entry: ['remoteEntry.js'],
        routes: [],
        navigation: [],
        files: Object.fromEntries(
          Object.entries(files).map(([file, content]) => [file, sha384(content)]),
        ),
        ...manifest,
      } satisfies Release);
      for (const [file, content] of Object.entries(files)) write(`${url}${file}`, content);
      write(`${url}release.json`, text);

      return { version, url, integrity: sha384(text) };
    },
    async publish(units, paths = {}) {
      Object.assign(owned, paths);
      rules = {
        ...rules,
        remotes: Object.fromEntries(
          Object.entries(owned).map(([name, of]) => [name, { paths: of, keys: [] }]),
        ),
      };
      await signRules();
      for (const [unit, state] of Object.entries(units)) {
        await append(store, unit, author, () => ({
          verb: 'release',
          state: { ...EMPTY_STATE, ...state },
        }));
      }
      await publishHeads(store);
    },
    async changeRules(change) {
      rules = { ...rules, ...change };
      await signRules();
      await publishHeads(store);
    },
    key: author.key,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files of a shell's release, and the part of its manifest that names them. */
export const testShell = {
  files: {
    'main.1.js': 'shell',
    'main.1.js.br': 'shell, smaller',
    'main.1.css': 'body{}',
    'f.woff2': 'font',
    'calls.1.js': 'calls',
  },
  manifest: {
    entry: ['main.1.js'],
    assets: {
      scripts: ['main.1.js'],
      styles: ['main.1.css'],
      fonts: ['f.woff2'],
      calls: ['calls.1.js'],
    },
    offers: { contract: '1.0.0', shared: {} },
  },
};
