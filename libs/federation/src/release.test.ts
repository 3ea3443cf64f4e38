import { expect, test } from '@jest/globals';
import { parseRelease } from './parse-release.ts';
import { filesFor, fitsContract, type Release } from './release.ts';

const release: Release = {
  name: 'mfe-booking',
  version: '0.1.0',
  commit: 'abc1234',
  contract: '^1.0.0',
  shared: { react: '19.3.1' },
  entry: ['remoteEntry.js', '802.js'],
  routes: [
    { path: '/services-search', files: ['10.js', '10.css'], isPrerendered: true },
    { path: '/practitioner-search/profile/:id', files: ['802.js', '20.js'], isPrerendered: false },
  ],
  navigation: ['/services-search'],
  files: { 'remoteEntry.js': 'sha384-x', '802.js': 'sha384-y' },
};

test('a release lists the files of a path, each once', () => {
  expect(filesFor(release, '/services-search')).toEqual([
    'remoteEntry.js',
    '802.js',
    '10.js',
    '10.css',
  ]);
  expect(filesFor(release, '/practitioner-search/profile/7')).toEqual([
    'remoteEntry.js',
    '802.js',
    '20.js',
  ]);
  expect(filesFor(release, '/elsewhere')).toBeNull();
});

test('a contract is compatible from its own version up to the next major one', () => {
  expect(fitsContract('^1.2.3', '1.2.3')).toBe(true);
  expect(fitsContract('^1.2.3', '1.3.0')).toBe(true);
  expect(fitsContract('^1.2.3', '1.2.2')).toBe(false);
  expect(fitsContract('^1.2.3', '2.2.3')).toBe(false);
});

test.each([
  ['a file outside the folder', { files: { '../shell.js': 'sha384-x' } }],
  ['a hash of another kind', { files: { 'a.js': 'md5-x' } }],
  ['no entry', { entry: [] }],
  ['a relative route', { routes: [{ path: 'x', files: [] }] }],
])('a release with %s is refused', (_what, change) => {
  expect(parseRelease({ ...release, ...change })).toBeNull();
});

test('a complete release is accepted', () => {
  expect(parseRelease(release)).toEqual(release);
});
