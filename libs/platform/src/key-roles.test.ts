import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { abort, kill, promote, revive, rollback, startCanary } from './change-unit.ts';
import type { SigningKey } from './envelope.ts';
import { publishHeads } from './heads.ts';
import { type LiveHeads, liveHeads } from './live-heads.ts';
import { append, asUnit } from './record-log.ts';
import { registryOf } from './registry-of.ts';
import {
  authorWith,
  makeTestPlatform,
  pointerTo,
  type TestPlatform,
} from './testing/test-platform.ts';
import { EMPTY_STATE, type UnitState } from './unit-state.ts';

let platform: TestPlatform;
let problems: string[];
beforeEach(async () => {
  platform = await makeTestPlatform();
  problems = [];
  await platform.release('mfe-booking', '1');
  await platform.release('mfe-booking', '2');
});
afterEach(() => platform.close());

const open = (read: TestPlatform['store']['read'] = platform.store.read): Promise<LiveHeads> =>
  liveHeads({
    read,
    roots: platform.roots,
    lastGoodFile: join(platform.folder, 'state/heads.json'),
    onProblem: (problem) => problems.push(problem),
  });

async function change(
  key: SigningKey,
  verb: string,
  to: (state: UnitState) => UnitState,
): Promise<void> {
  await append(platform.store, 'mfe-booking', authorWith(key), (head) => ({
    verb,
    state: to(asUnit(head)?.state ?? EMPTY_STATE),
  }));
  await publishHeads(platform.store);
}

const canaryOf = (version: string, promoteAfterMinutes?: number) => ({
  release: pointerTo('mfe-booking', version),
  percent: 10,
  cohorts: [],
  ...(promoteAfterMinutes ? { promoteAfterMinutes } : {}),
});
const live = async () => (await open()).current().units['mfe-booking']?.state;

describe('a controller', () => {
  const begin = (promoteAfterMinutes?: number) =>
    change(platform.keys.booking, 'canary', (state) =>
      startCanary(state, canaryOf('3', promoteAfterMinutes)),
    );

  test('may take a canary back', async () => {
    await begin();
    expect((await live())?.canary).not.toBeNull();
    await change(platform.keys.controller, 'abort', abort);

    expect((await live())?.canary).toBeNull();
    expect(problems).toEqual([]);
  });

  test.each([
    ['kill', kill],
    ['promote', promote],
    [
      'abort',
      // With another release to fall back to: a way to bring in code that nobody signed.
      (state: UnitState) => ({ ...abort(state), previous: pointerTo('mfe-booking', 'planted') }),
    ],
  ])('may not %s anything else', async (verb, to) => {
    await begin();
    const before = await live();
    await change(platform.keys.controller, verb, to);

    expect(await live()).toEqual(before);
    expect(problems.join()).toContain(`signed by controller, which may not ${verb} it`);
  });

  test('may promote a canary when whoever began it said so, not before its time', async () => {
    await begin(60);
    await change(platform.keys.controller, 'promote', promote);
    expect((await live())?.active?.version).toBe('2');
    expect(problems.join()).toContain('may not promote it');
  });

  test('promotes it once its time has come', async () => {
    const anHourAgo = new Date(Date.now() - 61 * 60_000).toISOString();
    const clock = jest.spyOn(Date.prototype, 'toISOString');
    clock.mockReturnValue(anHourAgo);
    await begin(60);
    clock.mockRestore();
    await change(platform.keys.controller, 'promote', promote);

    expect((await live())?.active?.version).toBe('3');
    expect(problems).toEqual([]);
  });

  test('is told when, and browsers are not', async () => {
    await begin(60);
    expect((await live())?.canary?.promoteAfterMinutes).toBe(60);
    expect(registryOf((await open()).current()).remotes['mfe-booking']?.canary).toEqual(
      canaryOf('3'),
    );
  });
});

describe('an operator', () => {
  const operator = () => platform.keys.operator;

  test.each([
    ['kill', kill, { killed: true }],
    [
      'rollback',
      (state: UnitState) => rollback(state, [pointerTo('mfe-booking', '1')], null),
      { active: pointerTo('mfe-booking', '1') },
    ],
    ['canary', (state: UnitState) => startCanary(state, canaryOf('1')), { canary: canaryOf('1') }],
  ])('may %s among releases that a team has signed', async (verb, to, expected) => {
    await change(operator(), verb, to);

    expect(await live()).toMatchObject(expected);
    expect(problems).toEqual([]);
  });

  test('may change a state that it has changed itself before', async () => {
    await change(operator(), 'kill', kill);
    await change(operator(), 'revive', revive);
    await change(operator(), 'canary', (state) => startCanary(state, canaryOf('1')));

    expect(await live()).toMatchObject({ killed: false, canary: canaryOf('1') });
    expect(problems).toEqual([]);
  });

  test.each([
    ['active', (state: UnitState) => ({ ...state, active: pointerTo('mfe-booking', '9') })],
    ['previous', (state: UnitState) => ({ ...state, previous: pointerTo('mfe-booking', '9') })],
    ['canary', (state: UnitState) => startCanary(state, canaryOf('9'))],
    [
      'a changed hash',
      (state: UnitState) => ({
        ...state,
        active: { ...pointerTo('mfe-booking', '2'), integrity: pointerTo('x', '9').integrity },
      }),
    ],
  ])('may not bring in a release that no team has signed: %s', async (_, to) => {
    const before = await live();
    await change(operator(), 'release', to);

    expect(await live()).toEqual(before);
    expect(problems.join()).toContain('signed by operator, which may not release it');
  });

  test('cannot vouch for its own record with another one of its own', async () => {
    const planted = (state: UnitState) => startCanary(state, canaryOf('9'));
    await change(operator(), 'canary', planted);
    await change(operator(), 'promote', promote);

    expect((await live())?.active?.version).toBe('2');
  });

  test('may not change the rules', async () => {
    await append(platform.store, 'platform', authorWith(operator()), () => ({
      verb: 'rules',
      rules: { ...platform.rules, remotes: {} },
    }));
    await publishHeads(platform.store);
    const heads = await open();

    expect(heads.current().rules).toEqual({ keys: {}, remotes: {} });
    expect(problems.join()).toContain('The rules are signed by operator, which may not.');
  });
});

test.each(['operator', 'controller'] as const)(
  'what a %s changed stays in force over a restart without the store',
  async (name) => {
    await change(platform.keys.booking, 'canary', (state) => startCanary(state, canaryOf('3')));
    await change(platform.keys[name], 'abort', abort);
    expect((await live())?.canary).toBeNull();

    const restarted = await open(() => Promise.reject(new Error('ECONNREFUSED')));
    expect(restarted.current().units['mfe-booking']?.state).toMatchObject({
      active: pointerTo('mfe-booking', '2'),
      canary: null,
    });
  },
);
