import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { checkDataKey, readParts } from '../operations/index.ts';
import { judgeSpaces, readSpaces } from './folders.ts';
import { startWatch } from './start-watch.ts';
import { tryDueParts } from './try-parts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const problemOf = async (part: string) =>
  (await readParts(api.deps)).find(({ name }) => name === part)?.problem;

/** As a process whose name tells it from the others. */
const as = (role: 'api' | 'worker', port: number) => ({
  ...api.deps,
  config: { ...api.deps.config, role, metrics: { host: '127.0.0.1', port } },
});
const fail = (error: Error) => {
  throw error;
};

test('a process that was stopped is not missed, one that died is', async () => {
  const [api1, worker] = [as('api', 1), as('worker', 2)];
  const watches = [
    await startWatch(api1, () => checkDataKey(api1), fail),
    await startWatch(worker, () => checkDataKey(worker), fail),
  ];
  expect(await problemOf('worker')).toBeNull();

  await sql`update processes set seen_at = now() - interval '21 seconds'`.execute(api.db);
  expect(await problemOf('worker')).toBe('no worker was heard of for 21 seconds');
  expect(await problemOf('processes')).toMatch(
    /^api \S+:1 was heard of 21 seconds ago, worker \S+:2 was heard of 21 seconds ago$/,
  );

  for (const watch of watches) await watch.stop();
  expect(await problemOf('processes')).toBeNull();
  expect(await problemOf('worker')).toBe('no worker has ever worked');
});

test('a process with another key is refused, known to the others, and is no worker', async () => {
  const first = as('api', 1);
  const watch = await startWatch(first, () => checkDataKey(first), fail);
  const other = as('worker', 3);
  other.config.dataKeys = [randomBytes(32)];

  await expect(startWatch(other, () => checkDataKey(other), fail)).rejects.toThrow('DATA_KEY');

  expect(await problemOf('key')).toMatch(/^worker \S+:3 was started with another DATA_KEY/);
  expect(await problemOf('worker')).toBe('no worker has ever worked');
  const right = as('worker', 3);
  await (await startWatch(right, () => checkDataKey(right), fail)).stop();
  expect(await problemOf('key')).toBeNull();
  await watch.stop();
});

test('however many processes there are, one tries each part, and says in codes what is wrong', async () => {
  let verified = 0;
  const mailer = {
    ...api.deps.mailer,
    verify: () => {
      verified += 1;
      return Promise.reject(
        Object.assign(new Error('535 no such user: ada@freely.example'), {
          code: 'EAUTH',
          responseCode: 535,
        }),
      );
    },
  };
  const deps = { ...api.deps, mailer };
  await Promise.all([tryDueParts(deps), tryDueParts(deps), tryDueParts(deps)]);

  expect(verified).toBe(1);
  expect(await problemOf('mail')).toBe('the mail server cannot be used (EAUTH 535)');
  // Nobody answers for it in this test.
  expect(await problemOf('payments')).toMatch(/^the payment provider does not answer us \(/);
  expect(await problemOf('files')).toBeNull();

  await sql`update part_trials set tried_at = '-infinity'`.execute(api.db);
  const files = {
    ...api.deps.files,
    put: () => Promise.reject(new Error('full', { cause: full })),
  };
  await tryDueParts({ ...api.deps, mailer: { ...mailer, verify: async () => {} }, files });
  expect(await problemOf('mail')).toBeNull();
  expect(await problemOf('files')).toBe('files cannot be written and read (ENOSPC)');
});
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

test('a disk is full before nothing fits, and a large one is not', () => {
  const space = (freeRatio: number, freeBytes: number) => [{ folder: '/x', freeRatio, freeBytes }];

  expect(judgeSpaces(space(0.049, 4e8))).toBe('/x has 4 % left');
  expect(judgeSpaces(space(0.051, 4e8))).toBeNull();
  expect(judgeSpaces(space(0.01, 2e9))).toBeNull();
  expect(judgeSpaces([])).toBeNull();
});

test('each disk is told once, also for a folder that is not there yet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'freely-watched-'));
  try {
    const spaces = await readSpaces({
      watchedFolders: [join(folder, 'later', 'still'), folder, '/proc/self/no-such/folder'],
    });

    expect(spaces.map((space) => space.folder)).toContain(join(folder, 'later', 'still'));
    expect(spaces.map((space) => space.folder)).not.toContain(folder);
    for (const { freeRatio } of spaces) expect(freeRatio).toBeLessThanOrEqual(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
