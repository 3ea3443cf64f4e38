import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '../src');

/** Doors without a look of their own; a late field looks like the one that comes. */
const UNSEEN = ['art-image', 'icon', 'late-date-field', 'locales', 'testing', 'visually-hidden'];

test('every part has its page in the gallery', () => {
  const pages = readdirSync(join(import.meta.dirname, 'parts')).map((file) =>
    readFileSync(join(import.meta.dirname, 'parts', file), 'utf8'),
  );
  const doors = readdirSync(SOURCE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(SOURCE, entry.name, 'index.ts')))
    .map(({ name }) => name)
    .filter((name) => !UNSEEN.includes(name));

  const unshown = doors.filter(
    (door) => !pages.some((page) => page.includes(`from '@freely/ui/${door}'`)),
  );

  expect(unshown).toEqual([]);
});
