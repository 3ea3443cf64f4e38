// The policy and the code are compared in both directions: a name that the code stores and the policy
// does not list, and one that it lists and nothing stores. What a browser has after whole journeys is
// measured by e2e/shell/kept-in-browser.spec.ts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import legal from '../../../locales/en-GB/legal.json' with { type: 'json' };
import { keptNames } from './kept-names.ts';

const root = join(import.meta.dirname, '../../../../..');
const files = globSync(
  ['apps/{shell,mfe-*}/{src,server}/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
).filter((file) => !/\.test\.tsx?$|\/testing\/|node_modules|kept-names/.test(file));
const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));

/** Files that store anything. A new way to store needs a new pattern here. */
const STORES = /(?:local|session)Storage\b|document\.cookie|; SameSite=|createJSONStorage/i;

/** Our own names, as constants or templates: `freely.registry`, `freely-opener`, `freely.reloaded.`. */
const OWN_NAME = /['"`](freely[.-][a-z][a-z-]*\.?)(?=['"`$])/g;

/** Constants that only say how a name begins, and names of other things than storage. */
const OTHER = /^freely-internal-key|^freely\.example|^freely-join$/;

const stored = new Set(
  sources
    .filter((text) => STORES.test(text) || /\bDRAFTS = /.test(text))
    .flatMap((text) => [...text.matchAll(OWN_NAME)].map(([, name = '']) => name))
    .filter((name) => !OTHER.test(name))
    .map((name) => (name.endsWith('.') ? `${name}*` : name)),
);
const listed = Object.values(keptNames).flat();
const own = listed.filter((name) => name.startsWith('freely'));

test('the cookies policy lists each name that the code stores, and no other', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(own.toSorted()).toEqual([...stored].toSorted());
});

test('each name stands with the purpose that the policy gives', () => {
  const purposes = Object.entries(legal.cookies.sections).flatMap(([section, part]) =>
    Object.keys('facts' in part ? part.facts : {}).map(
      (fact) => `cookies.sections.${section}.facts.${fact}`,
    ),
  );
  const withNames = purposes.filter((purpose) => keptNames[purpose]);

  expect(Object.keys(keptNames).toSorted()).toEqual(withNames.toSorted());
  // There is none, and the policy says so.
  expect(purposes.filter((purpose) => !keptNames[purpose])).toEqual([
    'cookies.sections.necessary.facts.csrf',
  ]);
  expect(listed).toHaveLength(new Set(listed).size);
});
