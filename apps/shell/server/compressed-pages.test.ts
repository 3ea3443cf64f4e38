/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { compressedPages } from './compressed-pages.ts';

const compressed = compressedPages();
const html = '<p>Freely</p>'.repeat(100);

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
])('for "%s" the page is sent as %s', async (accepted, encoding) => {
  expect((await compressed(html, accepted)).encoding).toBe(encoding);
});

test('the page is the same in every encoding', async () => {
  const [brotli, gzip] = await Promise.all([compressed(html, 'br'), compressed(html, 'gzip')]);

  expect(brotliDecompressSync(brotli.body as Buffer).toString()).toBe(html);
  expect(gunzipSync(gzip.body as Buffer).toString()).toBe(html);
});

test('a page is compressed once', async () => {
  const [first, again] = await Promise.all([compressed(html, 'br'), compressed(html, 'br')]);

  expect(again.body).toBe(first.body);
});
