import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openFileStore } from './file-store.ts';
import { startS3StandIn } from './s3-stand-in.ts';

const secret = 'a/secret+with=signs';
let s3: Awaited<ReturnType<typeof startS3StandIn>>;
let folder: string;
beforeAll(async () => {
  s3 = await startS3StandIn('the-key', secret);
  folder = mkdtempSync(join(tmpdir(), 'freely-store-'));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (path: string, password = secret) =>
  `s3://the-key:${encodeURIComponent(password)}@${s3.host}${path}?region=eu-west-2&tls=false`;
const addresses: [string, () => string][] = [
  ['a folder that is not there yet', () => pathToFileURL(join(folder, 'below', 'it')).href],
  ['a bucket', () => bucket('/bucket')],
  ['a folder of a bucket', () => bucket('/bucket/pictures/')],
];

test.each(addresses)('%s keeps, gives back and forgets a file', async (_, address) => {
  const store = openFileStore(address());
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

test.each(addresses)('%s names what was put before an instant', async (_, address) => {
  const store = openFileStore(address());
  const names = ['1.webp', '2.webp', '3.webp', '4.webp', '5.webp'];
  const namesBefore = async (moment: number) => {
    const found = [];
    for await (const name of store.list(new Date(moment))) found.push(name);
    return found.sort();
  };
  expect(await namesBefore(Date.now() + 60_000)).toEqual([]);
  for (const name of names) await store.put(name, Buffer.from(name));

  expect(await namesBefore(Date.now() + 60_000)).toEqual(names);
  expect(await namesBefore(Date.now() - 60_000)).toEqual([]);
  for (const name of names) await store.remove(name);
});

test('nothing but whole files stays in the folder', async () => {
  await openFileStore(pathToFileURL(folder).href).put('b.webp', Buffer.from('b'));

  expect(readdirSync(folder)).toContain('b.webp');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('files lie where the address says, and the wrong secret or bucket is a failure', async () => {
  await openFileStore(bucket('/bucket/pictures')).put('c.webp', Buffer.from('c'));
  expect([...s3.kept.keys()]).toEqual(['/bucket/pictures/c.webp']);

  const stranger = openFileStore(bucket('/bucket', 'wrong'));
  await expect(stranger.read('c.webp')).rejects.toThrow('The file store answered 403 to GET');
  await expect(stranger.put('c.webp', Buffer.from('x'))).rejects.toThrow('403');
  await expect(openFileStore(bucket('/none')).put('c.webp', Buffer.from('x'))).rejects.toThrow(
    'The bucket of FILES_URL does not exist',
  );
});
