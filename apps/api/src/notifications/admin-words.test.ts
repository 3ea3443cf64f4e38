import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mailKinds } from './mail-list.ts';

const catalogue = join(import.meta.dirname, '../../../mfe-admin/locales/en-GB/mails.json');

test('the admin area has words for every kind of mail', () => {
  const { kinds } = JSON.parse(readFileSync(catalogue, 'utf8'));

  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(mailKinds));
});
