import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { prepared } from './prepared.ts';

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
