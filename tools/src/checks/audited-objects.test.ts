// The audit says in words what was done and to what: admins read "Hid a review" and "Booking FR-40011", not
// "review.hide" and "booking 40011".
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const root = new URL('../../../', import.meta.url).pathname;

const sources = globSync('apps/api/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .filter((text) => text.includes('recordAudit('));

const catalogue = (name: string) =>
  JSON.parse(readFileSync(`${root}/apps/mfe-admin/locales/en-GB/${name}.json`, 'utf8'));

const kindsBy = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];

/** Lines with an action: `action: 'review.hide'`, `note(deps, 'jobs.retry', …)`. */
const lines = /^.*(?:\b[aA]ction\b.*[:=?]|\bnote\(|\baudit\().*$/gm;

test('every kind of object that is recorded has its words', () => {
  const { objects } = catalogue('audit') as { objects: Record<string, string> };
  const kinds = [
    ...kindsBy(/\bobject: ['`]([a-z_]+)(?::\$|['`])/g),
    ...kindsBy(/\bnote\(deps, '[^']+', ['`]([a-z_]+)(?::\$|['`])/g),
  ];

  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !(kind in objects)).sort()).toEqual([]);
});

test('every action that is recorded has its words', () => {
  const { auditActions } = catalogue('admin') as { auditActions: Record<string, string> };
  const actions = sources.flatMap((text) =>
    [...text.matchAll(lines)].flatMap(([line]) =>
      [...line.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action),
    ),
  );

  expect(new Set(actions).size).toBeGreaterThan(30);
  expect(
    [...new Set(actions)].filter((action) => !(action.replace('.', '_') in auditActions)).sort(),
  ).toEqual([]);
});
