// With roads, the search, the list of times and the reasons against the others say the same of any day,
// and the database refuses what cannot be reached (ADR 0052).
import { clockTimeOf, minutesOf } from '@freely/domain/clock-time';
import { addDays, londonDay, londonInstant, weekdayOf } from '@freely/domain/london-time';
import { categories } from '@freely/domain/service-types';
import { isSamePlace, tableMinutes, waysOfTravelling } from '@freely/domain/travel-time';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import {
  insertVisit,
  setMeasured,
  setTravel,
  stops,
  type TestStop,
} from '../../../test/support/roads.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { codeOf } from '../../infrastructure/database/index.ts';
import { explainDay, listAvailableDays, listStartTimes } from '../availability/index.ts';
import { findPage } from './search.repository.ts';

let api: TestApi;
let grace: TestPractitioner;
/** Whose visits are in the diary, and who asks for another. */
let customerId: number;
let strangerId: number;
const duration = 60;
const minute = 60_000;
const today = londonDay(new Date());
const exclusionViolation = '23P01';

beforeAll(async () => {
  api = await startTestApi();
  grace = await api.makePractitioner({
    salons: [{}],
    mobile: { travelMiles: 12 },
    offers: [{ price: 1000, duration }],
  });
  customerId = (await api.makeCustomer()).id;
  strangerId = (await api.makeCustomer()).id;
});
afterAll(() => api.close());

