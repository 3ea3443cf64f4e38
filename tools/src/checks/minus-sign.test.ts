// `formatPounds` alone writes the sign of money: before, the same refund was −£35.00 on one screen and
// -£35.00 on the next.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const root = new URL('../../../', import.meta.url).pathname;

const files = globSync(
  [
    'apps/{api,mfe-*,shell}/{src,server}/**/*.{ts,tsx}',
    'libs/*/src/**/*.{ts,tsx}',
    '{apps,libs}/*/locales/**/*.json',
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|\/testing\/|node_modules/.test(file));

/** A minus sign or a hyphen before an amount, a placeholder or an expression of markup. */
const handWritten = /[\u2212-]£|\u2212(?:\$?\{|<)|(?:['"`>]|\\u)-\$?\{+[^}]*(?:ounds|money|amount)/;

test('no screen, mail or catalogue writes the minus of an amount by itself', () => {
  const found = files.filter((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .some((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line) && handWritten.test(line)),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
