import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');

/** Entry points with nothing of their own to show; a lazy field looks like the one it loads. */
const WITHOUT_PAGE = [
  '@freely/ui/art-image',
  '@freely/ui/icon',
  '@freely/ui/lazy-date-field',
  '@freely/ui/catalogues',
  // Only a text.
  '@freely/ui/duration',
  // Only a hook.
  '@freely/ui/now',
  '@freely/ui/online',
  '@freely/ui/testing',
  '@freely/ui/visually-hidden',
  // Looks like the table that it is made of.
  '@freely/booking-parts/booking-table',
];

test.each(['ui', 'booking-parts', 'practice'])('every component of libs/%s has a page', (lib) => {
  const pages = readdirSync(join(import.meta.dirname, 'parts')).map((file) =>
    readFileSync(join(import.meta.dirname, 'parts', file), 'utf8'),
  );
  const source = join(root, 'libs', lib, 'src');
  const entryPoints = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'index.ts')))
    .map(({ name }) => `@freely/${lib}/${name}`)
    .filter((entryPoint) => !WITHOUT_PAGE.includes(entryPoint));

  const missing = entryPoints.filter(
    (entryPoint) => !pages.some((page) => page.includes(`from '${entryPoint}'`)),
  );

  expect(entryPoints).not.toEqual([]);
  expect(missing).toEqual([]);
});
