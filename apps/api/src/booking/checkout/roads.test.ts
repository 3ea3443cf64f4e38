// Bookings keep the roads to them, and the exclusion constraint counts them (ADR 0052).
import {
  availableBookingStartTimes,
  createBooking,
  moveBooking,
  whyNot,
} from '@freely/api-client/contract';
import { addDays, londonDay, londonInstant } from '@freely/domain/london-time';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { insertVisit, setTravel, stops, type TestStop } from '../../../test/support/roads.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { codeOf } from '../../infrastructure/database/index.ts';

let api: TestApi;
let grace: TestPractitioner;
let [ada, bob]: TestUser[] = [];
// A Wednesday, far enough ahead for any notice.
const day = wednesdayAfter(addDays(londonDay(new Date()), 10));
const exclusionViolation = '23P01';

function wednesdayAfter(from: string): string {
  return new Date(`${from}T12:00:00Z`).getUTCDay() === 3 ? from : wednesdayAfter(addDays(from, 1));
}

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
  grace = await api.makePractitioner({ salons: [{}], mobile: { travelMiles: 12 } });
  await setTravel(api.db, grace.id, { way: 'car' });
});

const at = (time: string) => londonInstant(day, time)!.getTime();

/** An hour at a place. */
const visit = (
  time: string,
  stop: TestStop,
  salonId: number | null = null,
  customerId: number = ada!.id,
) =>
  insertVisit(api.db, {
    practitionerId: grace.id,
    customerId,
    from: at(time),
    to: at(time) + 3_600_000,
    stop,
    salonId,
  });

const book = (as: TestUser, time: string, { lat, lon, postcode }: TestStop) => {
  const draft = draftFor(grace, { date: day, start_time: `${time}:00` });
  const address = { ...draft.address!, postcode, location: { lat, lng: lon } };

  return api.call(createBooking, { body: { ...draft, address } }, { as });
};

/** From and to which district, and for how long. */
async function roads() {
  const { rows } = await sql<{ road: string }>`
    select format('%s %s>%s %s>%s', to_char(starts_at at time zone 'Europe/London', 'HH24:MI'),
      road_from, road_before, road_to, road_after) as road
    from bookings where practitioner_id = ${grace.id} and takes_time(status)
    order by starts_at`.execute(api.db);

  return rows.map(({ road }) => road);
}

test('a booking keeps the road from the one before, and a new one between them shares it', async () => {
  await visit('10:00', stops.clapham);
  await visit('15:00', stops.islington);
  expect(await roads()).toEqual(['10:00 >0 >0', '15:00 SW11>31 >0']);

  const between = await visit('12:00', stops.camden);
  expect(await roads()).toEqual(['10:00 >0 >0', '12:00 SW11>35 >0', '15:00 NW1>15 >0']);

  await sql`update bookings set status = 'cancelled_by_customer' where id = ${between}`.execute(
    api.db,
  );
  expect(await roads()).toEqual(['10:00 >0 >0', '15:00 SW11>31 >0']);
});

test('two visits of one customer at one address need no road, a salon booking after a home visit does', async () => {
  await visit('10:00', stops.islington);
  await visit('11:00', stops.islington);
  await visit('13:00', stops.clapham, grace.salonIds[0]!);

  expect(await roads()).toEqual(['10:00 >0 >0', '11:00 >0 >0', '13:00 N1>31 >0']);
});

test('another customer at the address has the road of its square: a free time tells nobody who lives there', async () => {
  await visit('10:00', stops.islington);
  await visit('11:30', stops.islington, null, bob!.id);
  expect(await roads()).toEqual(['10:00 >0 >0', '11:30 N1>9 >0']);

  expect((await book(ada!, '12:30', stops.islington)).status).toBe(409);
  expect((await book(bob!, '12:30', stops.islington)).status).toBe(201);
});

test('the roads from and to the base are kept at the ends of the day, if they count', async () => {
  await setTravel(api.db, grace.id, { way: 'car', fromBase: true });
  await visit('10:00', stops.islington);
  expect(await roads()).toEqual(['10:00 SW11>31 SW11>31']);

  await visit('12:00', stops.camden);
  expect(await roads()).toEqual(['10:00 SW11>31 >0', '12:00 N1>15 SW11>35']);
});

test('the database refuses a booking that cannot be reached, whatever the code believes', async () => {
  await visit('10:00', stops.clapham);

  await expect(visit('11:15', stops.islington).catch(codeOf)).resolves.toBe(exclusionViolation);
  await expect(visit('08:45', stops.islington).catch(codeOf)).resolves.toBe(exclusionViolation);
  await visit('11:45', stops.islington);
});

