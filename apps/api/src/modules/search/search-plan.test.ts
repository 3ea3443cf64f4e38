// On a market of a real size a search reads one index, and few calendars.
import { addDays, londonDay } from '@freely/domain/london-time';
import { categories } from '@freely/domain/service-types';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { findPage } from './search.repository.ts';

let api: TestApi;
const practitioners = 20_000;

beforeAll(async () => {
  api = await startTestApi();
  // Straight into what the search reads: forty towns of 500, who work every day from nine to six.
  await sql`
    insert into live_offers (practitioner_id, place, mobile, wanted, lat_cell, lon_cell,
      travel_miles, price, pays, duration, working_since, joined_at, review_rank)
    select n, 0, n / 40 % 2 = 0, wanted, 2500 + (n % 40) * 8 + n % 7, -60 + (n % 40) + n % 5,
      5, 2000 + (n * 7919) % 5000, 2000 + (n * 7919) % 5000, 60, '2015-01-01', now(), 0
    from generate_series(1, ${practitioners}::int) n, unnest(array[40, 41, -4]) wanted`.execute(
    api.db,
  );
  await sql`
    insert into live_hours (practitioner_id, weekday, place, open)
    select n, weekday, 0, '{[540,1080)}'
    from generate_series(1, ${practitioners}::int) n, generate_series(0, 6) weekday`.execute(
    api.db,
  );
  await sql`vacuum analyze live_offers, live_hours`.execute(api.db);
});
afterAll(() => api.close());

interface Scans {
  offers_read_whole: number;
  offers_index: number;
  hours_read_whole: number;
  hours_looked_up: number;
}

async function scans(db: Kysely<Database>): Promise<Scans> {
  // Two steps: what is flushed now is seen by the next statement.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<Scans>`
    select
      (select seq_scan from pg_stat_user_tables where relname = 'live_offers') as offers_read_whole,
      (select idx_scan from pg_stat_user_indexes where indexrelname = 'live_offers_search')
        as offers_index,
      (select seq_scan from pg_stat_user_tables where relname = 'live_hours') as hours_read_whole,
      (select idx_scan from pg_stat_user_indexes where indexrelname = 'live_hours_pkey')
        as hours_looked_up`.execute(db);

  return rows[0]!;
}

test.each(['mobile', 'salon', 'idm'] as const)('a search for %s', async (kind) => {
  const question = {
    lat: 51.5,
    lon: -1.455,
    kind,
    miles: 10,
    typeSlugs: categories,
    slugs: categories,
    treatmentId: 40,
    day: addDays(londonDay(new Date()), 8),
    fromMinute: 0,
    toMinute: 1439,
    sort: 'price_asc' as const,
    skip: 0,
    take: 10,
    countAtMost: 10,
  };
  await api.db.connection().execute(async (db) => {
    // PostgreSQL plans a prepared statement anew a few times, then keeps one plan for all.
    for (let each = 0; each < 8; each += 1) {
      const before = await scans(db);
      const { counted } = await findPage(db, question);
      const after = await scans(db);

      expect(counted).toBe(11);
      expect(after.offers_read_whole).toBe(before.offers_read_whole);
      expect(after.offers_index).toBeGreaterThan(before.offers_index);
      expect(after.hours_read_whole).toBe(before.hours_read_whole);
      // Sorting comes before calendars: eleven are found, so eleven were read, of hundreds.
      expect(after.hours_looked_up - before.hours_looked_up).toBe(11);
    }
  });
});
