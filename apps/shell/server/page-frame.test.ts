/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */

import { ReleaseFrame } from '@freely/federation/parse-frame';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { pageFrame } from './page-frame.ts';

const frame = (given: v.InferInput<typeof ReleaseFrame>) => v.parse(ReleaseFrame, given);
const link = (slot: string, to: string, order = 100) => ({
  slot,
  to,
  order,
  labels: { 'en-GB': to.slice(1), 'cy-GB': `${to.slice(1)} (cy)` },
});
const anybody = { path: '/', language: null, cohorts: [] };

test('the links of all releases stand in their slots, by order and then by path', () => {
  const { links } = pageFrame(
    [
      frame({ links: [link('header', '/b'), link('header', '/first', 1)] }),
      frame({ links: [link('header', '/a'), link('footer-book', '/c')] }),
    ],
    anybody,
  );

  expect(links.header?.map(({ to }) => to)).toEqual(['/first', '/a', '/b']);
  expect(links['footer-book']).toEqual([{ label: 'c', to: '/c' }]);
});

test('a link is in the language of the page, else in English', () => {
  const frames = [frame({ links: [link('header', '/a')] })];
  const labelIn = (language: string | null) =>
    pageFrame(frames, { ...anybody, language }).links.header?.[0]?.label;

  expect([labelIn(null), labelIn('cy-GB'), labelIn('fr-FR')]).toEqual(['a', 'a (cy)', 'a']);
});

test('a flag is on by default, or for the cohorts that it names', () => {
  const frames = [
    frame({ flags: { on: { default: true }, pilot: { default: false, cohorts: ['staff'] } } }),
  ];

  expect(pageFrame(frames, anybody).flags).toEqual(['on']);
  expect(pageFrame(frames, { ...anybody, cohorts: ['staff'] }).flags).toEqual(['on', 'pilot']);
});

test('a page is told which pages most people open next', () => {
  const frames = [frame({ preloads: { '/': ['/search'] } })];

  expect(pageFrame(frames, anybody).preloads).toEqual(['/search']);
  expect(pageFrame(frames, { ...anybody, path: '/other' }).preloads).toBeUndefined();
});
