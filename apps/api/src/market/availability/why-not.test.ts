import {
  availableBookingStartTimes,
  type NotShownReason,
  whyNot,
} from '@freely/api-client/contract';
import {
  addDays,
  addMonths,
  londonDay,
  londonInstant,
  weekdayOf,
} from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { setTravel } from '../../../test/support/roads.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const day = addDays(londonDay(new Date()), 9);
const week = (from: number, to: number, breaks: { from: number; to: number }[] = []) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to, breaks }));

interface RequestParams {
  date?: string;
  locationtype?: 'mobile' | 'salon';
  salon_id?: string;
  ids?: number[];
  minutes?: string;
  lat?: string;
  lon?: string;
}

function explain(as: TestPractitioner, { date = day, ids, ...place }: RequestParams = {}) {
  const query = {
    'sub_service[]': (ids ?? [as.offers[0]!.subServiceId]).map(String),
    date,
    locationtype: 'mobile' as const,
    ...place,
  };

  return api.call(whyNot, { query }, { as });
}

async function reasonsAt(as: TestPractitioner, time: string, params: RequestParams = {}) {
  const { body } = await explain(as, params);

  return body.starts.find((each) => each.time === time);
}

const during = (from: string, to: string) =>
  `[${londonInstant(day, from)!.toISOString()},${londonInstant(day, to)!.toISOString()})`;

test('offered times equal the public start times, and all others have a reason', async () => {
  const as = await api.makePractitioner({
    offers: [{ price: 1000, duration: 60 }],
    hours: week(540, 720, [{ from: 600, to: 615 }]),
  });

  const { status, body, headers } = await explain(as);

  expect([status, headers['cache-control'], body.not_shown, body.duration]).toEqual([
    200,
    'no-store',
    [],
    60,
  ]);
  expect(body.starts).toHaveLength(96);
  const { body: offered } = await api.call(availableBookingStartTimes, {
    params: { id: String(as.id) },
    query: {
      'sub_service[]': String(as.offers[0]!.subServiceId),
      date: day,
      locationtype: 'mobile',
    },
  });
  expect(body.starts.filter((each) => each.offered).map(({ time }) => time)).toEqual(offered);
  expect(offered).toEqual(['09:00', '10:15', '10:30', '10:45', '11:00']);
  const at = (time: string) => body.starts.find((each) => each.time === time)?.reasons;
  expect(at('09:15')).toEqual([{ reason: 'break' }]);
  expect(at('11:15')).toEqual([{ reason: 'outside_hours' }]);
  expect(at('11:00')).toEqual([]);
});

test('a visit of other minutes than the treatment has times of its own', async () => {
  const as = await api.makePractitioner({
    offers: [{ price: 1000, duration: 60 }],
    hours: week(540, 600),
  });
  const offeredFor = async (params: RequestParams) =>
    (await explain(as, params)).body.starts.filter(({ offered }) => offered).length;

  expect(await offeredFor({})).toBe(1);
  expect(await offeredFor({ minutes: '15' })).toBe(4);
  expect((await explain(as, { minutes: '1441' })).status).toBe(422);
});

