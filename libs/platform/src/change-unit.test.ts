import { describe, expect, test } from '@jest/globals';
import {
  abort,
  force,
  kill,
  promote,
  release,
  retire,
  revive,
  rollback,
  rollbackTarget,
  startCanary,
} from './change-unit.ts';
import { EMPTY_STATE, type UnitState } from './unit-state.ts';

const pointer = (version: string) => ({
  version,
  url: `/r/mfe-booking/${version}/`,
  integrity: `sha384-${version.repeat(64).slice(0, 64)}`,
});
const released = (...versions: string[]) =>
  versions.reduce<UnitState>((state, version) => release(state, pointer(version)), EMPTY_STATE);
const live = ({ active, previous }: UnitState) => [active?.version, previous?.version];
const canary = (version: string) => ({ release: pointer(version), percent: 10, cohorts: ['team'] });

describe('a release', () => {
  test('becomes active, and the one before it is what browsers fall back to', () => {
    expect(live(released('1'))).toEqual(['1', undefined]);
    expect(live(released('1', '2'))).toEqual(['2', '1']);
  });

  test('that is active already changes nothing', () => {
    const state = released('1', '2');

    expect(release(state, pointer('2'))).toBe(state);
  });

  test('ends a canary and a kill', () => {
    const state = release(kill(startCanary(released('1'), canary('2'))), pointer('3'));

    expect(state).toMatchObject({ canary: null, killed: false });
    expect(live(state)).toEqual(['3', '1']);
  });
});

describe('a rollback', () => {
  const earlier = [pointer('2'), pointer('1')];

  test('goes to the release before, and a second one further back', () => {
    const once = rollback(released('1', '2', '3'), earlier, null);
    expect(live(once)).toEqual(['2', '1']);

    const twice = rollback(once, [pointer('3'), ...earlier], null);
    expect(live(twice)).toEqual(['1', undefined]);
    expect(twice.withdrawn).toEqual(['3', '2']);
  });

  test('goes to a named version, also forward again', () => {
    const back = rollback(released('1', '2', '3'), earlier, '1');
    expect(live(back)).toEqual(['1', '2']);

    const forward = rollback(back, [pointer('3'), pointer('2')], '3');
    expect(live(forward)).toEqual(['3', '2']);
    expect(forward.withdrawn).toEqual(['1']);
  });

  test('never leaves the bad release as what to fall back to', () => {
    expect(live(rollback(released('1', '2'), [pointer('1')], null))).toEqual(['1', undefined]);
  });

  test('says beforehand where it goes', () => {
    const once = rollback(released('1', '2', '3'), earlier, null);

    expect(rollbackTarget(released('1', '2', '3'), earlier)).toEqual(pointer('2'));
    expect(rollbackTarget(once, [pointer('3'), ...earlier])).toEqual(pointer('1'));
    expect(rollbackTarget(released('1'), [pointer('1')])).toBeNull();
    expect(rollbackTarget(EMPTY_STATE, [])).toBeNull();
  });

  test('without an earlier release is refused, and says so', () => {
    expect(() => rollback(EMPTY_STATE, [], null)).toThrow('Nothing was ever released.');
    expect(() => rollback(released('1'), [], null)).toThrow('There is no release before 1');
    expect(() => rollback(released('1', '2'), [pointer('1')], '7')).toThrow('7 was never active');
  });
});

describe('a canary', () => {
  test('stands beside the active release, and is promoted or aborted', () => {
    const state = startCanary(released('1'), canary('2'));

    expect(live(promote(state))).toEqual(['2', '1']);
    expect(abort(state)).toMatchObject({ canary: null, withdrawn: ['2'] });
    expect(live(abort(state))).toEqual(['1', undefined]);
  });

  test('that was what browsers fall back to is so no more: it may be aborted', () => {
    const state = startCanary(released('1', '2'), canary('1'));

    expect(live(abort(state))).toEqual(['2', undefined]);
    expect(live(promote(state))).toEqual(['1', '2']);
    expect(live(startCanary(released('1', '2'), canary('3')))).toEqual(['2', '1']);
  });

  test('needs an active release, and is another one than that', () => {
    expect(() => startCanary(EMPTY_STATE, canary('2'))).toThrow('nothing was ever released');
    expect(() => startCanary(released('1'), canary('1'))).toThrow('1 is active already');
    expect(() => startCanary(kill(released('1')), canary('2'))).toThrow(
      'nobody would get the canary',
    );
    expect(() => promote(released('1'))).toThrow('no canary to promote');
    expect(() => abort(released('1'))).toThrow('no canary to abort');
  });
});

test('a killed remote is revived as it was', () => {
  const state = released('1', '2');

  expect(kill(state).killed).toBe(true);
  expect(revive(kill(state))).toEqual(state);
  expect(() => revive(state)).toThrow('not switched off');
});

test('open tabs can be given a limit, which the next release lifts', () => {
  const forced = force(released('1', '2'), 5);

  expect(forced.forcedWithinMinutes).toBe(5);
  expect(release(forced, pointer('3')).forcedWithinMinutes).toBeNull();
});

describe('a removed version', () => {
  const state = retire(released('1', '2', '3'), ['1']);

  test('is not gone back to, until it is released again', () => {
    expect(state.removed).toEqual(['1']);
    expect(() => rollback(state, [pointer('2'), pointer('1')], '1')).toThrow('removed');
    const back = rollback(state, [pointer('2'), pointer('1')], null);
    expect(live(back)).toEqual(['2', undefined]);
    expect(() => rollback(back, [pointer('3'), pointer('1')], null)).toThrow('no release before 2');
    expect(release(state, pointer('1')).removed).toEqual([]);
    expect(startCanary(state, canary('1')).removed).toEqual([]);
  });

  test('is none that is live', () => {
    expect(() => retire(state, ['2'])).toThrow('2 became live meanwhile');
    expect(() => retire(startCanary(state, canary('4')), ['4'])).toThrow('4 became live');
    expect(retire(state, ['1'])).toBe(state);
  });
});
