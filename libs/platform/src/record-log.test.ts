import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { kill, release, revive, startCanary } from './change-unit.ts';
import { type Envelope, hashOfEnvelope } from './envelope.ts';
import { append, asUnit, headOf, historyOf, unitsIn } from './record-log.ts';
import {
  authorWith,
  makeTestPlatform,
  pointerTo,
  type TestPlatform,
} from './testing/test-platform.ts';
import { EMPTY_STATE, type UnitState } from './unit-state.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await makeTestPlatform();
});
afterEach(() => platform.close());

const versions = async () =>
  (await historyOf(platform.store, 'mfe-booking')).map(
    (logged) => asUnit(logged)?.state.active?.version,
  );

test('the records of a unit are its history, each naming the one before it', async () => {
  await platform.release('mfe-booking', '1');
  await platform.release('mfe-booking', '2');
  const [first, second] = await historyOf(platform.store, 'mfe-booking');

  expect(await versions()).toEqual(['1', '2']);
  expect(first?.record).toMatchObject({
    sequence: 1,
    before: null,
    person: 'Ada',
    verb: 'release',
  });
  expect(second?.record).toMatchObject({ sequence: 2, before: expect.stringMatching(/^\w{64}$/) });
  expect(await unitsIn(platform.store)).toEqual(['mfe-booking', 'platform']);
});

test('a change without sources of its own carries the commit of the release that it is about', async () => {
  await platform.release('mfe-booking', '1');
  await platform.store.create(
    'r/mfe-booking/1/release.json',
    Buffer.from(JSON.stringify({ commit: 'feed123' })),
  );
  const author = { ...authorWith(platform.keys.booking), commit: null };
  const changed = async (change: (state: UnitState) => UnitState) => {
    const { logged } = await append(platform.store, 'mfe-booking', author, (head) => ({
      verb: 'a change',
      state: change(asUnit(head)?.state ?? EMPTY_STATE),
    }));

    return logged.record.commit;
  };

  expect(await changed(kill)).toBe('feed123');
  expect(await changed(revive)).toBe('feed123');
  expect(await changed((state) => ({ ...state }))).toBeNull();
  // Its files were removed, or are damaged.
  expect(await changed((state) => release(state, pointerTo('mfe-booking', '2')))).toBeNull();
});

test('the shell is never switched off, and never another one for some', async () => {
  const { store, keys } = platform;
  const shell = release(EMPTY_STATE, pointerTo('shell', '1'));
  const next = { release: pointerTo('shell', '2'), percent: 10, cohorts: [] };
  const changeTo = (state: UnitState) =>
    append(store, 'shell', authorWith(keys.root), () => ({ verb: 'a change', state }));
  await changeTo(shell);

  await expect(changeTo(kill(shell))).rejects.toThrow('To go back, roll it back.');
  await expect(changeTo(startCanary(shell, next))).rejects.toThrow('The shell has no canaries.');
  expect(await historyOf(store, 'shell')).toHaveLength(1);
});

test('of twenty changes at once none is lost', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `v${index}`);
  await Promise.all(names.map((version) => platform.release('mfe-booking', version)));

  expect((await versions()).toSorted()).toEqual(names.toSorted());
  const sequences = (await historyOf(platform.store, 'mfe-booking')).map(
    ({ record }) => record.sequence,
  );
  expect(sequences).toEqual(names.map((_, index) => index + 1));
});

test('a change that decides to do nothing leaves no record', async () => {
  await platform.release('mfe-booking', '1');
  const { isNew } = await append(
    platform.store,
    'mfe-booking',
    authorWith(platform.keys.booking),
    () => null,
  );

  expect(isNew).toBe(false);
  expect(await versions()).toEqual(['1']);
});

test('a file that was cut short is passed over, and its number is not used again', async () => {
  await platform.release('mfe-booking', '1');
  writeFileSync(join(platform.folder, 'records/mfe-booking/00000002.json'), '{"record":"{\\"un');

  expect(asUnit(await headOf(platform.store, 'mfe-booking'))?.state.active?.version).toBe('1');
  await platform.release('mfe-booking', '3');
  expect((await headOf(platform.store, 'mfe-booking'))?.record.sequence).toBe(3);
});

test('what servers would leave out of a change is not signed', async () => {
  await expect(
    append(platform.store, 'platform', authorWith(platform.keys.root), () => ({
      verb: 'own',
      rules: { ...platform.rules, remotes: { constructor: { paths: ['/x'], keys: [] } } },
    })),
  ).rejects.toThrow('platform has a name in it that servers do not read');
});

test('a file that takes the last number does not make changes that nobody sees', async () => {
  await platform.release('mfe-booking', '1');
  writeFileSync(join(platform.folder, 'records/mfe-booking/99999999.json'), '{}');

  await expect(platform.release('mfe-booking', '2')).rejects.toThrow(
    'records/mfe-booking/99999999.json leaves no number for another record',
  );
});

test('a change that came while another one was being decided is what that one starts from', async () => {
  await platform.release('mfe-booking', '1');
  let isFirst = true;
  const store = {
    ...platform.store,
    async read(name: string) {
      const found = await platform.store.read(name);
      if (isFirst) {
        isFirst = false;
        await platform.release('mfe-booking', 'quick');
      }
      return found;
    },
  };
  await append(store, 'mfe-booking', authorWith(platform.keys.booking), (head) => ({
    verb: 'release',
    state: release(asUnit(head)?.state ?? EMPTY_STATE, pointerTo('mfe-booking', 'slow')),
  }));

  const history = await historyOf(platform.store, 'mfe-booking');
  expect(await versions()).toEqual(['1', 'quick', 'slow']);
  expect(history.at(-1)?.record.before).toBe(hashOfEnvelope(history.at(-2)?.envelope as Envelope));
});

test('a change is decided again when somebody else was first', async () => {
  await platform.release('mfe-booking', '1');
  let tries = 0;
  const slow = append(platform.store, 'mfe-booking', authorWith(platform.keys.booking), (head) => {
    tries += 1;
    return {
      verb: 'release',
      state: release(asUnit(head)?.state ?? EMPTY_STATE, pointerTo('mfe-booking', 'slow')),
    };
  });
  await Promise.all([slow, platform.release('mfe-booking', 'quick')]);

  expect((await versions()).length).toBe(3);
  expect(tries).toBeGreaterThanOrEqual(1);
});

test('what no server could read is not signed, and names what is wrong', async () => {
  const author = authorWith(platform.keys.root);
  const withPath = (path: string) =>
    append(platform.store, 'platform', author, () => ({
      verb: 'own',
      rules: { ...platform.rules, remotes: { 'mfe-x': { paths: [path], keys: [] } } },
    }));

  for (const path of ['javascript:alert(1)', 'rewards', '/a b', '/x/../admin', '//evil.example'])
    await expect(withPath(path)).rejects.toThrow(`rules.remotes.mfe-x.paths.0 cannot be "${path}"`);
  await expect(
    append(platform.store, '../../outside', author, () => ({ verb: 'kill', state: EMPTY_STATE })),
  ).rejects.toThrow('unit cannot be "../../outside"');
  expect((await historyOf(platform.store, 'platform')).length).toBe(1);
});