test('reasons are time off and external calendars by name, bookings and travel', async () => {
  const as = await api.makePractitioner({ offers: [{ price: 1000, duration: 30 }] });
  const { id: feed } = await api.db
    .insertInto('calendar_feeds')
    .values({
      practitioner_id: as.id,
      name: '',
      host: 'calendar.freely.example',
      url_hash: Buffer.from('a'),
      sealed_url: Buffer.from('a'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const off = { practitioner_id: as.id, full_day: false };
  await api.db
    .insertInto('time_off')
    .values([
      { ...off, title: 'Dentist', during: during('09:00', '10:00') },
      { ...off, title: 'School', during: during('09:30', '10:00') },
      { ...off, title: 'Busy', feed_id: feed, during: during('11:00', '12:00') },
    ])
    .execute();
  const customer = await api.makeCustomer();
  await sql`
    insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
      location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until)
    values (${as.id}, ${customer.id}, 'confirmed', ${londonInstant(day, '14:00')!},
      ${londonInstant(day, '15:00')!}, ${during('13:45', '15:15')}::tstzrange, 'mobile',
      '1 Example Street', 'London', 'SW11 4NB', 51, 0, 5000, 20, now())`.execute(api.db);
  const at = async (time: string) => (await reasonsAt(as, time))?.reasons;

  expect(await at('09:45')).toEqual([
    { reason: 'time_off', title: 'Dentist' },
    { reason: 'time_off', title: 'School' },
  ]);
  expect(await at('11:15')).toEqual([
    { reason: 'external_calendar', title: 'calendar.freely.example' },
  ]);
  expect(await at('13:00')).toEqual([]);
  expect(await at('13:30')).toEqual([{ reason: 'travel' }]);
  expect(await at('13:45')).toEqual([{ reason: 'travel' }, { reason: 'booking' }]);
  expect(await at('14:15')).toEqual([{ reason: 'booking' }]);
  await api.db.updateTable('settings').set({ travel_buffer_minutes: 30 }).execute();
  expect(await at('13:00')).toEqual([{ reason: 'travel' }]);
  await api.db.updateTable('settings').set({ travel_buffer_minutes: 0 }).execute();
});

test('a home is too far beyond the distance of the base, or beyond that of the day', async () => {
  const as = await api.makePractitioner({ mobile: { travelMiles: 3 } });
  const away = (miles: number) => ({ lat: String(as.lat + miles / 69.09), lon: String(as.lon) });
  const at = async (miles: number) => (await reasonsAt(as, '10:00', away(miles)))?.reasons;
  const tooFar = [{ reason: 'too_far' }];

  expect([await at(2), await at(4.1)]).toEqual([[], tooFar]);
  await setTravel(api.db, as.id, { way: 'car', milesByDay: Array<number>(7).fill(1) });
  expect(await at(2)).toEqual(tooFar);
  await setTravel(api.db, as.id, { way: 'car', milesByDay: Array<number>(7).fill(9) });
  expect(await at(4.1)).toEqual(tooFar);
});

test('reasons are past, minimum notice, horizon and the hour that the clocks skip', async () => {
  const as = await api.makePractitioner({ hours: week(0, 1440) });
  const today = londonDay(new Date());
  const far = addDays(addMonths(today, 6), 1);

  expect((await reasonsAt(as, '12:00', { date: addDays(today, -1) }))?.reasons).toEqual([
    { reason: 'past' },
  ]);
  expect((await reasonsAt(as, '12:00', { date: far }))?.reasons).toEqual([{ reason: 'horizon' }]);
  // The next hour may cross midnight, so both days count.
  const { body } = await explain(as, { date: today });
  const { body: next } = await explain(as, { date: addDays(today, 1) });
  const soon = [...body.starts, ...next.starts].filter(({ reasons }) =>
    reasons.some(({ reason }) => reason === 'notice'),
  );
  expect([3, 4, 5]).toContain(soon.length);

  const [march] = Array.from({ length: 400 }, (_, index) => addDays(today, index)).filter(
    (each) => each.slice(5, 7) === '03' && each.slice(8) > '24' && weekdayOf(each) === 0,
  );
  const skipped = (await explain(as, { date: march! })).body.starts.filter(({ reasons }) =>
    reasons.some(({ reason }) => reason === 'clock_change'),
  );
  expect(skipped.map(({ time }) => time)).toEqual(['01:00', '01:15', '01:30', '01:45']);
});

const whole = { onboardingStep: 5, approved: true } as const;

test.each<[NotShownReason[], Parameters<TestApi['makePractitioner']>[0], string]>([
  [[], {}, 'select'],
  [['not_approved'], { approved: null }, 'select'],
  [['not_approved'], { approved: false }, 'select'],
  [['not_onboarded'], { onboardingStep: 4 }, 'select'],
  [['inactive'], {}, 'update users set active = false where id = $1'],
  [['location_off'], {}, 'update mobile_bases set enabled = false where practitioner_id = $1'],
  [['no_hours'], { hours: [] }, 'select'],
  [['location_off', 'no_hours'], { mobile: null, salons: [{}] }, 'select'],
  [['no_price'], {}, 'delete from offers where practitioner_id = $1'],
  [
    ['not_approved', 'not_onboarded', 'no_hours'],
    { approved: null, onboardingStep: 2, hours: [] },
    'select',
  ],
])('the reasons for not being shown at all: %j', async (expected, parts, change) => {
  const as = await api.makePractitioner({ ...whole, ...parts });
  if (change !== 'select') await sql.raw(change.replace('$1', String(as.id))).execute(api.db);

  const { body } = await explain(as);

  expect(body.not_shown).toEqual(expected);
  const { approved } = { ...whole, ...parts };
  expect(body.approval).toBe(approved === null ? 'waiting' : approved ? 'approved' : 'rejected');
  expect(body.starts.some(({ offered }) => offered)).toBe(expected.length === 0);
  const { status } = await api.call(availableBookingStartTimes, {
    params: { id: String(as.id) },
    query: {
      'sub_service[]': String(as.offers[0]!.subServiceId),
      date: day,
      locationtype: 'mobile',
    },
  });
  // A practitioner with a salon is still found there, only not for home visits.
  expect(status === 200).toBe(expected.length === 0 || (parts?.salons?.length ?? 0) > 0);
});

test('a treatment without a price is a reason, and the times are still explained', async () => {
  const as = await api.makePractitioner();
  const { id } = await api.db
    .selectFrom('sub_services')
    .select('id')
    .where('name', '=', 'Fringe trim')
    .executeTakeFirstOrThrow();

  const { body } = await explain(as, { ids: [as.offers[0]!.subServiceId, id] });

  expect([body.not_shown, body.duration]).toEqual([['no_price'], 45 + 15]);
  expect(body.starts.every(({ offered }) => !offered)).toBe(true);
  expect(body.starts.find(({ time }) => time === '10:00')?.reasons).toEqual([]);
  const unknown = await explain(as, { ids: [999_999] });
  expect([unknown.status, unknown.body.errors]).toEqual([
    422,
    { 'sub_service[]': ['This treatment is not in our list'] },
  ]);
});

test('one of several salons must be chosen, and it must be their own (D49)', async () => {
  const one = await api.makePractitioner({ salons: [{}] });
  const two = await api.makePractitioner({ salons: [{}, {}] });
  const at = { locationtype: 'salon' as const };

  expect((await explain(one, at)).body.not_shown).toEqual([]);
  const refused = await explain(two, at);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { salon_id: ['Please choose a salon'] },
  ]);
  const chosen = await explain(two, { ...at, salon_id: String(two.salonIds[1]) });
  expect([chosen.status, chosen.body.not_shown]).toEqual([200, []]);
  const others = await explain(one, { ...at, salon_id: String(two.salonIds[1]) });
  expect([others.status, others.body.message]).toEqual([404, 'Salon not found']);
});
