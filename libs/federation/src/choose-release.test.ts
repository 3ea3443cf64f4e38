import { expect, test } from '@jest/globals';
import { releasesToTry } from './choose-release.ts';

const pointer = (version: string) => ({ version, url: `/r/x/${version}/`, integrity: null });
const entry = {
  active: pointer('2'),
  previous: pointer('1'),
  canary: { release: pointer('3'), percent: 10, cohorts: ['staff'] },
  killed: false,
};
const versions = (dice: number, cohorts: string[] = []) =>
  releasesToTry(entry, { dice, cohorts }).map(({ version }) => version);

test('the canary goes to its share of visitors and to its cohorts', () => {
  expect(versions(9.9)).toEqual(['3', '2', '1']);
  expect(versions(10)).toEqual(['2', '1']);
  expect(versions(99, ['staff'])).toEqual(['3', '2', '1']);
});

test('without canary and previous, the active release is all there is', () => {
  const releases = releasesToTry(
    { ...entry, canary: null, previous: null },
    { dice: 0, cohorts: [] },
  );

  expect(releases.map(({ version }) => version)).toEqual(['2']);
});
