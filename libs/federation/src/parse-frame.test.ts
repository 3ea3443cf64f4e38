import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { ReleaseFrame } from './parse-frame.ts';

const isFrame = (frame: object) => v.safeParse(ReleaseFrame, frame).success;
const link = (to: string) => ({ links: [{ slot: 'footer', labels: { 'en-GB': 'Gifts' }, to }] });

test('a link leads to a page of this site', () => {
  for (const to of ['/', '/rewards', '/rewards/2026?sort=new#top'])
    expect([to, isFrame(link(to))]).toEqual([to, true]);
});

test.each([
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '',
])('a link to %j would lead elsewhere, and is refused', (to) => {
  expect(isFrame(link(to))).toBe(false);
});

test('what search engines are told can hold no second line', () => {
  expect(isFrame({ notIndexed: ['/rewards'] })).toBe(true);
  expect(isFrame({ notIndexed: ['/rewards\nDisallow: /'] })).toBe(false);
});

test('a sitemap is listed by a call of the API, and by nothing beside it', () => {
  const sitemap = (list: string) => ({ sitemaps: { gifts: { route: '/gifts/:id', list } } });

  expect(isFrame(sitemap('/gifts/listed'))).toBe(true);
  for (const list of ['/../metrics', '/%2e%2e/metrics', '//evil.example', '/gifts?admin=1'])
    expect([list, isFrame(sitemap(list))]).toEqual([list, false]);
});
