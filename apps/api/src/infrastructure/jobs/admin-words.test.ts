import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { queues } from './queues.ts';

const catalogue = join(import.meta.dirname, '../../../../mfe-admin/locales/en-GB/status.json');

test('the admin area has words for every queue', () => {
  const { names } = JSON.parse(readFileSync(catalogue, 'utf8')).queues;

  expect(Object.keys(names)).toEqual(expect.arrayContaining(Object.keys(queues)));
});
