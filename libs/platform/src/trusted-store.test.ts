// Whoever can write to the store does not get to have things signed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { own, revokeKey } from './change-rules.ts';
import { release } from './change-unit.ts';
import { newSigningKey, type SigningKey } from './envelope.ts';
import { HEADS_FILE, publishHeads } from './heads.ts';
import type { PlatformStore } from './platform-store.ts';
import { append, asUnit, headOf, historyOf } from './record-log.ts';
import {
  authorWith,
  makeTestPlatform,
  pointerTo,
  type TestPlatform,
} from './testing/test-platform.ts';
import { trustedStore } from './trusted-store.ts';
import { EMPTY_STATE } from './unit-state.ts';

let platform: TestPlatform;
let refusals: string[];
let store: PlatformStore;
beforeEach(async () => {
  platform = await makeTestPlatform();
  refusals = [];
  store = openTrusted();
  await platform.release('mfe-booking', '1');
  await platform.release('mfe-booking', '2');
});
afterEach(() => platform.close());

const openTrusted = (roots = platform.roots) =>
  trustedStore(platform.store, { roots, onRefused: (problem) => refusals.push(problem) });
const nobody: SigningKey = { ...newSigningKey(), id: 'nobody' };
const releaseBy = (key: SigningKey, version: string, to = store) =>
  append(to, 'mfe-booking', authorWith(key), (head) => ({
    verb: 'release',
    state: release(asUnit(head)?.state ?? EMPTY_STATE, pointerTo('mfe-booking', version)),
  }));
const ownBy = (key: SigningKey, remote: string, to = store) =>
  append(to, 'platform', authorWith(key), (head) => ({
    verb: 'own',
    rules: own(head && 'rules' in head.record ? head.record.rules : platform.rules, remote, [
      `/${remote}/*`,
    ]),
  }));
const rulesNow = async () => {
  const record = (await headOf(store, 'platform'))?.record;

  return record && 'rules' in record ? record.rules : null;
};

describe('a record that somebody wrote into the store', () => {
  test('is not what the next release starts from', async () => {
    await releaseBy(nobody, 'evil', platform.store);
    const { logged } = await releaseBy(platform.keys.booking, '3');

    expect(asUnit(logged)?.state).toMatchObject({
      active: { version: '3' },
      previous: { version: '2' },
    });
    expect(logged.record.sequence).toBe(4);
    expect(refusals).toEqual([
      'records/mfe-booking/00000003.json is not used: mfe-booking is signed by nobody, an unknown key.',
    ]);
  });

  test('gives no key or path to anybody with the next change of the rules', async () => {
    await ownBy(nobody, 'mfe-evil', platform.store);
    await ownBy(platform.keys.root, 'mfe-rewards');

    expect(Object.keys((await rulesNow())?.remotes ?? {})).toEqual([
      'mfe-booking',
      'mfe-admin',
      'mfe-rewards',
    ]);
  });

  test('is not gone back to, nor published', async () => {
    await releaseBy(nobody, 'evil', platform.store);

    expect((await historyOf(store, 'mfe-booking')).map(({ record }) => record.sequence)).toEqual([
      1, 2,
    ]);
    await publishHeads(store);
    const heads = await platform.store.read(HEADS_FILE);
    expect(Buffer.from(heads ?? '').toString()).not.toContain('evil');
  });

  test('nor is one whose text was changed', async () => {
    const file = join(platform.folder, 'records/mfe-booking/00000002.json');
    const text = Buffer.from(
      (await platform.store.read('records/mfe-booking/00000002.json')) ?? '',
    );
    writeFileSync(file, text.toString().replaceAll('/2/', '/9/'));

    expect(asUnit(await headOf(store, 'mfe-booking'))?.state.active?.version).toBe('1');
    expect(refusals.join()).toContain('The signature of mfe-booking is not one of booking.');
  });
});

test('a change that no server would use is refused before it is written', async () => {
  await expect(releaseBy(platform.keys.admin, '3')).rejects.toThrow(
    'No server would use this change: mfe-booking is signed by admin, which may not release it.',
  );
  await expect(ownBy(platform.keys.booking, 'mfe-mine')).rejects.toThrow(
    'The rules are signed by booking, which may not.',
  );
  expect(await historyOf(platform.store, 'mfe-booking')).toHaveLength(2);
});

test('a key is known as soon as the rules name it', async () => {
  const { publicKey, privateKey } = newSigningKey();
  const newcomer = { id: 'newcomer', privateKey };
  await expect(releaseBy(newcomer, '3')).rejects.toThrow('an unknown key');
  await append(platform.store, 'platform', authorWith(platform.keys.root), () => ({
    verb: 'add key',
    rules: {
      ...platform.rules,
      keys: { newcomer: { publicKey, role: 'team', owner: 'Somebody' } },
      remotes: { 'mfe-booking': { paths: ['/booking/*'], keys: ['newcomer'] } },
    },
  }));

  expect((await releaseBy(newcomer, '3')).isNew).toBe(true);
});

test('what a key signed before it was revoked stays in the history, nothing after', async () => {
  await append(platform.store, 'mfe-booking', authorWith(platform.keys.root), (head) => ({
    verb: 'sign again',
    state: { ...(asUnit(head)?.state ?? EMPTY_STATE) },
  }));
  await append(platform.store, 'platform', authorWith(platform.keys.root), () => ({
    verb: 'revoke key',
    rules: revokeKey(platform.rules, 'booking'),
  }));
  await releaseBy(platform.keys.booking, 'stolen', platform.store);

  expect((await historyOf(store, 'mfe-booking')).map(({ record }) => record.sequence)).toEqual([
    1, 2, 3,
  ]);
  expect(refusals).toEqual([
    'records/mfe-booking/00000004.json is not used: mfe-booking is signed by booking, an unknown key.',
  ]);
});

test('rules that a platform key of the rules before them signed are in force', async () => {
  const { publicKey, privateKey } = newSigningKey();
  await append(platform.store, 'platform', authorWith(platform.keys.root), () => ({
    verb: 'add key',
    rules: {
      ...platform.rules,
      keys: { ...platform.rules.keys, second: { publicKey, role: 'platform', owner: 'Ada' } },
    },
  }));
  await ownBy({ id: 'second', privateKey }, 'mfe-rewards');

  expect((await rulesNow())?.remotes).toHaveProperty('mfe-rewards');
  expect(refusals).toEqual([]);
});

test('rules that nobody trusts here are not begun anew', async () => {
  store = openTrusted({ root: newSigningKey().publicKey });
  const problem = /None of the rules in .* is signed by a root key that is trusted here/;

  await expect(ownBy(platform.keys.root, 'mfe-rewards')).rejects.toThrow(problem);
  await expect(headOf(store, 'mfe-booking')).rejects.toThrow(problem);
});

test('a store without records takes the first ones', async () => {
  const empty = await makeTestPlatform();
  for (const name of await empty.store.list('')) await empty.store.remove(name);
  const fresh = trustedStore(empty.store, { roots: empty.roots, onRefused: () => {} });
  await ownBy(empty.keys.root, 'mfe-rewards', fresh);
  await publishHeads(fresh);

  expect(await fresh.list('records/')).toEqual(['records/platform/00000001.json']);
  empty.close();
});
