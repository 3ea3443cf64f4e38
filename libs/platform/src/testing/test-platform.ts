import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasePointer } from '@freely/federation/registry';
import { release } from '../change-unit.ts';
import { newSigningKey, type SigningKey } from '../envelope.ts';
import { folderStore } from '../folder-store.ts';
import { publishHeads } from '../heads.ts';
import type { KeyRole, PlatformRules } from '../platform-rules.ts';
import type { PlatformStore } from '../platform-store.ts';
import { type Author, append, asUnit } from '../record-log.ts';
import { EMPTY_STATE } from '../unit-state.ts';
import type { RootKeys } from '../verify-record.ts';

/** A store with rules, two remotes and a key of each role. */
export interface TestPlatform {
  readonly folder: string;
  readonly store: PlatformStore;
  readonly roots: RootKeys;
  readonly keys: Readonly<
    Record<'root' | 'booking' | 'admin' | 'operator' | 'controller', SigningKey>
  >;
  readonly rules: PlatformRules;
  /** Releases a version, signed by a key; `publish` brings the heads level. */
  release(unit: string, version: string, key?: SigningKey): Promise<void>;
  close(): void;
}

export const pointerTo = (unit: string, version: string): ReleasePointer => ({
  version,
  url: `/r/${unit}/${version}/`,
  integrity: `sha384-${Buffer.from(version.padEnd(48, '.')).toString('base64').slice(0, 64)}`,
});

export const authorWith = (key: SigningKey): Author => ({
  person: 'Ada',
  reason: 'A test',
  commit: 'abc1234',
  key,
});

export async function makeTestPlatform(
  open: (folder: string) => PlatformStore = folderStore,
): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'freely-platform-'));
  const store = open(folder);
  const pairs = {
    root: newSigningKey(),
    booking: newSigningKey(),
    admin: newSigningKey(),
    operator: newSigningKey(),
    controller: newSigningKey(),
  };
  const keys = Object.fromEntries(
    Object.entries(pairs).map(([id, { privateKey }]) => [id, { id, privateKey }]),
  ) as unknown as TestPlatform['keys'];
  const known = (id: keyof typeof pairs, role: KeyRole) => ({
    publicKey: pairs[id].publicKey,
    role,
    owner: `The ${id} team`,
  });
  const rules: PlatformRules = {
    keys: {
      booking: known('booking', 'team'),
      admin: known('admin', 'team'),
      operator: known('operator', 'operator'),
      controller: known('controller', 'controller'),
    },
    remotes: {
      'mfe-booking': { paths: ['/booking/*'], keys: ['booking'] },
      'mfe-admin': { paths: ['/admin/*'], keys: ['admin'] },
    },
  };
  await append(store, 'platform', authorWith(keys.root), () => ({ verb: 'rules', rules }));

  return {
    folder,
    store,
    roots: { root: pairs.root.publicKey },
    keys,
    rules,
    async release(unit, version, key = keys.booking) {
      await append(store, unit, authorWith(key), (head) => ({
        verb: 'release',
        state: release(asUnit(head)?.state ?? EMPTY_STATE, pointerTo(unit, version)),
      }));
      await publishHeads(store);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
