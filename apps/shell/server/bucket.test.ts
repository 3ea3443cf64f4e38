/** @jest-environment <rootDir>/../../tools/jest/server-environment.mjs */
// Two shell servers over one bucket, which fails in every way that a network can.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { append, EMPTY_STATE, openStore, publishHeads } from '@freely/platform';
import { type TestBucket, testBucket } from '@freely/platform/testing/test-bucket';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { shellServer } from './app.ts';
import { readSettings } from './settings.ts';
import { type TestReleases, testReleases, testShell } from './testing/test-releases.ts';

const FILES = { 'remoteEntry.js': 'entry', 'page.css': 'css' };
const routes = [{ path: '/admin/practitioners', files: ['page.css'], isPrerendered: false }];

let bucket: TestBucket;
let releases: TestReleases;
let folder: string;
let servers: FastifyInstance[];

beforeEach(async () => {
  bucket = await testBucket();
  folder = mkdtempSync(join(tmpdir(), 'freely-servers-'));
  releases = testReleases();
  await releases.publish(
    {
      shell: { active: releases.release('shell', '1', testShell.files, testShell.manifest) },
      'mfe-admin': { active: releases.release('mfe-admin', '1', FILES, { routes }) },
    },
    { 'mfe-admin': ['/admin/*'] },
  );
  releases.release('mfe-admin', '2', FILES, { routes });
  const from = openStore(String(releases.environment.RELEASES_URL));
  const to = openStore(bucket.url);
  for (const name of await from.list('')) {
    await to.create(name, (await from.read(name)) ?? new Uint8Array());
  }
  servers = [await start('one'), await start('two')];
});
afterEach(async () => {
  bucket.fail(null);
  await Promise.all(servers.map((server) => server.close()));
  await bucket.close();
  releases.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string): Promise<FastifyInstance> {
  const server = Fastify();
  await shellServer(
    server,
    readSettings({
      ...releases.environment,
      RELEASES_URL: bucket.url,
      SHELL_STATE_DIR: join(folder, name),
      SHELL_URL: 'https://freely.example',
      API_URL: 'http://localhost:9',
    }),
  );

  return server;
}

/** The second release goes live. */
async function releaseTwo(): Promise<void> {
  const store = openStore(bucket.url);
  const active = releases.release('mfe-admin', '2', FILES, { routes });
  await append(
    store,
    'mfe-admin',
    { person: 'Ada', reason: 'A test', commit: null, key: releases.key },
    () => ({
      verb: 'release',
      state: { ...EMPTY_STATE, active },
    }),
  );
  await publishHeads(store);
}

const versionOn = async (server: FastifyInstance) =>
  /\/r\/mfe-admin\/(\d)\/remoteEntry/.exec(
    (await server.inject({ url: '/admin/practitioners' })).body,
  )?.[1];

async function eventually<T>(read: () => Promise<T>, expected: T, withinMs: number) {
  const end = Date.now() + withinMs;
  let last = await read();
  while (JSON.stringify(last) !== JSON.stringify(expected) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    last = await read();
  }
  expect(last).toEqual(expected);
}
const versions = () => Promise.all(servers.map(versionOn));

const files = ['/r/mfe-admin/1/page.css', '/r/shell/1/calls.1.js'];

/** Both servers have every file of what is live, before a page asks for it. */
const untilFetched = () =>
  eventually(
    async () => {
      await versions();

      return ['one', 'two'].every((name) =>
        files.every((file) => existsSync(join(folder, name, 'releases', file))),
      );
    },
    true,
    30_000,
  );

test('both serve a change within five seconds', async () => {
  expect(await versions()).toEqual(['1', '1']);
  await releaseTwo();

  await eventually(versions, ['2', '2'], 5_000);
});

test('while the bucket is away, nobody notices: not by a missing page, a missing file, or a wait', async () => {
  await untilFetched();

  for (const failure of ['refuses', 'hangs'] as const) {
    bucket.fail(failure);
    const started = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await versions()).toEqual(['1', '1']);
    for (const server of servers) {
      for (const url of files) expect((await server.inject({ url })).statusCode).toBe(200);
    }
    // Whoever waited for the bucket would wait for 15 seconds.
    expect(Date.now() - started).toBeLessThan(2_100 + 10_000);
  }
});

test('a server that is restarted then serves what was live', async () => {
  await untilFetched();
  bucket.fail('refuses');
  await servers[0]?.close();
  servers[0] = await start('one');

  expect(await versions()).toEqual(['1', '1']);
  expect((await servers[0].inject({ url: '/health/ready' })).json().status).toBe('degraded');
});

test('an hour without the bucket is noticed by health only, and so is a restart in it', async () => {
  let later = 0;
  const now = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
  const health = async () =>
    Promise.all(
      servers.map(async (server) => {
        const { statusCode, body } = await server.inject({ url: '/health/ready' });
        return [statusCode, JSON.parse(body).status];
      }),
    );
  try {
    later += 3_000;
    await untilFetched();
    bucket.fail('refuses');
    for (let minute = 1; minute <= 60; minute += 1) {
      later += 60_000;
      if (minute === 30) {
        await servers[0]?.close();
        servers[0] = await start('one');
      }
      expect([minute, await versions()]).toEqual([minute, ['1', '1']]);
      expect(await health()).toEqual([
        [200, 'degraded'],
        [200, 'degraded'],
      ]);
    }
    bucket.fail(null);
    await releaseTwo();
    later += 3_000;
    await eventually(versions, ['2', '2'], 5_000);
    expect(await health()).toEqual([
      [200, 'ok'],
      [200, 'ok'],
    ]);
  } finally {
    clock.mockRestore();
  }
});
