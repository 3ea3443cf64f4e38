import { availableBookingStartTimes, availableDays } from '@freely/api-client/contract';
import { addDays, londonDay, londonInstant, weekdayOf } from '@freely/domain/london-time';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { setTravel } from '../../../test/support/roads.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => setBuffer(0));

const day = addDays(londonDay(new Date()), 9);
const hours = (from: number, to: number, breaks: { from: number; to: number }[] = []) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to, breaks }));
const setBuffer = (minutes: number) =>
  api.db.updateTable('settings').set({ travel_buffer_minutes: minutes }).execute();

type Location = { locationtype?: 'mobile' | 'salon'; salon_id?: string };

async function times(
  { id, offers }: TestPractitioner,
  { ids, date = day, ...location }: Location & { ids?: number[]; date?: string } = {},
) {
  const response = await api.call(availableBookingStartTimes, {
    params: { id: String(id) },
    query: {
      'sub_service[]': (ids ?? [offers[0]!.subServiceId]).map(String),
      date,
      locationtype: 'mobile',
      ...location,
    },
  });
  expect(response.status).toBe(200);

  return response.body;
}

async function book(practitionerId: number, from: string, to: string, status = 'confirmed') {
  const customer = await api.makeCustomer();
  const [start, end] = [londonInstant(day, from)!, londonInstant(day, to)!];
  await sql`
    insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
      location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until)
    values (${practitionerId}, ${customer.id}, ${status}, ${start}, ${end},
      tstzrange(${start}, ${end}), 'mobile', '1 Example Street', 'London', 'SW11 4NB', 51, 0, 5000,
      20, now() + interval '5 minutes')`.execute(api.db);
}

test('mobile: one list of the times at which the whole appointment fits', async () => {
  const found = await api.makePractitioner({
    offers: [
      { price: 1000, duration: 60 },
      { price: 1000, duration: 30 },
    ],
    hours: hours(540, 720),
  });
  const [hour, half] = found.offers.map(({ subServiceId }) => subServiceId);

  expect(await times(found)).toHaveLength(9);
  expect(await times(found, { ids: [hour!, half!] })).toHaveLength(7);
  // An id is repeated for each unit of its quantity.
  expect(await times(found, { ids: [hour!, hour!, half!] })).toEqual(['09:00', '09:15', '09:30']);
  expect(await times(found, { ids: [hour!, hour!, hour!, half!] })).toEqual([]);
});

test('salon: one list for each salon, or only for the requested one (D11, D49)', async () => {
  const found = await api.makePractitioner({
    salons: [{ name: 'One' }, { name: 'Two' }],
    offers: [{ price: 1000, duration: 60 }],
    hours: hours(540, 615),
  });
  const other = await api.makePractitioner({ salons: [{}] });
  const [one, two] = found.salonIds.map(String);

  expect(await times(found, { locationtype: 'salon' })).toEqual({
    [one!]: ['09:00', '09:15'],
    [two!]: ['09:00', '09:15'],
  });
  expect(await times(found, { locationtype: 'salon', salon_id: two! })).toEqual({
    [two!]: ['09:00', '09:15'],
  });
  expect(
    await times(found, { locationtype: 'salon', salon_id: String(other.salonIds[0]) }),
  ).toEqual({});
});

test('a place that is not offered has no times', async () => {
  const mobile = await api.makePractitioner();
  const salon = await api.makePractitioner({ mobile: null, salons: [{}] });

  expect(await times(mobile, { locationtype: 'salon' })).toEqual({});
  expect(await times(salon, { locationtype: 'mobile' })).toEqual([]);
});

test('nobody is offered a time at a home that the practitioner does not come to (D12)', async () => {
  const found = await api.makePractitioner({ salons: [{}], mobile: { travelMiles: 5 } });
  const query = {
    'sub_service[]': [String(found.offers[0]!.subServiceId)],
    locationtype: 'mobile' as const,
  };
  const offered = async (milesNorth: number) => {
    const params = { id: String(found.id) };
    const home = { lat: (found.lat + milesNorth / 69).toFixed(7), lon: String(found.lon) };
    const list = await api.call(availableBookingStartTimes, {
      ...{ params, query: { ...query, ...home, date: day } },
    });
    const days = await api.call(availableDays, {
      ...{ params, query: { ...query, ...home, from: day, to: day } },
    });

    return [(list.body as string[]).length > 0, days.body.days.length > 0];
  };

  expect(await offered(3)).toEqual([true, true]);
  expect(await offered(7)).toEqual([false, false]);
  await setTravel(api.db, found.id, { way: 'car' });
  expect(await offered(3)).toEqual([true, true]);
  expect(await offered(7)).toEqual([false, false]);
});

test('bookings at any place block, with travel time on both sides of a home visit (D10)', async () => {
  const found = await api.makePractitioner({
    salons: [{}],
    offers: [{ price: 1000, duration: 30 }],
    hours: hours(540, 690, [{ from: 540, to: 555 }]),
  });
  await book(found.id, '10:15', '10:45', 'held');
  await book(found.id, '09:15', '09:45', 'cancelled_by_customer');

  const all = ['09:15', '09:30', '09:45', '10:45', '11:00'];
  expect(await times(found)).toEqual(all);
  await setBuffer(20);
  expect(await times(found)).toEqual(['09:15']);
  // A salon needs no travel.
  expect(await times(found, { locationtype: 'salon' })).toEqual({ [found.salonIds[0]!]: all });
});

