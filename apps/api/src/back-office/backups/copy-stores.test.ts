import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copyStore, putBack, type Store } from './copy-stores.ts';
import { readInstant } from './terminal.ts';

const day = 24 * 3600 * 1000;
let folder: string;
let copies: string;
let files: Store;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'freely-copies-'));
  copies = join(folder, 'copies');
  files = { name: 'files', url: join(folder, 'files') };
  mkdirSync(files.url);
  writeFileSync(join(files.url, 'a.webp'), 'a');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is copied once, and put back only where it is missing', async () => {
  expect(await copyStore(files, copies)).toBe(1);
  expect(await copyStore(files, copies)).toBe(0);
  expect(await putBack(files, copies)).toBe(0);

  rmSync(join(files.url, 'a.webp'));

  expect(await putBack(files, copies)).toBe(1);
  expect(existsSync(join(files.url, 'a.webp'))).toBe(true);
});

test('what is removed stays 30 days in the copies, and no longer', async () => {
  await copyStore(files, copies);
  rmSync(join(files.url, 'a.webp'));
  const now = Date.now();
  const copied = () => existsSync(join(copies, 'files/a.webp'));

  await copyStore(files, copies, now);
  await copyStore(files, copies, now + 29 * day);
  expect(copied()).toBe(true);

  await copyStore(files, copies, now + 31 * day);
  expect(copied()).toBe(false);
});

test('a record of releases that changed is copied again', async () => {
  const releases: Store = { ...files, name: 'releases' };
  await copyStore(releases, copies);
  const later = new Date(Date.now() + day);
  utimesSync(join(files.url, 'a.webp'), later, later);

  expect(await copyStore(releases, copies)).toBe(1);
});

test('an instant has a zone and is past', () => {
  expect(readInstant('')).toBeNull();
  expect(readInstant('2026-01-02T03:04:05+01:00')?.toISOString()).toBe('2026-01-02T02:04:05.000Z');
  expect(() => readInstant('2026-01-02T03:04:05')).toThrow('with its zone');
  expect(() => readInstant('2999-01-02T03:04:05Z')).toThrow('future');
});
