// For random calendars, the start times of the server and its reasons against the other times equal
// those of a reference model that checks a day minute by minute. Covers five years of London days,
// clock changes included.
import { availableBookingStartTimes, availableDays, whyNot } from '@freely/api-client/contract';
import { addDays, londonDay, londonInstant, weekdayOf } from '@freely/domain/london-time';
import type { Schedule } from '@freely/domain/slots';
import { referenceReasons, referenceStartTimes } from '@freely/domain/testing/reference-slots';
import { rangesOverlap, type TimeRange } from '@freely/domain/time-range';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

// The database's clock is the real one, so five years ahead must be bookable.
const farAhead = `
  alter table settings drop constraint settings_horizon_months_check;
  update settings set horizon_months = 72`;
let api: TestApi;
let found: TestPractitioner;
let customerId: number;
beforeAll(async () => {
  api = await startTestApi({}, farAhead);
  found = await api.makePractitioner({ salons: [{}], offers: [{ price: 1000, duration: 60 }] });
  customerId = (await api.makeCustomer()).id;
});
afterAll(() => api.close());

const minute = 60_000;
const first = addDays(londonDay(new Date()), 3);
const days = Array.from({ length: 5 * 365 }, (_, index) => addDays(first, index));
const isChange = (day: string) =>
  londonInstant(addDays(day, 1), '00:00')!.getTime() - londonInstant(day, '00:00')!.getTime() !==
  1440 * minute;
const day = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...days) },
  { weight: 1, arbitrary: fc.constantFrom(...days.filter(isChange)) },
);
const wall = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from / 5, max: to / 5 }), fc.integer({ min: 3, max: 140 }))
    .map(([start, length]) => ({ from: start * 5, to: Math.min(1440, (start + length) * 5) }));
const busy = fc
  .tuple(fc.integer({ min: -300, max: 1500 }), fc.integer({ min: 5, max: 300 }))
  .map(([from, length]) => ({ from, to: from + length }));
/** The status of a booking, and whether its time is blocked. */
const bookingStates = [
  ['confirmed', true],
  ['completed', true],
  ['no_show_customer', true],
  ['no_show_practitioner', true],
  ['held', true],
  ['held', false],
  ['expired', false],
  ['cancelled_by_customer', false],
  ['cancelled_by_practitioner', false],
] as const;
const booking = fc.record({
  range: busy,
  travel: fc.constantFrom(0, 0, 15, 40),
  state: fc.constantFrom(...bookingStates),
});
const calendars = fc.record({
  date: day,
  hours: fc.option(fc.oneof(wall(0, 180), wall(0, 1420)), { freq: 15 }),
  breaks: fc.array(wall(0, 1420), { maxLength: 2 }),
  timeOff: fc.array(busy, { maxLength: 2 }),
  bookings: fc.array(booking, { maxLength: 3 }),
  minutes: fc.constantFrom(5, 20, 45, 60, 90, 135, 240),
  quantity: fc.constantFrom(1, 1, 2),
  buffer: fc.constantFrom(0, 0, 10, 45),
  isSalon: fc.boolean(),
});
type Calendar = typeof calendars extends fc.Arbitrary<infer Value> ? Value : never;

test('the start times and reasons of the server equal those of the reference model', async () => {
  // Ten clock changes in five years, or nine when the five years begin just before one.
  expect([9, 10]).toContain(days.filter(isChange).length);
  await fc.assert(
    fc.asyncProperty(calendars, async (calendar) => {
      const { date, minutes, quantity, isSalon } = calendar;
      const schedule = await store(calendar);
      const duration = minutes * quantity;
      const args = [
        date,
        duration,
        schedule,
        {
          now: Date.now(),
          minimumNoticeMinutes: 60,
          horizonMonths: 72,
          bufferMinutes: isSalon ? 0 : calendar.buffer,
        },
      ] as const;
      const expected = referenceStartTimes(...args);
      const { times, explained, bookableDays } = await request(calendar);

      expect(times).toEqual(expected);
      expect(bookableDays).toEqual(expected.length > 0 ? [date] : []);
      expect(explained.duration).toBe(duration);
      const offered = explained.starts.filter((each) => each.offered);
      expect(offered.map(({ time }) => time)).toEqual(
        explained.not_shown.length === 0 ? expected : [],
      );
      const reasons = referenceReasons(...args);
      for (const { time, reasons: returned } of explained.starts) {
        expect([time, returned.length > 0]).toEqual([time, reasons.get(time)!.size > 0]);
      }
    }),
    randomRuns({ quick: 60, long: 300 }),
  );
}, 120_000);

