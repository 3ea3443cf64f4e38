// The search computes availability in the database, the list of times is computed by
// libs/domain/slots. For any calendar, the search finds a practitioner exactly when the list has a
// time in the window.

import { minutesOf } from '@freely/domain/clock-time';
import { areaPoint, milesBetween } from '@freely/domain/geo';
import { addDays, londonClock, londonInstant, weekdayOf } from '@freely/domain/london-time';
import { categories } from '@freely/domain/service-types';
import { type Schedule, startTimes } from '@freely/domain/slots';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { findPage } from './search.repository.ts';

let api: TestApi;
let found: TestPractitioner;
let customerId: number;
const duration = 60;
const minute = 60_000;

beforeAll(async () => {
  api = await startTestApi();
  found = await api.makePractitioner({ salons: [{}], offers: [{ price: 1000, duration }] });
  customerId = (await api.makeCustomer()).id;
});
afterAll(() => api.close());

const anyDay = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29') },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 0, max: 900 }).map((count) => addDays('2026-12-01', count)),
  },
);
const wall = (first: number, last: number) =>
  fc
    .tuple(fc.integer({ min: first / 5, max: last / 5 }), fc.integer({ min: 3, max: 100 }))
    .map(([from, length]) => ({ from: from * 5, to: Math.min(1440, (from + length) * 5) }));
const busy = fc
  .tuple(fc.integer({ min: -100, max: 1500 }), fc.integer({ min: 5, max: 300 }))
  .map(([from, length]) => ({ from, to: from + length }));

test('search and list of times agree, on days of clock changes too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        day: anyDay,
        hours: fc.oneof(wall(0, 120), wall(0, 1420)),
        breaks: fc.array(wall(0, 1420), { maxLength: 2 }),
        timeOff: fc.array(busy, { maxLength: 1 }),
        booked: fc.option(busy, { nil: null }),
        // Null: paid; else held until this many minutes from now.
        heldFor: fc.constantFrom(null, null, -5, 5),
        window: fc.oneof(wall(0, 180), wall(0, 1420), fc.constant({ from: 0, to: 1439 })),
        bufferMinutes: fc.constantFrom(0, 0, 10, 45),
        isSalon: fc.boolean(),
        nowMinute: fc.integer({ min: -3000, max: 1200 }),
      }),
      async ({ day, window, isSalon, ...calendar }) => {
        const midnight = londonInstant(day, '00:00')!.getTime();
        const now = new Date(midnight + calendar.nowMinute * minute);
        const ranges = {
          timeOff: calendar.timeOff.map((each) => around(midnight, each)),
          booked: calendar.booked ? [around(midnight, calendar.booked)] : [],
        };
        const { heldFor } = calendar;
        const holdUntil = heldFor === null ? null : new Date(now.getTime() + heldFor * minute);
        await store(day, isSalon, calendar, ranges, holdUntil);
        // An expired hold does not block its slot (D16).
        if (heldFor !== null && heldFor < 0) ranges.booked = [];

        const times = startTimes(
          day,
          duration,
          { week: { [weekdayOf(day)]: calendar }, ...ranges } satisfies Schedule,
          {
            now: now.getTime(),
            minimumNoticeMinutes: 60,
            horizonMonths: 6,
            bufferMinutes: isSalon ? 0 : calendar.bufferMinutes,
          },
        );
        const inWindow = times.filter((time) => {
          const start = minutesOf(time);
          return window.from <= start && start <= window.to;
        });
        const rows = await search(isSalon ? 'salon' : 'mobile', day, window, now);

        expect(rows.length > 0).toBe(inWindow.length > 0);
      },
    ),
    randomRuns({ quick: 60, long: 250 }),
  );
});

async function search(kind: 'mobile' | 'salon', day: string, window: Instants, now: Date) {
  const { rows } = await findPage(
    api.db,
    {
      lat: found.lat,
      lon: found.lon,
      kind,
      miles: 10,
      typeSlugs: categories,
      slugs: categories,
      treatmentId: found.offers[0]!.subServiceId,
      day,
      fromMinute: window.from,
      toMinute: window.to,
      sort: 'price_asc',
      skip: 0,
      take: 10,
      countAtMost: 10,
    },
    now,
  );

  return rows;
}

interface Instants {
  from: number;
  to: number;
}

function around(midnight: number, { from, to }: Instants): Instants {
  return { from: midnight + from * minute, to: midnight + to * minute };
}

