import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFakeS3 } from '../../../test/support/fake-s3.ts';
import { openFileStore } from './open-file-store.ts';

const secret = 'a/secret+with=signs';
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let folder: string;
beforeAll(async () => {
  s3 = await startFakeS3('the-key', secret);
  folder = mkdtempSync(join(tmpdir(), 'freely-store-'));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (path: string, password = secret) =>
  `s3://the-key:${encodeURIComponent(password)}@${s3.host}${path}?region=eu-west-2&tls=false`;
const storeUrls: [string, () => string][] = [
  ['a folder that does not exist yet', () => pathToFileURL(join(folder, 'below', 'it')).href],
  ['a bucket', () => bucket('/bucket')],
  ['a folder of a bucket', () => bucket('/bucket/images/')],
];

test.each(storeUrls)('%s stores, returns and removes a file', async (_, storeUrl) => {
  const store = openFileStore(storeUrl());
  const bytes = Buffer.from([0, 255, 13, 10, 0, 7]);

  expect(await store.read('a.webp')).toBeNull();
  await store.put('a.webp', bytes);
  const found = await store.read('a.webp');
  expect(found?.bytes).toBe(bytes.length);
  expect(Buffer.concat((await found?.content.toArray()) ?? [])).toEqual(bytes);

  await store.remove('a.webp');
  await store.remove('a.webp');
  expect(await store.read('a.webp')).toBeNull();
});

test.each(storeUrls)('%s lists the files that were put before an instant', async (_, storeUrl) => {
  const store = openFileStore(storeUrl());
  const names = ['1.webp', '2.webp', '3.webp', '4.webp', '5.webp'];
  const namesBefore = async (instant: number) => {
    const found = [];
    for await (const name of store.list(new Date(instant))) found.push(name);
    return found.sort();
  };
  expect(await namesBefore(Date.now() + 60_000)).toEqual([]);
  for (const name of names) await store.put(name, Buffer.from(name));

  expect(await namesBefore(Date.now() + 60_000)).toEqual(names);
  expect(await namesBefore(Date.now() - 60_000)).toEqual([]);
  for (const name of names) await store.remove(name);
});

test('no partial files stay in the folder', async () => {
  await openFileStore(pathToFileURL(folder).href).put('b.webp', Buffer.from('b'));

  expect(readdirSync(folder)).toContain('b.webp');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('files are stored where the URL says, and a wrong secret or bucket is an error', async () => {
  await openFileStore(bucket('/bucket/images')).put('c.webp', Buffer.from('c'));
  expect([...s3.kept.keys()]).toEqual(['/bucket/images/c.webp']);

  const unauthorized = openFileStore(bucket('/bucket', 'wrong'));
  await expect(unauthorized.read('c.webp')).rejects.toThrow('The file store returned 403 to GET');
  await expect(unauthorized.put('c.webp', Buffer.from('x'))).rejects.toThrow('403');
  await expect(openFileStore(bucket('/none')).put('c.webp', Buffer.from('x'))).rejects.toThrow(
    'The bucket of FILES_URL does not exist',
  );
});
