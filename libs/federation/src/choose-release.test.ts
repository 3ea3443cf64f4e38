import { expect, test } from '@jest/globals';
import { bucketOf, readRolloutSeed, releasesToTry } from './choose-release.ts';

const pointer = (version: string) => ({ version, url: `/r/x/${version}/`, integrity: null });
const entry = {
  active: pointer('2'),
  previous: pointer('1'),
  canary: { release: pointer('3'), percent: 10, cohorts: ['staff'] },
  killed: false,
};
const seeds = Array.from({ length: 2_000 }, (_, index) => `seed-${index}`);
const [seedBelow = '', seedAbove = ''] = [
  seeds.find((seed) => bucketOf(seed, 'mfe-x') < 10),
  seeds.find((seed) => bucketOf(seed, 'mfe-x') >= 10),
];
const versions = (seed: string | null, cohorts: string[] = []) =>
  releasesToTry('mfe-x', entry, { seed, cohorts }).map(({ version }) => version);

test('the canary goes to its percentage of browsers and to its cohorts', () => {
  expect(versions(seedBelow)).toEqual(['3', '2', '1']);
  expect(versions(seedAbove)).toEqual(['2', '1']);
  expect(versions(seedAbove, ['staff'])).toEqual(['3', '2', '1']);
  expect(versions(null)).toEqual(['2', '1']);
});

test('without a canary and a previous release, only the active one is tried', () => {
  const releases = releasesToTry(
    'mfe-x',
    { ...entry, canary: null, previous: null },
    { seed: seedBelow, cohorts: [] },
  );

  expect(releases.map(({ version }) => version)).toEqual(['2']);
});

test('of 2,000 browsers about a tenth get a canary of 10%, and not the same ones of each remote', () => {
  const chosen = (name: string) => seeds.filter((seed) => bucketOf(seed, name) < 10);
  const [one, other] = [chosen('mfe-x'), new Set(chosen('mfe-y'))];

  // Within three standard deviations of chance: 200 ± 40, and 20 ± 13.
  expect(Math.abs(one.length - 200)).toBeLessThan(40);
  expect(Math.abs(one.filter((seed) => other.has(seed)).length - 20)).toBeLessThan(14);
});

test('a browser keeps its seed in a cookie', () => {
  expect(readRolloutSeed('a=1; freely-rollout=abcdefghijkl; b=2')).toBe('abcdefghijkl');
  expect(readRolloutSeed('freely-rollout=<script>')).toBeNull();
  expect(readRolloutSeed('')).toBeNull();
});
