import { expect, test } from '@jest/globals';
import { releasesToTry } from './choose-release.ts';

const pointer = (version: string) => ({ version, url: `/r/x/${version}/`, integrity: null });
const entry = {
  active: pointer('2'),
  previous: pointer('1'),
  canary: { release: pointer('3'), percent: 10, cohorts: ['staff'] },
  killed: false,
};
const versions = (bucket: number, cohorts: string[] = []) =>
  releasesToTry(entry, { bucket, cohorts }).map(({ version }) => version);

test('the canary goes to its percentage of browsers and to its cohorts', () => {
  expect(versions(9.9)).toEqual(['3', '2', '1']);
  expect(versions(10)).toEqual(['2', '1']);
  expect(versions(99, ['staff'])).toEqual(['3', '2', '1']);
});

test('without a canary and a previous release, only the active one is tried', () => {
  const releases = releasesToTry(
    { ...entry, canary: null, previous: null },
    { bucket: 0, cohorts: [] },
  );

  expect(releases.map(({ version }) => version)).toEqual(['2']);
});
