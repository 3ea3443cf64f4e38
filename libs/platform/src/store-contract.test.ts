import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HEADS_FILE, parseHeads } from './heads.ts';
import { liveHeads } from './live-heads.ts';
import { openStore } from './open-store.ts';
import type { PlatformStore } from './platform-store.ts';
import { asUnit, headOf, historyOf } from './record-log.ts';
import { registryOf } from './registry-of.ts';
import { type TestBucket, testBucket } from './testing/test-bucket.ts';
import { makeTestPlatform } from './testing/test-platform.ts';

const bytes = (text: string) => Buffer.from(text);

let bucket: TestBucket;
let folder: string;
beforeAll(async () => {
  bucket = await testBucket();
  folder = mkdtempSync(join(tmpdir(), 'freely-store-'));
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  let store: PlatformStore;
  const text = async (name: string) => {
    const found = await store.read(name);
    return found && Buffer.from(found).toString();
  };
  beforeAll(() => {
    store = openStore(kind === 'a bucket' ? bucket.url : folder);
  });

  test('has nothing under a name until it is created, and then once', async () => {
    expect(await store.read('records/a/1.json')).toBeNull();
    expect(await store.create('records/a/1.json', bytes('first'))).toBe(true);
    expect(await store.create('records/a/1.json', bytes('second'))).toBe(false);
    expect(await text('records/a/1.json')).toBe('first');
  });

  test('of twenty that create the same name at once, one does', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.create('records/race.json', bytes(`${index}`)),
      ),
    );

    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await text('records/race.json')).toBe(String(outcomes.indexOf(true)));
  });

  test('replaces, lists by prefix, and removes', async () => {
    await store.replace('heads.json', bytes('1'));
    await store.replace('heads.json', bytes('2'));
    expect(await text('heads.json')).toBe('2');

    await store.create('r/x/1.0.0-abc/main.js', bytes(''));
    await store.create('r/x/1.0.0-abc/main.js.br', bytes('&<">'));
    expect((await store.list('r/x/')).sort()).toEqual([
      'r/x/1.0.0-abc/main.js',
      'r/x/1.0.0-abc/main.js.br',
    ]);
    expect(await store.list('r/nothing/')).toEqual([]);
    await store.remove('r/x/1.0.0-abc/main.js');
    await store.remove('r/x/1.0.0-abc/main.js');
    expect(await store.read('r/x/1.0.0-abc/main.js')).toBeNull();
  });
});

// Only root can give files away, so elsewhere nothing can go wrong.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('what root writes belongs to the owner of the folder, who can go on writing', async () => {
  const owned = mkdtempSync(join(tmpdir(), 'freely-owned-'));
  const nobody = 65_534;
  chownSync(owned, nobody, nobody);
  const store = openStore(owned);

  await store.create('r/mfe-booking/1.0.0-abc/main.js', bytes('1'));
  await store.replace('heads.json', bytes('1'));

  const written = readdirSync(owned, { recursive: true, encoding: 'utf8' });
  expect(written).toHaveLength(5);
  expect(written.map((name) => statSync(join(owned, name)).uid)).toEqual(Array(5).fill(nobody));
  rmSync(owned, { recursive: true });
});

test.each([
  'http://releases.example/x',
  'https://key:secret@host/b',
  's3://',
  's3://host',
  'S4://host/b',
])('%s does not become a folder', (location) => {
  expect(() => openStore(location)).toThrow(/^(A store is a folder, or s3|An s3: address needs)/);
  expect(() => openStore(location)).not.toThrow(/key:secret/);
});

test('a folder that is full is not filled further by what could not be written', async () => {
  const full = mkdtempSync(join(tmpdir(), 'freely-full-'));
  // Nothing that can be written to a file: it fails after the draft is there, as on a full disk.
  const unwritable = {} as Uint8Array;
  const store = openStore(full);

  await expect(store.create('a.json', unwritable)).rejects.toThrow();
  await expect(store.replace('a.json', unwritable)).rejects.toThrow();
  expect(readdirSync(full)).toEqual([]);
  rmSync(full, { recursive: true });
});

describe('over a bucket', () => {
  test('of twenty releases at once none is lost, and the last one is what servers read', async () => {
    const platform = await makeTestPlatform(() => openStore(bucket.url.replace('?', '/race?')));
    const versions = Array.from({ length: 20 }, (_, index) => `v${index}`);
    await Promise.all(versions.map((version) => platform.release('mfe-booking', version)));

    const history = (await historyOf(platform.store, 'mfe-booking')).map(asUnit);
    expect(history.map((record) => record?.sequence)).toEqual(
      versions.map((_, index) => index + 1),
    );
    expect(history.map((record) => record?.state.active?.version).toSorted()).toEqual(
      versions.toSorted(),
    );
    const heads = parseHeads(Buffer.from((await platform.store.read(HEADS_FILE)) ?? '').toString());
    expect(heads?.['mfe-booking']).toEqual((await headOf(platform.store, 'mfe-booking'))?.envelope);
    platform.close();
  }, 180_000);

  test('two servers see a change, and go on while the bucket is away', async () => {
    const platform = await makeTestPlatform(() => openStore(`${bucket.url.replace('?', '/two?')}`));
    await platform.release('mfe-booking', '1');
    const problems: string[] = [];
    const serve = () =>
      liveHeads({
        read: platform.store.read,
        roots: platform.roots,
        lastGoodFile: null,
        onProblem: (problem) => problems.push(problem),
      });
    const servers = [await serve(), await serve()];
    const versions = async () => {
      await Promise.all(servers.map((live) => live.refresh()));
      return servers.map(
        (live) => registryOf(live.current()).remotes['mfe-booking']?.active.version,
      );
    };

    await platform.release('mfe-booking', '2');
    expect(await versions()).toEqual(['2', '2']);
    bucket.fail('refuses');
    expect(await versions()).toEqual(['2', '2']);
    expect(problems.join()).toContain('cannot be read');

    bucket.fail(null);
    await platform.release('mfe-booking', '3');
    expect(await versions()).toEqual(['3', '3']);
    platform.close();
  });
});
