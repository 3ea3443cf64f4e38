import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { defineEvent, openEvents } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await sql`create table heard (what text)`.execute(api.db);
});
afterAll(() => api.close());

const lampLit = defineEvent<{ lamp: string }>('lamp.lit');
const heard = async () =>
  (await sql<{ what: string }>`select what from heard`.execute(api.db)).rows.map(
    ({ what }) => what,
  );

test('subscribers run in the order of their subscriptions, before publish returns', async () => {
  const events = openEvents();
  const order: string[] = [];
  events.subscribe(lampLit, async (_, { lamp }) => {
    await Promise.resolve();
    order.push(`first ${lamp}`);
  });
  events.subscribe(lampLit, async (_, { lamp }) => void order.push(`second ${lamp}`));
  events.subscribe(defineEvent('lamp.out'), async () => void order.push('another event'));

  await inTransaction(api.db, (trx) => events.publish(trx, lampLit, { lamp: 'blue' }));

  expect(order).toEqual(['first blue', 'second blue']);
});

test('a subscriber that fails undoes the change, and what other subscribers did', async () => {
  const events = openEvents();
  events.subscribe(lampLit, async (trx, { lamp }) => {
    await sql`insert into heard values (${lamp})`.execute(trx);
  });
  const publish = (lamp: string) =>
    inTransaction(api.db, (trx) => events.publish(trx, lampLit, { lamp }));
  await publish('green');
  events.subscribe(lampLit, () => Promise.reject(new Error('no')));

  await expect(publish('red')).rejects.toThrow('no');
  expect(await heard()).toEqual(['green']);
});
