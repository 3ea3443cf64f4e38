import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { inTransaction } from '../database/index.ts';
import { installJobs, type JobHandlers, openJobs } from './jobs.ts';
import { type JobName, queues } from './queues.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const queuedJobs = async () => {
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = 'send-mail' order by created_on`.execute(api.db);
  return rows.map(({ data }) => data);
};

test('a job exists only when its transaction was committed', async () => {
  const { db, jobs } = api.deps;
  await inTransaction(db, (trx) => jobs.enqueue(trx, 'send-mail', { mailId: 1 }));
  await expect(
    inTransaction(db, async (trx) => {
      await jobs.enqueue(trx, 'send-mail', { mailId: 2 });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');

  expect(await queuedJobs()).toEqual([{ mailId: 1 }]);
});

test('a schedule that no longer exists is removed', async () => {
  const scheduled = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from jobs.schedule order by name`.execute(api.db);
    return rows.map(({ name }) => name);
  };
  const before = await scheduled();
  await sql`insert into jobs.schedule (name, cron) values ('send-mail', '* * * * *')`.execute(
    api.db,
  );
  expect(await scheduled()).toContain('send-mail');

  await installJobs(api.deps.config.database.url);

  expect(await scheduled()).toEqual(before);
});

test('a job is done as the schedule queues it: without data', async () => {
  const done: unknown[] = [];
  const handlers = Object.fromEntries(
    (Object.keys(queues) as JobName[]).map((name) => [
      name,
      async (data: unknown) => {
        if (name === 'sweep') done.push(data);
      },
    ]),
  ) as unknown as JobHandlers;
  const worker = await openJobs({
    url: api.deps.config.database.url,
    isWorker: true,
    onError: () => {},
  });
  try {
    await sql`insert into jobs.job (name, data) values ('sweep', null)`.execute(api.db);
    await worker.work(handlers);
    const stateOf = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from jobs.job where name = 'sweep' order by created_on limit 1`.execute(
        api.db,
      );
      return rows[0]?.state;
    };
    while (!['completed', 'failed'].includes((await stateOf()) ?? '')) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }

    expect(await stateOf()).toBe('completed');
    expect(done[0]).toEqual({});
  } finally {
    await worker.stop();
  }
});