const changes = ['2027-03-28', '2027-10-31'].filter(
  (day) => day > addDays(today, 2) && day < addDays(today, 150),
);
const anyDay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 3, max: 150 }).map((count) => addDays(today, count)) },
  ...(changes.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...changes) }] : []),
);
const place = fc.constantFrom(...Object.values(stops));
const days = fc.record({
  day: anyDay,
  hours: fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 12, max: 144 }))
    .map(([from, length]) => ({ from: from * 5, to: Math.min(1440, (from + length) * 5) })),
  pause: fc.option(fc.integer({ min: 96, max: 240 }), { freq: 2 }),
  visits: fc.array(
    fc.record({
      from: fc.integer({ min: -60, max: 290 }).map((step) => step * 5),
      length: fc.constantFrom(30, 45, 60, 95),
      stop: place,
      isSalon: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  way: fc.constantFrom(...waysOfTravelling),
  buffer: fc.constantFrom(0, 10, 25),
  fromBase: fc.boolean(),
  miles: fc.constantFrom(null, null, 5),
  stop: place,
  isSalon: fc.boolean(),
  // Some roads as a service measured them; null: it knows none.
  measured: fc.array(
    fc.record({
      from: place,
      to: place,
      minutes: fc.option(fc.constantFrom(1, 25, 80, 150), { freq: 5 }),
    }),
    { maxLength: 15 },
  ),
});
type TestDay = typeof days extends fc.Arbitrary<infer Value> ? Value : never;

test('search, start times, reasons and the constraint agree on random days with roads', async () => {
  await fc.assert(
    fc.asyncProperty(days, fc.infiniteStream(fc.nat()), async (drawn, numbers) => {
      const { day, stop, isSalon } = drawn;
      const visits = await store(drawn);
      const here = isSalon ? stops.clapham : stop;
      const query = {
        practitionerId: grace.id,
        locationType: isSalon ? ('salon' as const) : ('mobile' as const),
        salonId: null,
        subServiceIds: [grace.offers[0]!.subServiceId],
        date: day,
        home: isSalon ? null : stop,
        viewerId: strangerId,
      };
      const listed = await listStartTimes(api.db, query);
      const times = Array.isArray(listed) ? listed : (listed[String(grace.salonIds[0])] ?? []);

      expect(await listAvailableDays(api.db, { ...query, from: day, to: day })).toEqual(
        times.length > 0 ? [day] : [],
      );

      const explained = await explainDay(api.db, query);
      const offered = explained.starts.filter((each) => each.offered);
      expect(offered.map(({ time }) => time)).toEqual(times);

      const isFound = async (from: number, to: number) =>
        (await search(drawn, here, { from, to })).length > 0;
      expect(await isFound(0, 1439)).toBe(times.length > 0);
      const besides = (start: (typeof explained.starts)[number] | undefined) => {
        const index = start ? explained.starts.indexOf(start) : -1;
        return index < 0 ? [] : explained.starts.slice(Math.max(0, index - 1), index + 2);
      };
      const pick = (count: number) => (numbers.next().value as number) % count;
      const start = pick(96) * 15;
      expect(await isFound(start, start)).toBe(times.includes(clockTimeOf(start)));

      // Around a road, where its length decides.
      const onRoad = explained.starts.filter(({ reasons }) => reasons.some(({ road }) => road));
      for (const { time, offered: isOffered } of [onRoad[0], onRoad.at(-1)].flatMap(besides)) {
        expect([time, await isFound(minutesOf(time), minutesOf(time))]).toEqual([time, isOffered]);
      }

      const [only] = visits;
      const blocked = explained.starts.find(
        ({ reasons }) => reasons.length === 1 && reasons[0]?.road !== undefined,
      );
      const at = (time: string) => londonInstant(day, time)!.getTime();
      const book = (from: number) =>
        insertVisit(api.db, {
          practitionerId: grace.id,
          customerId: strangerId,
          from,
          to: from + duration * minute,
          stop: here,
          salonId: isSalon ? grace.salonIds[0]! : null,
        });
      // Roads from the base are the working day's matter; roads between visits are the constraint's.
      if (visits.length === 1 && blocked && !drawn.fromBase && only) {
        await expect(book(at(blocked.time)).catch(codeOf)).resolves.toBe(exclusionViolation);
      }
      const chosen = times[pick(Math.max(1, times.length))];
      if (chosen !== undefined) {
        await book(at(chosen));
        await expectRoads();
      }
    }),
    randomRuns({ quick: 60, long: 10_000 }),
  );
}, 3_600_000);

async function search(
  { day, isSalon }: TestDay,
  { lat, lon }: TestStop,
  window: { from: number; to: number },
) {
  const { rows } = await findPage(api.db, {
    lat,
    lon,
    kind: isSalon ? 'salon' : 'mobile',
    miles: 10,
    typeSlugs: categories,
    slugs: categories,
    treatmentId: grace.offers[0]!.subServiceId,
    day,
    fromMinute: window.from,
    toMinute: window.to,
    sort: 'price_asc',
    skip: 0,
    take: 10,
    countAtMost: 10,
  });

  return rows;
}

/** Replaces the stored calendar; returns the visits that did not overlap. */
async function store(drawn: TestDay) {
  const { day, hours, pause, way, buffer, fromBase, miles } = drawn;
  const midnight = londonInstant(day, '00:00')!.getTime();
  const visits: { from: number; to: number }[] = [];
  await api.db.transaction().execute(async (trx) => {
    for (const table of ['travel_settings', 'work_hours', 'bookings'] as const) {
      await trx.deleteFrom(table).where('practitioner_id', '=', grace.id).execute();
    }
    for (const salonId of [null, grace.salonIds[0]!]) {
      const { id } = await trx
        .insertInto('work_hours')
        .values({
          practitioner_id: grace.id,
          salon_id: salonId,
          weekday: weekdayOf(day),
          from_minute: hours.from,
          to_minute: hours.to,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (pause === null) continue;
      await trx
        .insertInto('work_breaks')
        .values({ work_hours_id: id, from_minute: pause * 5, to_minute: pause * 5 + 30 })
        .execute();
    }
    // Roads are switched on after bookings were made without: none of them is in the way.
    for (const visit of drawn.visits) {
      const from = midnight + visit.from * minute;
      const to = from + visit.length * minute;
      if (visits.some((each) => each.from < to && from < each.to)) continue;
      visits.push({ from, to });
      await insertVisit(trx, {
        practitionerId: grace.id,
        customerId,
        from,
        to,
        stop: visit.isSalon ? stops.clapham : visit.stop,
        salonId: visit.isSalon ? grace.salonIds[0]! : null,
      });
    }
    const milesByDay = miles === null ? [] : Array<number>(7).fill(miles);
    await setTravel(trx, grace.id, { way, buffer, fromBase, milesByDay });
    await setMeasured(trx, grace.id, way, drawn.measured);
  });

  return visits;
}

/** Every booking keeps its road in its blocked interval, and no road is longer than its gap. */
async function expectRoads() {
  const { rows } = await sql<Kept>`
    select id, lat, lon, postcode, road_before,
      customer_id as "customerId", lag(customer_id) over w as "lastCustomerId",
      salon_id is not null and lag(salon_id) over w is not null as "areAtSalon",
      extract(epoch from starts_at - lower(during))::float8 / 60 as before,
      extract(epoch from starts_at - lag(ends_at) over w)::float8 / 60 as gap,
      lag(lat) over w as "lastLat", lag(lon) over w as "lastLon"
    from bookings where practitioner_id = ${grace.id}
    window w as (order by starts_at)`.execute(api.db);
  for (const each of rows) {
    expect(each.before).toBe(each.road_before);
    if (each.gap === null) continue;
    expect(each.road_before).toBeLessThanOrEqual(each.gap);
    if (isThere(each)) {
      expect(each.gap < 240 ? each.road_before : 0).toBe(0);
    }
  }
  // The newest was made with roads, so there is one to it from another place.
  const at = rows.findIndex(({ id }) => id === Math.max(...rows.map((row) => row.id)));
  const newest = rows[at]!;
  if (newest.gap !== null && newest.gap < 240) {
    expect(newest.road_before > 0).toBe(!isThere(newest));
  }
}

const isThere = (kept: Kept) =>
  isSamePlace({ lat: kept.lastLat, lon: kept.lastLon }, kept) &&
  (kept.customerId === kept.lastCustomerId || kept.areAtSalon);

interface Kept extends TestStop {
  id: number;
  customerId: number;
  lastCustomerId: number | null;
  areAtSalon: boolean;
  road_before: number;
  before: number;
  gap: number | null;
  lastLat: number;
  lastLon: number;
}

test('an address is no nearer than its square to anybody but the customer who is there already', async () => {
  const ada = await api.makePractitioner({
    ...stops.camden,
    mobile: { travelMiles: 12 },
    offers: [{ price: 1000, duration }],
  });
  await setTravel(api.db, ada.id, { way: 'foot', buffer: 10, fromBase: true });
  const day = addDays(today, 6);
  const from = londonInstant(day, '12:00')!.getTime();
  await insertVisit(api.db, {
    ...{ practitionerId: ada.id, customerId, from, to: from + 60 * minute, stop: stops.clapham },
  });
  const timesAt = (home: TestStop, viewerId: number | null) =>
    listStartTimes(api.db, {
      practitionerId: ada.id,
      locationType: 'mobile',
      salonId: null,
      subServiceIds: [ada.offers[0]!.subServiceId],
      date: day,
      home,
      viewerId,
    });
  const isFound = async ({ lat, lon }: TestStop, at: string) => {
    const { rows } = await findPage(api.db, {
      ...{ lat, lon, kind: 'mobile', miles: 10, typeSlugs: categories, slugs: categories, day },
      treatmentId: ada.offers[0]!.subServiceId,
      ...{ fromMinute: minutesOf(at), toMinute: minutesOf(at) },
      ...{ sort: 'price_asc', skip: 0, take: 10, countAtMost: 10 },
    });
    return rows.some(({ id }) => Number(id) === ada.id);
  };
  const neighbour = (stop: TestStop) => ({ ...stop, lat: stop.lat + 0.00005 });

  for (const stop of [stops.clapham, stops.camden]) {
    for (const viewerId of [null, strangerId]) {
      expect(await timesAt(stop, viewerId)).toEqual(await timesAt(neighbour(stop), viewerId));
    }
  }
  expect(await timesAt(stops.clapham, strangerId)).not.toContain('13:00');
  expect(await isFound(stops.clapham, '13:00')).toBe(false);
  expect(await timesAt(stops.clapham, customerId)).toContain('13:00');
});

test('the constraint refuses a visit that cannot be reached, before and after another', async () => {
  const ada = await api.makePractitioner({ mobile: { travelMiles: 12 } });
  await setTravel(api.db, ada.id, { way: 'car' });
  const day = addDays(today, 5);
  const visit = (time: string, stop: TestStop) => {
    const from = londonInstant(day, time)!.getTime();
    const to = from + 60 * minute;
    return insertVisit(api.db, { practitionerId: ada.id, customerId, from, to, stop }).catch(
      codeOf,
    );
  };
  await visit('11:00', stops.clapham);

  expect(await visit('12:15', stops.islington)).toBe(exclusionViolation);
  expect(await visit('09:45', stops.islington)).toBe(exclusionViolation);
  expect(await visit('12:15', stops.clapham)).toEqual(expect.any(Number));
  expect(await visit('09:45', stops.clapham)).toEqual(expect.any(Number));
});

test('the database has the same travel times as libs/domain', async () => {
  const cells = fc.record({
    latCell: fc.integer({ min: 2490, max: 2700 }),
    lonCell: fc.integer({ min: -150, max: 50 }),
  });
  const traffic = fc.constantFrom('rush', 'day', 'night');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...waysOfTravelling),
      cells,
      fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 })),
      traffic,
      async (way, from, [north, east], when) => {
        const to = { latCell: from.latCell + north, lonCell: from.lonCell + east };
        const { rows } = await sql<{ minutes: number }>`
          select road_minutes(${way}, ${from.latCell}::smallint, ${from.lonCell}::smallint,
            ${to.latCell}::smallint, ${to.lonCell}::smallint,
            ${['rush', 'day', 'night'].indexOf(when)}) as minutes`.execute(api.db);
        expect(rows[0]!.minutes).toBe(tableMinutes(way, from, to, when));
      },
    ),
    randomRuns({ quick: 200, long: 5000 }),
  );
});
