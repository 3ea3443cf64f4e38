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

const doorOpened = defineEvent<{ door: string }>('door.opened');
const heard = async () =>
  (await sql<{ what: string }>`select what from heard`.execute(api.db)).rows.map(
    ({ what }) => what,
  );

test('subscribers run in the order of their subscriptions, before publish returns', async () => {
  const events = openEvents();
  const order: string[] = [];
  events.subscribe(doorOpened, async (_, { door }) => {
    await Promise.resolve();
    order.push(`first ${door}`);
  });
  events.subscribe(doorOpened, async (_, { door }) => void order.push(`second ${door}`));
  events.subscribe(defineEvent('door.closed'), async () => void order.push('another event'));

  await inTransaction(api.db, (trx) => events.publish(trx, doorOpened, { door: 'blue' }));

  expect(order).toEqual(['first blue', 'second blue']);
});

test('a subscriber that fails undoes the change, and what other subscribers did', async () => {
  const events = openEvents();
  events.subscribe(doorOpened, async (trx, { door }) => {
    await sql`insert into heard values (${door})`.execute(trx);
  });
  const publish = (door: string) =>
    inTransaction(api.db, (trx) => events.publish(trx, doorOpened, { door }));
  await publish('green');
  events.subscribe(doorOpened, () => Promise.reject(new Error('no')));

  await expect(publish('red')).rejects.toThrow('no');
  expect(await heard()).toEqual(['green']);
});
