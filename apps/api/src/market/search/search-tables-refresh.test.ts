// Triggers keep the tables of the search up to date after any changes, in any order and
// concurrently.
import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { insertVisit, setTravel, stops } from '../../../test/support/roads.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import type { Db } from '../../infrastructure/database/index.ts';

let api: TestApi;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi();
  customerId = (await api.makeCustomer()).id;
});
afterAll(() => api.close());

async function searchTables(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'offer' as kind, to_jsonb(o) as row from live_offers o
    union all select 'hours', to_jsonb(h) from live_hours h
    union all select 'person', to_jsonb(p) from live_practitioners p
    union all select 'rating', to_jsonb(r) from practitioner_ratings r
    union all select 'busy', to_jsonb(d) from busy_days d
    order by 1, 2`.execute(db);

  return rows;
}

/**
 * Chosen so that time off and bookings overlap days and one another, also on days of clock changes.
 */
const firstDays = ['2027-03-26', '2027-06-10', '2027-10-29'];
function interval(n: number): { from: string; to: string } {
  const from = Date.parse(`${firstDays[n % 3]!}T00:00:00Z`) + (n % 97) * 3_600_000;
  const to = from + (1 + (n % 53)) * 3_600_000;

  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
const during = (n: number) => {
  const { from, to } = interval(n);

  return `[${from},${to})`;
};

/** Each change is parameterised by a number. */
const changes: ((person: TestPractitioner, n: number) => Promise<unknown>)[] = [
  ({ id }, n) =>
    api.db
      .updateTable('practitioners')
      .set({ approved: [true, false, null][n % 3]!, onboarding_step: 4 + (n % 2) })
      .where('user_id', '=', id)
      .execute(),
  ({ id }, n) =>
    api.db
      .updateTable('users')
      .set({ active: n % 3 > 0 })
      .where('id', '=', id)
      .execute(),
  ({ id }, n) =>
    api.db
      .updateTable('offers')
      .set({ price: 1000 + n })
      .where('practitioner_id', '=', id)
      .execute(),
  ({ id, offers }, n) =>
    api.db
      .deleteFrom('offers')
      .where('practitioner_id', '=', id)
      .where('sub_service_id', '=', offers[n % offers.length]!.subServiceId)
      .execute(),
  ({ id }, n) =>
    sql`insert into offers select ${id}, id, ${n + 500}::int, 30 from sub_services
      where id = ${1 + (n % 100)}::int on conflict do nothing`.execute(api.db),
  ({ id }, n) =>
    api.db
      .updateTable('mobile_bases')
      .set({ enabled: n % 2 === 0, travel_miles: n % 30, lat: 50 + (n % 7) })
      .where('practitioner_id', '=', id)
      .execute(),
  ({ salonIds }, n) =>
    api.db
      .updateTable('salons')
      .set({ enabled: n % 3 > 0, lon: -(n % 5) })
      .where('id', '=', salonIds[n % 2]!)
      .execute(),
  ({ id }, n) =>
    api.db
      .deleteFrom('work_hours')
      .where('practitioner_id', '=', id)
      .where('weekday', '=', n % 7)
      .execute(),
  ({ id }, n) =>
    sql`insert into work_breaks (work_hours_id, from_minute, to_minute)
      select id, 600, 600 + 15 * (1 + ${n}::int % 5) from work_hours
      where practitioner_id = ${id} and weekday = ${n % 7}::int`.execute(api.db),
  ({ id }) =>
    sql`delete from work_breaks where work_hours_id in (
      select id from work_hours where practitioner_id = ${id})`.execute(api.db),
  ({ id }, n) =>
    sql`insert into reviews (practitioner_id, reviewer_name, friendliness, communication,
        satisfaction, timekeeping, text)
      values (${id}, 'Bea', ${1 + (n % 9) / 2}, 5, 4.5, 4, 'Lovely.')`.execute(api.db),
  ({ id }, n) =>
    api.db
      .updateTable('reviews')
      .set({ hidden_reason: n % 2 ? 'Rude' : null })
      .where('practitioner_id', '=', id)
      .execute(),
  ({ id }, n) =>
    api.db
      .updateTable('users')
      .set({ first_name: `Ada ${n}`, avatar_src: n % 2 ? `/${n}.webp` : null })
      .where('id', '=', id)
      .execute(),
  ({ offers }, n) => {
    const { subServiceId } = offers[n % offers.length]!;

    return api.db
      .updateTable('sub_services')
      .set({ name: `Treatment ${subServiceId} ${n}`, position: n % 5 })
      .where('id', '=', subServiceId)
      .execute();
  },
  ({ id }, n) =>
    api.db
      .insertInto('time_off')
      .values({ practitioner_id: id, title: 'Away', full_day: false, during: during(n) })
      .execute(),
  ({ id }, n) =>
    api.db
      .updateTable('time_off')
      .set({ during: during(n) })
      .where('practitioner_id', '=', id)
      .execute(),
  ({ id }) => api.db.deleteFrom('time_off').where('practitioner_id', '=', id).execute(),
  // An imported calendar; for odd numbers it is removed again, with its entries.
  async ({ id }, n) => {
    const { rows } = await sql<{ id: number }>`
      insert into calendar_feeds (practitioner_id, host, url_hash, sealed_url)
      values (${id}, 'calendar.example', ${Buffer.from(`${id} ${n} ${Math.random()}`)}, ${Buffer.from('-')})
      returning id`.execute(api.db);
    await sql`
      insert into time_off (practitioner_id, feed_id, title, full_day, during)
      select ${id}, ${rows[0]!.id}, 'Busy', false, each
      from unnest(${[during(n), during(n + 7)]}::tstzrange[]) each`.execute(api.db);
    if (n % 2) await api.db.deleteFrom('calendar_feeds').where('id', '=', rows[0]!.id).execute();
  },
  ({ id }, n) => book(id, n),
  ({ id }, n) =>
    sql`update bookings set status = ${['confirmed', 'expired', 'cancelled_by_customer'][n % 3]!},
        hold_until = hold_until + interval '1 hour'
      where practitioner_id = ${id} and status = 'held'`.execute(api.db),
  ({ id }, n) =>
    sql`update bookings set starts_at = starts_at + ${n % 50} * interval '1 hour',
        ends_at = ends_at + ${n % 50} * interval '1 hour',
        during = tstzrange(lower(during) + ${n % 50} * interval '1 hour',
          upper(during) + ${n % 50} * interval '1 hour')
      where practitioner_id = ${id}`.execute(api.db),
  ({ id }) => sql`delete from bookings where practitioner_id = ${id}`.execute(api.db),
];

/** A held booking of an hour with travel time on both sides, if the time is free. */
async function book(practitionerId: number, n: number): Promise<void> {
  const start = new Date(interval(n).from);
  await sql`
    insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
      location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until)
    select ${practitionerId}, ${customerId}, 'held', starts, starts + interval '1 hour',
      tstzrange(starts - interval '30 minutes', starts + interval '90 minutes'),
      'mobile', '-', '-', '-', 51, 0, 100, 20, starts - interval '1 day'
    from (select ${start}::timestamptz as starts) s
    on conflict do nothing`.execute(api.db);
}

test('a visit to a salon whose pin is corrected is kept at the corrected place (D95)', async () => {
  const { id, salonIds } = await api.makePractitioner({ salons: [{}] });
  await setTravel(api.db, id, { way: 'foot' });
  const from = Date.parse('2027-06-10T10:00:00Z');
  const parties = { practitionerId: id, customerId, salonId: salonIds[0] ?? null };
  await insertVisit(api.db, { ...parties, from, to: from + 3_600_000, stop: stops.clapham });
  const visits = async () => {
    const { rows } = await sql<{ visits: unknown }>`
      select to_jsonb(visits) as visits from busy_days where practitioner_id = ${id}`.execute(
      api.db,
    );
    return rows;
  };
  const before = await visits();
  const { lat, lon } = stops.sameStreet;
  await api.db
    .updateTable('bookings')
    .set({ lat, lon })
    .where('practitioner_id', '=', id)
    .execute();
  const after = await visits();
  await sql`select refresh_days(array[${id}::bigint], array['2027-06-10'::date])`.execute(api.db);

  expect(after).not.toEqual(before);
  expect(await visits()).toEqual(after);
});

test('after any changes the tables are the same as recomputed ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: changes.length - 1 }), fc.nat({ max: 1000 })), {
        minLength: 1,
        maxLength: 8,
      }),
      async (steps) => {
        const person = await api.makePractitioner({ salons: [{}, {}] });
        for (const [kind, n] of steps) await changes[kind]!(person, n);
        const before = await searchTables(api.db);
        await sql`select refresh_ratings(array_agg(user_id)), refresh_live(array_agg(user_id))
          from practitioners`.execute(api.db);
        await sql`delete from busy_days`.execute(api.db);
        await sql`select refresh_days(array_agg(practitioner_id), array_agg(day)) from (
          select practitioner_id, day from bookings, london_days(during, interval '4 hours') day
          union select practitioner_id, day from time_off, london_days(during, interval '0') day
          ) d`.execute(api.db);

        expect(await searchTables(api.db)).toEqual(before);
      },
    ),
    randomRuns({ quick: 12, long: 30 }),
  );
}, 120_000);

test('two concurrent changes of one practitioner both take effect', async () => {
  const { id, offers } = await api.makePractitioner();
  let reached = () => {};
  const priced = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });

  const first = api.db.transaction().execute(async (trx) => {
    await trx.updateTable('offers').set({ price: 777 }).where('practitioner_id', '=', id).execute();
    reached();
    await gate;
  });
  await priced;
  // Waits for the first transaction, then reads what it wrote.
  const second = api.db
    .updateTable('mobile_bases')
    .set({ call_out_charge: 23 })
    .where('practitioner_id', '=', id)
    .execute();
  await waitForBlockedTransaction();
  release();
  await Promise.all([first, second]);

  const { rows } = await sql<{ price: number; pays: number }>`
    select price, pays from live_offers where practitioner_id = ${id}
      and wanted = ${offers[0]!.subServiceId}`.execute(api.db);
  expect(rows).toEqual([{ price: 777, pays: 800 }]);
});

test('a booking and time off that are added to one day concurrently both block their time', async () => {
  const { id } = await api.makePractitioner();
  const inserted = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const dayOff = '[2027-06-10T13:00Z,2027-06-10T14:00Z)';

  const first = api.db.transaction().execute(async (trx) => {
    await sql`
      insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
        location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until)
      select ${id}, ${customerId}, 'confirmed', lower(r), upper(r), r, 'mobile', '-', '-', '-', 51,
        0, 100, 20, now()
      from tstzrange('2027-06-10T09:00Z', '2027-06-10T10:00Z') r`.execute(trx);
    inserted.resolve();
    await gate.promise;
  });
  await inserted.promise;
  // Cannot see the uncommitted booking; waits for it, then reads it.
  const second = api.db
    .insertInto('time_off')
    .values({ practitioner_id: id, title: 'Away', full_day: false, during: dayOff })
    .execute();
  await waitForBlockedTransaction();
  gate.resolve();
  await Promise.all([first, second]);

  const { rows } = await sql`
    select away::text, booked::text from busy_days where practitioner_id = ${id}`.execute(api.db);
  // Summer time: wall-clock time is an hour later.
  expect(rows).toEqual([{ away: '{[840,900)}', booked: '{[600,660)}' }]);
});

/** Resolves when a transaction of this database waits for a lock of another. */
async function waitForBlockedTransaction(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    if (rows[0]!.waiting > 0) return;
  }
}
