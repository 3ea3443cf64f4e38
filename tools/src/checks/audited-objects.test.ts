// The audit says what an action was about in words: admins read "Booking FR-40011", not "booking 40011".
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const root = new URL('../../../', import.meta.url).pathname;

const recorded = globSync('apps/api/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\bobject: ['`]([a-z_]+)(?::\$|['`])/g),
  ])
  .map(([, kind = '']) => kind);

test('every kind of object that is recorded has its words', () => {
  const catalogue = readFileSync(`${root}/apps/mfe-admin/locales/en-GB/audit.json`, 'utf8');
  const { objects } = JSON.parse(catalogue) as { objects: Record<string, string> };

  expect(new Set(recorded).size).toBeGreaterThan(10);
  expect([...new Set(recorded)].filter((kind) => !(kind in objects)).sort()).toEqual([]);
});
