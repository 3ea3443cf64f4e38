// The name of the market and its addresses are market settings (D80): no code and no catalogue has them.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const root = new URL('../../../', import.meta.url).pathname;

const sources = [
  'apps/{api,mfe-*,shell}/{src,server}/**/*.{ts,tsx}',
  'libs/*/src/**/*.{ts,tsx}',
  '{apps,libs}/*/locales/**/*.json',
];

/** Where the name may stand, and why. */
const excepted: Record<string, string> = {
  'libs/domain/src/default-texts.ts': 'what a new market is called',
  'libs/domain/src/market-texts.ts': 'who sends the mails of a new market',
  'apps/api/src/kernel/docs/document.ts': 'the documentation of the software, for developers',
  'apps/api/src/money/payments/intent-operations.ts':
    'a repeated call to the provider has to say the same, also after the market was renamed',
  'apps/api/src/money/payouts/transfer-operations.ts': 'the same',
};

/** What people read: texts in quotes, templates or markup; not comments, packages and demo accounts. */
const named = /\bFreely\b|\b(?:support|hello)@freely\.example/;

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

const files = globSync(sources, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|node_modules|\.d\.ts$|\/seed\//.test(file));
const naming = files.filter((file) =>
  named.test(withoutComments(readFileSync(`${root}/${file}`, 'utf8'))),
);

test('nothing but the defaults of the settings names the market', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(naming.sort()).toEqual(Object.keys(excepted).sort());
});