/** Replaces the stored calendar. */
async function store(
  day: string,
  isSalon: boolean,
  calendar: { hours: Instants; breaks: Instants[]; bufferMinutes: number },
  ranges: { timeOff: Instants[]; booked: Instants[] },
  holdUntil: Date | null = null,
): Promise<void> {
  const { db } = api;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('settings')
      .set({ travel_buffer_minutes: calendar.bufferMinutes })
      .execute();
    for (const table of ['work_hours', 'time_off', 'bookings'] as const) {
      await trx.deleteFrom(table).where('practitioner_id', '=', found.id).execute();
    }
    const { id } = await trx
      .insertInto('work_hours')
      .values({
        practitioner_id: found.id,
        salon_id: isSalon ? found.salonIds[0]! : null,
        weekday: weekdayOf(day),
        from_minute: calendar.hours.from,
        to_minute: calendar.hours.to,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const each of calendar.breaks) {
      await trx
        .insertInto('work_breaks')
        .values({ work_hours_id: id, from_minute: each.from, to_minute: each.to })
        .execute();
    }
    for (const each of ranges.timeOff) {
      await trx
        .insertInto('time_off')
        .values({ practitioner_id: found.id, title: 'Away', full_day: false, during: text(each) })
        .execute();
    }
    for (const each of ranges.booked) {
      const [start, end] = [new Date(each.from), new Date(each.to)];
      await sql`
        insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
          location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until)
        values (${found.id}, ${customerId}, ${holdUntil ? 'held' : 'confirmed'}, ${start}, ${end},
          tstzrange(${start}, ${end}), 'mobile', '-', '-', '-', 51, 0, 100, 20,
          ${holdUntil ?? start})`.execute(trx);
    }
  });
}

const text = ({ from, to }: Instants) =>
  `[${new Date(from).toISOString()},${new Date(to).toISOString()})`;

test('the database has the same grid as libs/domain/geo', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 49.8, max: 60.9, noNaN: true }),
      fc.double({ min: -8.7, max: 1.8, noNaN: true }),
      fc.constantFrom(0.5, 1, 5, 10, 30),
      async (lat, lon, miles) => {
        const { rows } = await sql<{ lat: number; lon: number }>`
          select snapped_lat(lat_cell(${lat}::float8)) as lat,
            snapped_lon(lon_cell(${lon}::float8)) as lon`.execute(api.db);
        expect(rows[0]).toEqual(areaPoint({ lat, lon }));

        const { rows: ends } = await sql<{ lat: number; from: number; to: number }>`
          select snapped_lat(lat_cell) as lat, snapped_lon(lon_from) as from,
            snapped_lon(lon_to) as to
          from cell_rows(${lat}::float8, ${lon}::float8, ${miles}::float8)
          where lon_from <= lon_to`.execute(api.db);
        for (const row of ends) {
          // The middles of the outermost squares are inside, those of their neighbours are not.
          const distance = (east: number) =>
            milesBetween({ lat, lon }, { lat: row.lat, lon: east });
          expect(distance(row.from)).toBeLessThanOrEqual(miles + 1e-6);
          expect(distance(row.to)).toBeLessThanOrEqual(miles + 1e-6);
          expect(distance(row.from - 0.03)).toBeGreaterThan(miles - 1e-6);
          expect(distance(row.to + 0.03)).toBeGreaterThan(miles - 1e-6);
        }
      },
    ),
    randomRuns({ quick: 30, long: 100 }),
  );
});

test('a booking in the repeated hour blocks only its own occurrence', async () => {
  const repeated = new Date('2027-10-31T01:30:00Z');
  expect(londonClock(repeated)).toEqual({ day: '2027-10-31', time: '01:30' });
  const midnight = londonInstant('2027-10-31', '00:00')!.getTime();
  const booked = { from: repeated.getTime(), to: repeated.getTime() + 60 * minute };
  // Hours from one to three, wall-clock time, last three hours on this day.
  await store(
    '2027-10-31',
    false,
    { hours: { from: 60, to: 180 }, breaks: [], bufferMinutes: 0 },
    { timeOff: [], booked: [booked] },
  );
  const at = (from: number, to: number) =>
    search('mobile', '2027-10-31', { from, to }, new Date(midnight - 1e9));

  // 01:00 means its first occurrence, which ends before the booking; 01:45 would overlap it.
  expect(await at(60, 60)).toHaveLength(1);
  expect(await at(90, 90)).toHaveLength(1);
  expect(await at(105, 119)).toHaveLength(0);
});
