// Whatever is changed, in whatever order or at the same time: what the search reads follows.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { TestPractitioner } from '../../testing/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function kept(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'offer' as kind, to_jsonb(o) as row from live_offers o
    union all select 'hours', to_jsonb(h) from live_hours h
    union all select 'person', to_jsonb(p) from live_practitioners p
    union all select 'rating', to_jsonb(r) from practitioner_ratings r
    order by 1, 2`.execute(db);

  return rows;
}

/** One change, chosen by a number; the other numbers fill it in. */
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
];

test('after any changes the tables hold what a fresh look would give', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: changes.length - 1 }), fc.nat({ max: 1000 })), {
        minLength: 1,
        maxLength: 6,
      }),
      async (steps) => {
        const person = await api.makePractitioner({ salons: [{}, {}] });
        for (const [kind, n] of steps) await changes[kind]!(person, n);
        const before = await kept(api.db);
        await sql`select refresh_ratings(array_agg(user_id)), refresh_live(array_agg(user_id))
          from practitioners`.execute(api.db);

        expect(await kept(api.db)).toEqual(before);
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);

test('two changes of one practitioner at the same time are both seen', async () => {
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
  // Waits for the first, then reads what it wrote.
  const second = api.db
    .updateTable('mobile_bases')
    .set({ call_out_charge: 23 })
    .where('practitioner_id', '=', id)
    .execute();
  await someoneWaits();
  release();
  await Promise.all([first, second]);

  const { rows } = await sql<{ price: number; pays: number }>`
    select price, pays from live_offers where practitioner_id = ${id}
      and wanted = ${offers[0]!.subServiceId}`.execute(api.db);
  expect(rows).toEqual([{ price: 777, pays: 800 }]);
});

/** Comes back when a transaction of this database waits for another. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    if (rows[0]!.waiting > 0) return;
  }
}
