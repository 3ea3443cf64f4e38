import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cachedResult, cacheResults } from './test-result-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-results-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const green = { packageFolder: 'apps/api', passed: 12, isGreen: true };
const inputs = new Map([['apps/api', 'one']]);

test('a result is found again with the same inputs, and only with these', () => {
  cacheResults([green], inputs, inputs, folder);

  expect(cachedResult('apps/api', 'one', folder)).toMatchObject({ passed: 12 });
  expect(cachedResult('apps/api', 'two', folder)).toBeNull();
  expect(cachedResult('apps/api', undefined, folder)).toBeNull();
  expect(cachedResult('apps/shell', 'one', folder)).toBeNull();
});

test('a failed run is not kept', () => {
  cacheResults([{ ...green, isGreen: false }], inputs, inputs, folder);

  expect(cachedResult('apps/api', 'one', folder)).toBeNull();
});

test('a run is not kept when a file was changed before it ended', () => {
  cacheResults([green], inputs, new Map([['apps/api', 'two']]), folder);

  expect(cachedResult('apps/api', 'one', folder)).toBeNull();
  expect(cachedResult('apps/api', 'two', folder)).toBeNull();
});

test('a package whose inputs are not known is not kept', () => {
  cacheResults([green], new Map(), new Map(), folder);

  expect(cachedResult('apps/api', undefined, folder)).toBeNull();
});

test('half a file is no result', () => {
  writeFileSync(join(folder, 'apps-api.json'), '{"inputs":"one","pas');

  expect(cachedResult('apps/api', 'one', folder)).toBeNull();
});