test('working hours may end at midnight, and minimum notice counts from now', async () => {
  const found = await api.makePractitioner({
    offers: [{ price: 1000, duration: 15 }],
    hours: hours(0, 1440),
  });
  expect(await times(found)).toHaveLength(96);
  expect(((await times(found)) as string[]).at(-1)).toBe('23:45');

  const today = londonDay(new Date());
  const from = Date.now() + 60 * 60_000;
  const left = (await times(found, { date: today })) as string[];
  for (const time of left) {
    expect(londonInstant(today, time)!.getTime()).toBeGreaterThanOrEqual(from);
  }
  expect(await times(found, { date: addDays(today, -1) })).toEqual([]);
});

test('available days are exactly the days with start times', async () => {
  const found = await api.makePractitioner({
    offers: [{ price: 1000, duration: 60 }],
    hours: hours(540, 660).filter(({ weekday }) => weekday !== 0 && weekday !== 3),
  });
  const off = addDays(day, 1);
  await api.db
    .insertInto('time_off')
    .values({
      practitioner_id: found.id,
      title: 'Away',
      full_day: true,
      during: `[${londonInstant(off, '00:00')!.toISOString()},${londonInstant(addDays(off, 1), '00:00')!.toISOString()})`,
    })
    .execute();
  const daysUntil = (to: string) =>
    api.call(availableDays, {
      params: { id: String(found.id) },
      query: {
        'sub_service[]': String(found.offers[0]!.subServiceId),
        from: day,
        to,
        locationtype: 'mobile',
      },
    });

  const { body } = await daysUntil(addDays(day, 41));
  const expected: string[] = [];
  for (let count = 0; count < 42; count += 1) {
    const each = addDays(day, count);
    const list = (await times(found, { date: each })) as string[];
    expect(list.length > 0).toBe(![0, 3].includes(weekdayOf(each)) && each !== off);
    if (list.length > 0) expected.push(each);
  }
  expect(body.days).toEqual(expected);

  const tooMany = await daysUntil(addDays(day, 42));
  expect(tooMany.status).toBe(422);
  expect(Object.keys(tooMany.body.errors ?? {})).toEqual(['to']);
});

test('each salon has the available days of its own hours', async () => {
  const found = await api.makePractitioner({
    salons: [{}, {}, {}],
    offers: [{ price: 1000, duration: 60 }],
  });
  const other = await api.makePractitioner({ salons: [{}] });
  const [one, two, three] = found.salonIds as [number, number, number];
  const hoursOf = (salonId: number, weekdays: number[]) =>
    sql`delete from work_hours where salon_id = ${salonId}
      and weekday <> all (${weekdays}::int[])`.execute(api.db);
  await hoursOf(two, [1, 2]);
  await hoursOf(three, [2, 4]);
  // Leaves a gap before the others.
  await api.db.updateTable('salons').set({ enabled: false }).where('id', '=', one).execute();
  const weekdays = async (salonId?: number, locationtype: 'mobile' | 'salon' = 'salon') => {
    const { status, body } = await api.call(availableDays, {
      params: { id: String(found.id) },
      query: {
        'sub_service[]': String(found.offers[0]!.subServiceId),
        from: day,
        to: addDays(day, 6),
        locationtype,
        ...(salonId === undefined ? {} : { salon_id: String(salonId) }),
      },
    });
    expect(status).toBe(200);

    return body.days.map(weekdayOf).sort();
  };

  expect(await weekdays(one)).toEqual([]);
  expect(await weekdays(two)).toEqual([1, 2]);
  expect(await weekdays(three)).toEqual([2, 4]);
  expect(await weekdays()).toEqual([1, 2, 4]);
  expect(await weekdays(other.salonIds[0]!)).toEqual([]);
  expect(await weekdays(undefined, 'mobile')).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('an unpaid hold takes its day until it ends', async () => {
  const found = await api.makePractitioner({
    offers: [{ price: 1000, duration: 60 }],
    hours: hours(600, 660),
  });
  const isAvailable = async () => {
    const { body } = await api.call(availableDays, {
      params: { id: String(found.id) },
      query: {
        'sub_service[]': String(found.offers[0]!.subServiceId),
        from: day,
        to: day,
        locationtype: 'mobile',
      },
    });

    return body.days.length > 0;
  };
  await book(found.id, '10:00', '11:00', 'held');
  expect(await isAvailable()).toBe(false);
  await sql`update bookings set hold_until = now() - interval '1 second'
    where practitioner_id = ${found.id}`.execute(api.db);
  expect(await isAvailable()).toBe(true);
});

test('whose papers have ended since the last change has no available days', async () => {
  const found = await api.makePractitioner({ offers: [{ price: 1000, duration: 60 }] });
  const daysOf = async () => {
    const { body } = await api.call(availableDays, {
      params: { id: String(found.id) },
      query: {
        'sub_service[]': String(found.offers[0]!.subServiceId),
        from: day,
        to: addDays(day, 1),
        locationtype: 'mobile',
      },
    });

    return body.days;
  };
  expect(await daysOf()).toHaveLength(2);

  // Midnight passes without a write, so no trigger runs.
  await api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update practitioners set work_dates = datemultirange(daterange(null, current_date - 1))
      where user_id = ${found.id}`.execute(trx);
  });

  expect(await daysOf()).toEqual([]);
  expect(await times(found)).toEqual([]);
});

test('a practitioner who is not live is not found, and a treatment they do not offer is refused', async () => {
  const waiting = await api.makePractitioner({ approved: null });
  const live = await api.makePractitioner();
  const timesFor = (id: number, treatment: number) =>
    api.call(availableBookingStartTimes, {
      params: { id: String(id) },
      query: { 'sub_service[]': [String(treatment)], date: day, locationtype: 'mobile' },
    });

  expect((await timesFor(waiting.id, waiting.offers[0]!.subServiceId)).status).toBe(404);
  expect((await timesFor(999_999, 1)).status).toBe(404);
  const refused = await timesFor(live.id, 999_999);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(/not offered any more/);
});
