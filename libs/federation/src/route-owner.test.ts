import { expect, test } from '@jest/globals';
import type { RemoteEntry } from './registry.ts';
import { overlap, ownerOf } from './route-owner.ts';

const active = { version: '1', url: '/r/x/1/', integrity: null };
const entry = (...paths: string[]): RemoteEntry => ({
  paths,
  active,
  previous: null,
  canary: null,
  killed: false,
  forcedWithinMinutes: null,
});
const registry = {
  remotes: {
    'mfe-public': entry('/*'),
    'mfe-rewards': entry('/rewards/*', '/gift'),
    'mfe-practitioner': entry('/practitioner/*'),
  },
};

test.each([
  ['/', 'mfe-public'],
  ['/hygiene', 'mfe-public'],
  ['/rewards', 'mfe-rewards'],
  ['/rewards/2026/may', 'mfe-rewards'],
  ['/rewards-of-others', 'mfe-public'],
  ['/gift', 'mfe-rewards'],
  ['/gift/7', 'mfe-public'],
  ['/practitioner', 'mfe-practitioner'],
  ['/practitioner-registration', 'mfe-public'],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(registry, path)).toBe(owner);
});

test('a path that nobody owns has no owner', () => {
  expect(ownerOf({ remotes: { 'mfe-rewards': entry('/rewards/*') } }, '/hygiene')).toBeNull();
});

test.each([
  ['/rewards/*', '/rewards', true],
  ['/rewards/*', '/rewards/2026/*', true],
  ['/rewards', '/rewards', true],
  ['/rewards', '/rewards/2026', false],
  ['/rewards/*', '/rewards-of-others/*', false],
  ['/*', '/*', true],
  ['/*', '/rewards/*', false],
])('%s and %s overlap: %s', (one, other, isOverlap) => {
  expect(overlap(one, other)).toBe(isOverlap);
  expect(overlap(other, one)).toBe(isOverlap);
});
