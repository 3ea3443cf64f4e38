/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type PlatformStore } from '@freely/platform';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ReleaseFiles, releaseFiles } from './release-files.ts';

let folder: string;
let files: ReleaseFiles;
let requested: string[];
let store: PlatformStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freely-files-'));
  requested = [];
  const kept = openStore(join(folder, 'bucket'));
  for (const name of ['page.js', 'page.js.br', 'logo.png']) {
    await kept.create(`r/mfe-admin/1/${name}`, Buffer.from(name));
  }
  store = {
    ...kept,
    // As of a bucket: elsewhere.
    folder: null,
    read(name) {
      requested.push(name);
      return kept.read(name);
    },
  };
  files = releaseFiles(store, join(folder, 'copies'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file comes with its compressed forms, and is not asked for again', async () => {
  await files.bring('/r/mfe-admin/1/page.js');
  expect(readFileSync(join(folder, 'copies/r/mfe-admin/1/page.js.br'), 'utf8')).toBe('page.js.br');
  expect(requested.toSorted()).toEqual(
    ['page.js', 'page.js.br', 'page.js.gz'].map((name) => `r/mfe-admin/1/${name}`),
  );
  await files.bring('/r/mfe-admin/1/page.js');
  expect(requested).toHaveLength(3);
});

test('names that strangers make up cost one question each, and nothing is kept of them', async () => {
  const names = ['/r/mfe-admin/1/none.js', '/r/none/1/x.js.br', '/r/mfe-admin/1/none.js'];
  for (const name of names) await files.bring(name);

  expect(requested).toEqual(names.map((name) => name.slice(1)));
});

test('while the bucket is away, no form of a file is believed to be absent', async () => {
  const { read } = store;
  store.read = async (name) => {
    if (name.endsWith('.br')) throw new Error('ECONNREFUSED');
    return read(name);
  };
  await files.bring('/r/mfe-admin/1/page.js');
  store.read = read;
  await files.bring('/r/mfe-admin/1/page.js');

  expect(readFileSync(join(folder, 'copies/r/mfe-admin/1/page.js.br'), 'utf8')).toBe('page.js.br');
});

test('a file that is here is not kept back by a form of which the bucket says nothing', async () => {
  const { read } = store;
  store.read = (name) => (name.endsWith('.br') ? new Promise(() => {}) : read(name));
  await files.bring('/r/mfe-admin/1/page.js');

  expect(readFileSync(join(folder, 'copies/r/mfe-admin/1/page.js'), 'utf8')).toBe('page.js');
}, 20_000);
