import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { readParts } from './parts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const problems = async () =>
  Object.fromEntries((await readParts(api.deps)).map(({ name, problem }) => [name, problem]));

test('a dead worker, waiting mails, waiting events and unexplained money are told apart', async () => {
  expect(await problems()).toEqual({
    worker: 'no worker has ever worked',
    mail: null,
    payments: null,
    books: null,
  });

  await sql`insert into jobs.job (name, state, completed_on)
    values ('sweep', 'completed', now())`.execute(api.db);
  expect((await problems()).worker).toBeNull();
  await sql`update jobs.job set completed_on = now() - interval '9 minutes'
    where name = 'sweep'`.execute(api.db);
  await sql`insert into mail_outbox (key, kind, to_address, created_at)
    values ('waiting', 'x', 'ada@freely.example', now() - interval '6 minutes')`.execute(api.db);
  await sql`insert into provider_events (id, kind, object_id, received_at)
    values ('evt_1', 'charge.refunded', 'ch_1', now() - interval '6 minutes')`.execute(api.db);
  await sql`insert into book_differences (object_id, kind, theirs, ours)
    values ('ch_2', 'charge', 5000, 0)`.execute(api.db);

  expect(await problems()).toEqual({
    worker: 'no worker has worked for 9 minutes',
    mail: '1 mails wait for more than 5 minutes, 0 failed for good today',
    payments: '1 events of the provider are not handled',
    books: '1 movements of the provider are not in our books',
  });
});
