// With a realistic number of practitioners a search reads one index, and few calendars.
import { addDays, londonDay, weekdayOf } from '@freely/domain/london-time';
import { categories } from '@freely/domain/service-types';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import type { Database } from '../../infrastructure/database/index.ts';
import { findPage } from './search.repository.ts';

let api: TestApi;
const practitioners = 20_000;

beforeAll(async () => {
  api = await startTestApi();
  // Filled directly into the tables of the search: forty towns of 500 practitioners, who work every
  // day from nine to six, but on Sundays only each tenth.
  await sql`
    insert into live_offers (practitioner_id, place, mobile, wanted, lat_cell, lon_cell,
      travel_miles, price, pays, duration, working_since, joined_at, review_rank, weekdays)
    select n, 0, n / 40 % 2 = 0, wanted, 2500 + (n % 40) * 8 + n % 7, -60 + (n % 40) + n % 5,
      5, 2000 + (n * 7919) % 5000, 2000 + (n * 7919) % 5000, 60, '2015-01-01', now(), 0,
      case when n / 80 % 10 = 0 then 127 else 126 end
    from generate_series(1, ${practitioners}::int) n, unnest(array[40, 41, -4]) wanted`.execute(
    api.db,
  );
  await sql`
    insert into live_hours (practitioner_id, weekday, place, open)
    select n, weekday, 0, '{[540,1080)}'
    from generate_series(1, ${practitioners}::int) n, generate_series(0, 6) weekday
    where weekday > 0 or n / 80 % 10 = 0`.execute(api.db);
  await sql`vacuum analyze live_offers, live_hours`.execute(api.db);
});
afterAll(() => api.close());

interface Scans {
  offers_seq_scans: number;
  offers_index_scans: number;
  hours_seq_scans: number;
  hours_index_scans: number;
}

async function scans(db: Kysely<Database>): Promise<Scans> {
  // Two steps: only the next statement sees what is flushed here.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<Scans>`
    select
      (select seq_scan from pg_stat_user_tables where relname = 'live_offers') as offers_seq_scans,
      (select idx_scan from pg_stat_user_indexes where indexrelname = 'live_offers_by_place')
        as offers_index_scans,
      (select seq_scan from pg_stat_user_tables where relname = 'live_hours') as hours_seq_scans,
      (select idx_scan from pg_stat_user_indexes where indexrelname = 'live_hours_pkey')
        as hours_index_scans`.execute(db);

  return rows[0]!;
}

const soon = londonDay(new Date());
const nextOf = (weekday: number) => addDays(soon, 7 + ((weekday - weekdayOf(soon) + 7) % 7));

test.each([
  ['mobile', 'Wednesday', 3],
  ['salon', 'Wednesday', 3],
  ['idm', 'Wednesday', 3],
  // Nine of ten work on other days only.
  ['mobile', 'Sunday', 0],
  ['idm', 'Sunday', 0],
] as const)('a search for %s on a %s uses the index', async (kind, _, weekday) => {
  const params = {
    lat: 51.5,
    lon: -1.455,
    kind,
    miles: 10,
    typeSlugs: categories,
    slugs: categories,
    treatmentId: 40,
    day: nextOf(weekday),
    fromMinute: 0,
    toMinute: 1439,
    sort: 'price_asc' as const,
    skip: 0,
    take: 10,
    countAtMost: 10,
  };
  await api.db.connection().execute(async (db) => {
    // PostgreSQL makes custom plans for the first executions of a prepared statement, then a
    // generic one.
    for (let each = 0; each < 8; each += 1) {
      const before = await scans(db);
      const { counted } = await findPage(db, params);
      const after = await scans(db);

      expect(counted).toBe(11);
      expect(after.offers_seq_scans).toBe(before.offers_seq_scans);
      expect(after.offers_index_scans).toBeGreaterThan(before.offers_index_scans);
      expect(after.hours_seq_scans).toBe(before.hours_seq_scans);
      // Sorted before reading calendars: to find eleven, only eleven calendars of hundreds are
      // read.
      expect(after.hours_index_scans - before.hours_index_scans).toBe(11);
    }
  });
});