test('of two customers at once at both ends of town, one gets the time', async () => {
  // Without the lock of the code, so that only the database decides.
  const outcomes = await Promise.allSettled([
    visit('10:00', stops.clapham),
    visit('11:15', stops.islington),
  ]);

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('of two customers who check out at once at both ends of town, one gets a slot', async () => {
  const answers = await Promise.all([
    book(ada!, '10:00', stops.clapham),
    book(bob!, '11:15', stops.islington),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('changed travel and places leave bookings alone', async () => {
  await visit('10:00', stops.clapham);
  await visit('12:00', stops.islington);
  const before = await roads();
  await setTravel(api.db, grace.id, { way: 'foot', buffer: 60, fromBase: true });
  await sql`update mobile_bases set lat = 51.6, lon = 0.1`.execute(api.db);
  expect(await roads()).toEqual(before);

  // Cancelling one does not make the other longer than its gap.
  await visit('18:00', stops.clapham);
  const kept = await roads();
  expect(kept).toHaveLength(3);
});

test('a booking of another day has roads of its own', async () => {
  await visit('10:00', stops.clapham);
  await insertVisit(api.db, {
    practitionerId: grace.id,
    customerId: ada!.id,
    from: at('10:00') + 86_400_000,
    to: at('11:00') + 86_400_000,
    stop: stops.islington,
  });

  expect(await roads()).toEqual(['10:00 >0 >0', '10:00 >0 >0']);
});

test('a customer is offered what can be reached from the visits before and after', async () => {
  await visit('12:00', stops.islington);
  const times = async ({ lat, lon }: TestStop, as?: TestUser) => {
    const query = {
      'sub_service[]': [String(grace.offers[1]!.subServiceId)],
      locationtype: 'mobile' as const,
      date: day,
      lat: String(lat),
      lon: String(lon),
    };
    const { body } = await api.call(
      availableBookingStartTimes,
      { params: { id: String(grace.id) }, query },
      as && { as },
    );
    return body as string[];
  };

  expect(await times(stops.islington, ada)).toEqual(expect.arrayContaining(['11:00', '13:00']));
  const [near, far] = [await times(stops.islington), await times(stops.clapham)];
  for (const time of ['11:00', '13:00']) expect(near).not.toContain(time);
  expect(near).toEqual(expect.arrayContaining(['10:45', '13:15']));
  for (const time of ['10:45', '11:00', '13:00', '13:15', '13:30']) expect(far).not.toContain(time);
  expect(far).toEqual(expect.arrayContaining(['10:15', '13:45']));
  expect((await book(ada!, '13:15', stops.clapham)).status).toBe(409);
  expect((await book(ada!, '13:45', stops.clapham)).status).toBe(201);
});

test('a customer who chooses another place or time lets go of a hold that the road would block', async () => {
  expect((await book(bob!, '10:00', stops.islington)).status).toBe(201);
  expect((await book(ada!, '11:15', stops.clapham)).status).toBe(409);
  expect((await book(bob!, '11:15', stops.clapham)).status).toBe(201);
  expect(await roads()).toEqual(['11:15 >0 >0']);
});

test('a customer keeps a hold at an address beside another one there', async () => {
  expect((await book(bob!, '10:00', stops.islington)).status).toBe(201);
  const { rows } = await sql<{ ends: string }>`
    select to_char(ends_at at time zone 'Europe/London', 'HH24:MI') as ends
    from bookings where practitioner_id = ${grace.id}`.execute(api.db);
  const ends = rows[0]?.ends ?? '';

  expect((await book(bob!, ends, stops.islington)).status).toBe(201);
  expect(await roads()).toEqual(['10:00 >0 >0', `${ends} >0 >0`]);
});

test('a booking is moved only to a time that can be reached', async () => {
  const id = await visit('10:00', stops.islington);
  await sql`update bookings set paid_at = now() where id = ${id}`.execute(api.db);
  await visit('14:00', stops.clapham);
  const move = (time: string) =>
    api.call(
      moveBooking,
      { params: { id: String(id) }, body: { date: day, start_time: `${time}:00` } },
      { as: grace },
    );

  expect((await move('12:45')).status).toBe(409);
  expect((await move('15:15')).status).toBe(409);
  expect((await move('16:00')).status).toBe(200);
  expect(await roads()).toEqual(['14:00 >0 >0', '16:00 SW11>31 >0']);
});

test('beyond the largest distance of the day, nobody is offered a time', async () => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const milesByDay = Array.from({ length: 7 }, (_, each) => (each === weekday ? 2 : null));
  await setTravel(api.db, grace.id, { way: 'car', milesByDay });

  const { status, body } = await book(ada!, '10:00', stops.islington);
  expect([status, body.message]).toEqual([
    422,
    'This address is too far away for the practitioner on this day',
  ]);
  expect((await book(ada!, '10:00', stops.clapham)).status).toBe(201);
});

test('the practitioner reads from where to where they are on the road, and until when', async () => {
  await visit('10:00', stops.islington);
  const explain = async (stop: TestStop | null) => {
    const { body } = await api.call(
      whyNot,
      {
        query: {
          'sub_service[]': [String(grace.offers[1]!.subServiceId)],
          locationtype: 'mobile',
          date: day,
          ...(stop && { lat: String(stop.lat), lon: String(stop.lon) }),
        },
      },
      { as: grace },
    );
    return body.starts.find(({ time }) => time === '11:15')!;
  };

  expect((await explain(stops.clapham)).reasons).toEqual([
    { reason: 'travel', road: { from: 'N1', to: 'SW11', until: '11:31' } },
  ]);
  expect((await explain(stops.islington)).reasons).toEqual([]);
  expect((await explain(null)).reasons).toEqual([]);

  // Without a customer's place: the roads that bookings keep.
  await visit('12:00', stops.clapham);
  expect((await explain(null)).reasons).toContainEqual({
    reason: 'travel',
    road: { from: 'N1', to: 'SW11', until: '12:00' },
  });
});
