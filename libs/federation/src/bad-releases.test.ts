import { beforeEach, expect, test } from '@jest/globals';
import { badReleases, badVersionsIn } from './bad-releases.ts';

beforeEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = 'freely-bad-releases=; path=/; max-age=0';
});

test('the tab remembers over a reload, and the server is told', () => {
  badReleases().add('mfe-booking', '1.2.0-abc1234');
  badReleases().add('mfe-admin', '2.0.0-def5678');

  expect(badReleases().of('mfe-booking')).toEqual(['1.2.0-abc1234']);
  expect(badVersionsIn(`a=b; ${document.cookie}`, 'mfe-booking')).toEqual(['1.2.0-abc1234']);
  expect(badVersionsIn(document.cookie, 'mfe-public')).toEqual([]);
});

test('only the last few are remembered', () => {
  const bad = badReleases();
  for (let number = 1; number <= 20; number += 1) bad.add('mfe-booking', `${number}`);

  expect(bad.of('mfe-booking')).toHaveLength(8);
  expect(bad.of('mfe-booking').at(-1)).toBe('20');
});

test('a cookie that somebody made up is not used', () => {
  expect(badVersionsIn('freely-bad-releases=mfe-booking@<script>', 'mfe-booking')).toEqual([]);
  expect(badVersionsIn('', 'mfe-booking')).toEqual([]);
});
