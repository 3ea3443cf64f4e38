import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { inTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function value(expression: string): Promise<unknown> {
  const { rows } = await sql<{ it: unknown }>`select ${sql.raw(expression)} as it`.execute(api.db);

  return rows[0]?.it;
}

test.each([
  ['42::bigint', 42],
  ['(select sum(n) from generate_series(1, 3) n)', 6],
  ['(select sum(n::bigint) from generate_series(1, 3) n)', 6],
  ['4.75::numeric', 4.75],
  ['null::bigint', null],
  ["'2026-03-29'::date", '2026-03-29'],
  ["'{1,2}'::bigint[]", [1, 2]],
  ["'{}'::bigint[]", []],
  ["'{2026-03-29}'::date[]", ['2026-03-29']],
  ["'2026-03-29 12:00+01'::timestamptz", new Date('2026-03-29T11:00:00Z')],
])('%s is read as the expected value', async (expression, expected) => {
  expect(await value(expression)).toEqual(expected);
});

test('a number too large to be exact is an error, not a rounded number', async () => {
  await expect(value('9007199254740993::bigint')).rejects.toThrow('does not fit a number');
});

test('a transaction that was aborted to end a deadlock is retried', async () => {
  const [first, second] = [await api.makeCustomer(), await api.makeCustomer()];
  // Each locks its first row, waits until both have one, then wants the other's.
  const { promise: bothHold, resolve } = Promise.withResolvers<void>();
  let holding = 0;
  const swap = (ids: number[], name: string) =>
    inTransaction(api.db, async (trx) => {
      for (const id of ids) {
        await trx.updateTable('users').set({ first_name: name }).where('id', '=', id).execute();
        holding += 1;
        if (holding === 2) resolve();
        await bothHold;
      }
    });

  await Promise.all([swap([first.id, second.id], 'One'), swap([second.id, first.id], 'Two')]);

  const names = await api.db
    .selectFrom('users')
    .select('first_name')
    .where('id', 'in', [first.id, second.id])
    .execute();
  expect(new Set(names.map(({ first_name }) => first_name)).size).toBe(1);
});
