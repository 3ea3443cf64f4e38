import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '../src');

/** Entry points with nothing of their own to show; a lazy field looks like the one it loads. */
const WITHOUT_PAGE = [
  'art-image',
  'icon',
  'lazy-date-field',
  'locales',
  'testing',
  'visually-hidden',
];

test('every entry point has a page in the gallery', () => {
  const pages = readdirSync(join(import.meta.dirname, 'parts')).map((file) =>
    readFileSync(join(import.meta.dirname, 'parts', file), 'utf8'),
  );
  const entryPoints = readdirSync(SOURCE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(SOURCE, entry.name, 'index.ts')))
    .map(({ name }) => name)
    .filter((name) => !WITHOUT_PAGE.includes(name));

  const missing = entryPoints.filter(
    (entryPoint) => !pages.some((page) => page.includes(`from '@freely/ui/${entryPoint}'`)),
  );

  expect(missing).toEqual([]);
});
