import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { amara, tiles, tom } from './index.ts';

const file = readFileSync(join(import.meta.dirname, 'squares.svg'), 'utf8');

test.each([...Object.values(tiles), amara, tom])('%s is a view of the one file', (url) => {
  const [of, view] = url.split('#');

  expect(of).toBe(tiles.hair.split('#')[0]);
  expect(file).toMatch(new RegExp(`<view id="${view}" viewBox="0 \\d+ (\\d+) \\1"/>`));
});
