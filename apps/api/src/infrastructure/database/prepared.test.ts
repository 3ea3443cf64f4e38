import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { prepared } from './prepared.ts';
import { inTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a marked statement is prepared once on a connection, others are not prepared', async () => {
  await api.db.connection().execute(async (db) => {
    const doubled = async (number: number) => {
      const { rows } = await sql<{ twice: number }>`${prepared('double')}
        select ${number}::int * 2 as twice`.execute(db);

      return rows;
    };
    expect(await doubled(4)).toEqual([{ twice: 8 }]);
    expect(await doubled(21)).toEqual([{ twice: 42 }]);
    await sql`select ${1}::int`.execute(db);

    const { rows } = await sql`select name, generic_plans + custom_plans as runs
      from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ name: 'double', runs: 2 }]);
  });
});

test('it fails like any other statement, and its connection stays usable', async () => {
  const divide = (by: number) =>
    sql<{ it: number }>`${prepared('divide')} select 12 / ${by}::int as it`.execute(api.db);

  await expect(divide(0)).rejects.toThrow(DatabaseError);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(4)).rows).toEqual([{ it: 3 }]);
});

test('it survives a migration that changes what it returns, also within a transaction', async () => {
  await api.db.connection().execute(async (db) => {
    const read = (on: typeof db) => sql`${prepared('all_of_it')} select * from added`.execute(on);
    await sql`create table added (id int); insert into added values (7)`.execute(db);
    expect((await read(db)).rows).toEqual([{ id: 7 }]);

    await sql`alter table added add column note text`.execute(db);
    expect((await read(db)).rows).toEqual([{ id: 7, note: null }]);

    await sql`alter table added add column price int`.execute(db);
    const { rows } = await inTransaction(db, (trx) => read(trx));
    expect(rows).toEqual([{ id: 7, note: null, price: null }]);
  });
});
