import { expect, test } from '@jest/globals';
import {
  abort,
  force,
  kill,
  promote,
  release,
  revive,
  rollback,
  startCanary,
} from './change-unit.ts';
import { changedRelease } from './changed-release.ts';
import { EMPTY_STATE, type UnitState } from './unit-state.ts';

const pointer = (version: string) => ({
  version,
  url: `/r/mfe-booking/${version}/`,
  integrity: `sha384-${version.repeat(64).slice(0, 64)}`,
});
const first = release(EMPTY_STATE, pointer('1'));
const second = release(first, pointer('2'));
const trial = startCanary(second, { release: pointer('3'), percent: 10, cohorts: [] });

test.each<[string, UnitState, UnitState, string | undefined]>([
  ['the first release', EMPTY_STATE, first, '1'],
  ['a release', first, second, '2'],
  ['a rollback', second, rollback(second, [pointer('1')], null), '1'],
  ['a canary', second, trial, '3'],
  ['its promotion', trial, promote(trial), '3'],
  ['its end', trial, abort(trial), '3'],
  ['a release beside it', trial, release(trial, pointer('4')), '4'],
  ['the same release again, which ends it', trial, release(trial, pointer('2')), '2'],
  ['a kill', trial, kill(trial), '2'],
  ['a revival', kill(second), revive(kill(second)), '2'],
  ['a deadline of open tabs', second, force(second, 5), '2'],
  ['a new signature', second, { ...second }, undefined],
])('%s names the release that it is about', (_name, before, after, version) => {
  expect(changedRelease(before, after)?.version).toBe(version);
});
