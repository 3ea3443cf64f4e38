import { expect, test } from '@jest/globals';
import { parseRelease } from './parse-release.ts';
import { filesFor, forBrowsers, type Release } from './release.ts';

const release: Release = {
  name: 'mfe-booking',
  version: '0.1.0',
  commit: 'abc1234',
  contract: '^1.0.0',
  shared: { react: { range: '^19.3.1', names: ['useState'] } },
  entry: ['remoteEntry.js', '802.js'],
  routes: [
    { path: '/services-search', files: ['10.js', '10.css'], isPrerendered: true },
    { path: '/practitioner-search/profile/:id', files: ['802.js', '20.js'], isPrerendered: false },
  ],
  navigation: ['/services-search'],
  files: { 'remoteEntry.js': 'sha384-x', '802.js': 'sha384-y', 'tile.svg': 'sha384-z' },
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

test('a page carries the hashes of what a browser checks', () => {
  expect(Object.keys(forBrowsers(release).files)).toEqual(['remoteEntry.js', '802.js']);
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
