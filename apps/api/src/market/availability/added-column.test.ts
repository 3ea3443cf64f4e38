// A migration adds columns while the release before still serves: its statements have to survive that,
// whatever the columns are called.
import { availableBookingStartTimes } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('start times are found although tables get columns with the names of parameters', async () => {
  const { id, offers } = await api.makePractitioner({});
  const times = () =>
    api.call(availableBookingStartTimes, {
      params: { id: String(id) },
      query: {
        'sub_service[]': [String(offers[0]?.subServiceId)],
        date: addDays(londonDay(new Date()), 9),
        locationtype: 'mobile',
      },
    });
  const before = await times();
  expect(before.status).toBe(200);

  await sql`alter table settings add column kind text, add column salon text, add column since text`.execute(
    api.db,
  );
  await sql`alter table bookings add column practitioner text, add column until text`.execute(
    api.db,
  );
  await sql`alter table offers add column treatments text`.execute(api.db);

  expect(await times()).toMatchObject({ status: 200, body: before.body });
});

test('no table has a column with the name of a parameter of a function that reads the table', async () => {
  const { rows } = await sql`
    select proname as function, column_name as column, table_name as table
    from pg_proc
    join pg_language on pg_language.oid = prolang
    cross join lateral unnest(proargnames[:pronargs]) parameter
    join information_schema.columns on table_schema = 'public' and column_name = parameter
      and prosrc ~ format('\\m(from|join|update|into) %s\\M', table_name)
    where pronamespace = 'public'::regnamespace and lanname = 'plpgsql'
      and prosrc !~ '#variable_conflict use_variable'`.execute(api.db);

  expect(rows).toEqual([]);
});