async function request({ date, isSalon, quantity }: Calendar) {
  const params = { id: String(found.id) };
  const query = {
    'sub_service[]': Array.from({ length: quantity }, () => String(found.offers[0]!.subServiceId)),
    locationtype: isSalon ? ('salon' as const) : ('mobile' as const),
  };
  const list = await api.call(availableBookingStartTimes, { params, query: { ...query, date } });
  const free = await api.call(availableDays, { params, query: { ...query, from: date, to: date } });
  const why = await api.call(whyNot, { query: { ...query, date } }, { as: found });
  expect([free.status, why.status]).toEqual([200, 200]);
  // A practitioner without hours at this place is live at the other one only.
  const { body } = list;

  return {
    times: Array.isArray(body) ? body : (body[String(found.salonIds[0])] ?? []),
    explained: why.body,
    bookableDays: free.body.days,
  };
}

/** Replaces the calendar in the database. Returns it in the form that the reference model takes. */
async function store(calendar: Calendar): Promise<Schedule> {
  const { date, hours, breaks, isSalon } = calendar;
  const midnight = londonInstant(date, '00:00')!.getTime();
  const around = ({ from, to }: TimeRange, travel = 0) => ({
    from: midnight + (from - travel) * minute,
    to: midnight + (to + travel) * minute,
  });
  const timeOff = calendar.timeOff.map((each) => around(each));
  const booked: TimeRange[] = [];
  await api.db.transaction().execute(async (trx) => {
    await trx.updateTable('settings').set({ travel_buffer_minutes: calendar.buffer }).execute();
    await trx.updateTable('offers').set({ duration: calendar.minutes }).execute();
    for (const table of ['work_hours', 'time_off', 'bookings'] as const) {
      await trx.deleteFrom(table).where('practitioner_id', '=', found.id).execute();
    }
    // Hours at the other place keep the practitioner live in any case.
    const places = [null, found.salonIds[0]!];
    const here = isSalon ? places[1]! : null;
    const there = isSalon ? null : places[1]!;
    await insertHours(trx, there, date, { from: 540, to: 600 });
    const hoursId = hours && (await insertHours(trx, here, date, hours));
    for (const each of hoursId ? breaks : []) {
      await trx
        .insertInto('work_breaks')
        .values({ work_hours_id: hoursId!, from_minute: each.from, to_minute: each.to })
        .execute();
    }
    for (const { from, to } of timeOff) {
      await sql`insert into time_off (practitioner_id, title, full_day, during)
        values (${found.id}, 'Away', false, tstzrange(${new Date(from)}, ${new Date(to)}))`.execute(
        trx,
      );
    }
    for (const { range, travel, state } of calendar.bookings) {
      const [status, isTaken] = state;
      const [inner, outer] = [around(range), around(range, travel)];
      // The database refuses overlaps (D17), and for that check an expired hold still counts.
      const blocks = isTaken || status === 'held';
      if (blocks && booked.some((each) => rangesOverlap(each, outer))) continue;
      if (status === 'held' && !isTaken && calendar.bookings.length > 1) continue;
      if (isTaken) booked.push(outer);
      await sql`
        insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
          location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until)
        values (${found.id}, ${customerId}, ${status}, ${new Date(inner.from)},
          ${new Date(inner.to)}, tstzrange(${new Date(outer.from)}, ${new Date(outer.to)}), 'mobile',
          '-', '-', '-', 51, 0, 100, 20,
          now() + make_interval(mins => ${isTaken ? 5 : -5}))`.execute(trx);
    }
  });

  return { week: hours ? { [weekdayOf(date)]: { hours, breaks } } : {}, timeOff, booked };
}

async function insertHours(
  trx: TestApi['db'],
  salonId: number | null,
  date: string,
  { from, to }: TimeRange,
): Promise<number> {
  const { id } = await trx
    .insertInto('work_hours')
    .values({
      practitioner_id: found.id,
      salon_id: salonId,
      weekday: weekdayOf(date),
      from_minute: from,
      to_minute: to,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
}
