import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { failRefund } from '../../../test/support/failed-refund.ts';
import { confirmedBooking } from '../../../test/support/paid-booking.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { prometheusText } from '../../infrastructure/metrics/index.ts';
import { openMeasures } from './measures.ts';
import { readParts } from './parts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a part that fails degrades the API, which stays ready', async () => {
  const { statusCode, body } = await api.app.inject('/health/parts');

  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({
    message: 'degraded',
    parts: {
      ...{ worker: 'fails', processes: 'works', disk: 'works', key: 'works', mail: 'works' },
      ...{ payments: 'works', webhooks: 'works', books: 'works', refunds: 'works' },
      files: 'works',
    },
  });
  expect((await api.app.inject('/health/ready')).statusCode).toBe(200);
});

const problems = async () =>
  Object.fromEntries((await readParts(api.deps)).map(({ name, problem }) => [name, problem]));

test('a dead worker, waiting mails, waiting events and unexplained money are told apart', async () => {
  const well = {
    processes: null,
    disk: null,
    key: null,
    payments: null,
    webhooks: null,
    refunds: null,
    files: null,
  };
  expect(await problems()).toEqual({
    ...well,
    worker: 'no worker has ever worked',
    mail: null,
    books: null,
  });

  await sql`insert into processes (name, role) values ('worker here', 'worker')`.execute(api.db);
  expect((await problems()).worker).toBeNull();
  // It lives, and its job of every minute fails.
  await sql`insert into jobs.job (name, state, created_on, completed_on)
    values ('sweep', 'failed', now() - interval '4 minutes', now())`.execute(api.db);
  expect((await problems()).worker).toBe('no worker has worked for 4 minutes');

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
    ...well,
    worker: 'no worker has worked for 9 minutes',
    mail: '1 mail waits for more than 5 minutes, 0 failed for good today',
    payments: '1 event of the provider is not handled',
    books: '1 movement of the provider is not in our books',
  });
});

test('a payment that no event told of is seen, and so is one that came with its event', async () => {
  const { id } = await confirmedBooking(api);
  await sql`update bookings set paid_at = now() - interval '10 minutes' where id = ${id}`.execute(
    api.db,
  );
  await sql`insert into payments (booking_id, intent_id, status, amount)
    values (${id}, 'pi_silent', 'succeeded', 5000)`.execute(api.db);

  expect((await problems()).webhooks).toMatch(/^1 payment of the last hour/);

  await sql`insert into provider_events (id, kind, object_id, handled_at)
    values ('evt_2', 'payment_intent.succeeded', 'pi_silent', now())`.execute(api.db);
  expect((await problems()).webhooks).toBeNull();
});

test('a refund that failed is seen until the money is back', async () => {
  const { id } = await confirmedBooking(api);
  await failRefund(api, id);
  expect((await problems()).refunds).toBe(
    `1 refund has failed and the money is still owed: FR-${id}`,
  );

  // The bank has taken it meanwhile.
  await sql`insert into chargebacks (id, booking_id, amount)
    select 'dp_failed', booking_id, captured from payments where booking_id = ${id}`.execute(
    api.db,
  );
  expect((await problems()).refunds).toBeNull();
});

test('Prometheus reads the same, the queues, and the calls of the process', async () => {
  await sql`insert into jobs.job (name, state, start_after)
    values ('send-mail', 'created', now() - interval '1 minute'), ('erase', 'failed', now())`.execute(
    api.db,
  );
  await api.app.inject('/api/v1.0/marketSettings');
  const text = prometheusText(await openMeasures(api.deps)());

  expect(text).toMatch(/^freely_worker_heartbeat_age_seconds 54\d$/m);
  expect(text).toMatch(/^freely_worker_silence_seconds \d$/m);
  expect(text).toMatch(/^freely_part_problem\{part="books"\} 1$/m);
  expect(text).toMatch(/^freely_part_problem\{part="disk"\} 0$/m);
  expect(text).toMatch(/^freely_disk_free_ratio\{folder="\/[^"]+"\} 0\.\d+$/m);
  expect(text).toMatch(/^freely_pool_connections\{state="busy"\} 0$/m);
  expect(text).toMatch(/^freely_pool_connections\{state="idle"\} [1-9]\d*$/m);
  expect(text).toMatch(/^freely_pool_waiting 0$/m);
  expect(text).toMatch(/^freely_mails_late 1$/m);
  expect(text).toMatch(/^freely_book_differences 1$/m);
  expect(text).toMatch(/^freely_queue_age_seconds\{queue="send-mail"\} 6\d$/m);
  expect(text).toMatch(/^freely_queue_failed\{queue="erase"\} 1$/m);
  expect(text).toMatch(
    /^freely_call_seconds_count\{route="\/api\/v1.0\/marketSettings",method="GET",status="200",release="(?:[0-9a-f]{12}|unknown)"\} 1$/m,
  );
});
