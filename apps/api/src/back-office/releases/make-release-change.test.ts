// Requests of a unit are made in the order of their ids, whichever worker and job comes first.
import { changeRelease } from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeTestReleases, type TestReleases } from '../../../test/support/make-test-releases.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { openReleases, type Releases } from '../../infrastructure/releases/index.ts';
import { makeReleaseChange } from './make-release-change.ts';
import { insertRequest } from './requests.repository.ts';

const UNIT = 'mfe-booking';
let releases: TestReleases;
let api: TestApi;
let releaser: TestUser;
beforeAll(async () => {
  releases = await makeTestReleases(UNIT);
  api = await startTestApi({ releases: releases.config });
  releaser = await api.makeAdmin();
  await sql`insert into account_rights (user_id, name) values (${releaser.id}, 'release')`.execute(
    api.db,
  );
});
afterAll(async () => {
  await api.close();
  releases.close();
});
beforeEach(async () => {
  await sql`truncate release_wishes`.execute(api.db);
  await releases.reset();
});

const canary = (percent: number) => ({ verb: 'canary', version: '1', percent }) as const;
const abort = { verb: 'abort' } as const;

async function ask(change: typeof abort | ReturnType<typeof canary>): Promise<number> {
  const body = { unit: UNIT, reason: 'r', ...change };
  const response = await api.call(changeRelease, { body }, { as: releaser });

  return response.body.request.id;
}

/** What became of all requests, by their ids. */
async function settled(): Promise<(string | null)[]> {
  const rows = await api.db
    .selectFrom('release_wishes')
    .select(['status', 'answer'])
    .orderBy('id')
    .execute();

  return rows.map(({ status, answer }) => answer ?? status);
}

async function changes(): Promise<string[]> {
  const verbs = (await releases.history()).map(({ verb }) => verb);

  return verbs.slice(verbs.lastIndexOf('release') + 1);
}

/** A worker of another process, which reads the store by itself. */
function anotherWorker(change: (inner: Releases['change']) => Releases['change']) {
  const own = openReleases(releases.config) as Releases;

  return { db: api.db, releases: { ...own, change: change(own.change) } };
}

/** A worker that has read its request, and stands still before the change until `goOn` is called. */
function slowWorker() {
  let goOn = (): void => undefined;
  let reached = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const standsStill = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const worker = anotherWorker((change) => async (...call) => {
    reached();
    await gate;
    await change(...call);
  });

  return { worker, standsStill, goOn };
}

test('an abort whose job comes first ends the canary that was asked for before it', async () => {
  const [first, second] = [await ask(canary(10)), await ask(abort)];
  await makeReleaseChange(api.deps, second);
  await makeReleaseChange(api.deps, first);

  expect(await settled()).toEqual(['done', 'done']);
  expect(await changes()).toEqual(['canary', 'abort']);
});

test('the jobs of four canaries and an abort, at once in two processes, leave no canary', async () => {
  const ids = [];
  for (const percent of [10, 20, 30, 40]) ids.push(await ask(canary(percent)));
  ids.push(await ask(abort));
  const other = anotherWorker((change) => change);
  await Promise.all(
    ids
      .toReversed()
      .flatMap((id) => [makeReleaseChange(api.deps, id), makeReleaseChange(other, id)]),
  );

  expect(await settled()).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(await changes()).toEqual(['canary', 'canary', 'canary', 'canary', 'abort']);
  expect((await releases.state()).canary).toBeNull();
});

test('what could not be made yet holds up what was asked for after it', async () => {
  const [first, second] = [await ask(canary(10)), await ask(abort)];
  const broken = anotherWorker(() => async () => {
    throw new Error('The store is out of reach');
  });
  await expect(makeReleaseChange(broken, first)).rejects.toThrow('out of reach');
  await expect(makeReleaseChange(broken, second)).rejects.toThrow('out of reach');
  expect(await settled()).toEqual(['queued', 'queued']);

  await makeReleaseChange(api.deps, second);
  expect(await settled()).toEqual(['done', 'done']);
});

test('a version that was never released is refused, should it have been queued', async () => {
  const detail = { version: '99', percent: 5, promoteAfterMinutes: null };
  const request = { userId: releaser.id, unit: UNIT, verb: 'canary', reason: 'r' } as const;
  const { id } = await inTransaction(api.db, (trx) => insertRequest(trx, { ...request, detail }));
  await makeReleaseChange(api.deps, id);

  expect(await settled()).toEqual(['mfe-booking 99 was never released.']);
});

test('requests of another unit neither wait nor are made with it', async () => {
  const request = { userId: releaser.id, unit: 'mfe-other', verb: 'kill', reason: 'r' } as const;
  const detail = { version: null, percent: null, promoteAfterMinutes: null };
  await inTransaction(api.db, (trx) => insertRequest(trx, { ...request, detail }));
  await makeReleaseChange(api.deps, await ask(canary(10)));

  expect(await settled()).toEqual(['queued', 'done']);
});

describe('a worker that stood still, while another one went on,', () => {
  test('does not make what was refused meanwhile', async () => {
    const first = await ask(abort);
    const { worker, standsStill, goOn } = slowWorker();
    const late = makeReleaseChange(worker, first);
    await standsStill;
    await makeReleaseChange(api.deps, await ask(canary(10)));
    goOn();
    await late;

    expect(await settled()).toEqual(['There is no canary to abort.', 'done']);
    expect(await changes()).toEqual(['canary']);
  });

  test('does not make again what was made meanwhile, and changed since', async () => {
    const first = await ask(canary(10));
    const { worker, standsStill, goOn } = slowWorker();
    const late = makeReleaseChange(worker, first);
    await standsStill;
    await makeReleaseChange(api.deps, await ask(abort));
    goOn();
    await late;

    expect(await settled()).toEqual(['done', 'done']);
    expect(await changes()).toEqual(['canary', 'abort']);
  });

  test('does not make again what was made between its look at the log and its change', async () => {
    const first = await ask(canary(10));
    const worker = anotherWorker((change) => async (as, params) => {
      const isWanted = async () => {
        // The other one has made it, and dies before it notes so. A person with the release tool goes on.
        if ((await changes()).length === 0) {
          await change(as, params);
          await releases.startCanary('3', { minutesAgo: 0 });
        }
        return true;
      };
      await change(as, { ...params, isWanted });
    });
    await makeReleaseChange(worker, first);

    expect(await changes()).toEqual(['canary', 'canary']);
    expect((await releases.history()).at(-1)?.person).toBe('Ada');
    expect(await settled()).toEqual(['done']);
  });
});

test('ids are given in the order of commits: a later request waits for one that is being written', async () => {
  let commit = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let written = (): void => undefined;
  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const first = inTransaction(api.db, async (trx) => {
    const detail = { version: '1', percent: 10, promoteAfterMinutes: null };
    const request = { userId: releaser.id, unit: UNIT, verb: 'canary', reason: 'r' } as const;
    await insertRequest(trx, { ...request, detail });
    written();
    await gate;
  });
  await isWritten;
  let isAnswered = false;
  const second = ask(abort).finally(() => {
    isAnswered = true;
  });
  // Either it waits, or it was answered before the first one exists.
  while (!isAnswered && !(await isWaitingForLock())) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const wasAnswered = isAnswered;
  if (wasAnswered) await makeReleaseChange(api.deps, await second);
  commit();
  await first;
  await makeReleaseChange(api.deps, await second);

  expect(wasAnswered).toBe(false);
  expect(await settled()).toEqual(['done', 'done']);
});

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks
    where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
    api.db,
  );

  return rows.length > 0;
}
