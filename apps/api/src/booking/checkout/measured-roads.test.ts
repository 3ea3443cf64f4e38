// With a key, roads are those of Google's Routes API; whatever it does not say is reckoned by the table (ADR 0052).
import {
  availableBookingStartTimes,
  availableDays,
  createBooking,
  joinWaitingList,
  searchPractitioners,
  whyNot,
} from '@freely/api-client/contract';
import { areaPoint } from '@freely/domain/geo';
import { addDays, londonDay, londonInstant, weekdayOf } from '@freely/domain/london-time';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type FakeRoutes, startFakeRoutes } from '../../../test/support/fake-routes.ts';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { insertVisit, setTravel, stops, type TestStop } from '../../../test/support/roads.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';
import { codeOf } from '../../infrastructure/database/index.ts';
import { openRoadService } from '../../infrastructure/roads/index.ts';
import { offerFreedSlot } from '../waiting-list/index.ts';

let api: TestApi;
let google: FakeRoutes;
let grace: TestPractitioner;
let ada: TestUser;
let failures: Error[];
const day = wednesdayAfter(addDays(londonDay(new Date()), 10));
const exclusionViolation = '23P01';

function wednesdayAfter(from: string): string {
  return weekdayOf(from) === 3 ? from : wednesdayAfter(addDays(from, 1));
}

beforeAll(async () => {
  google = await startFakeRoutes();
  api = await startTestApi({ roads: google.config });
});
afterAll(async () => {
  await api.close();
  await google.close();
});
beforeEach(async () => {
  google.reset();
  failures = [];
  ask({});
  await sql`truncate measured_roads, road_requests`.execute(api.db);
  ada = await api.makeCustomer();
  grace = await api.makePractitioner({
    mobile: { travelMiles: 12 },
    offers: [{ price: 3000, duration: 60 }],
  });
  await setTravel(api.db, grace.id, { way: 'car' });
  await visit('10:00', stops.clapham);
});

/** A new connection to the service, which knows nothing of earlier failures. */
function ask(changes: Partial<FakeRoutes['config']>) {
  api.deps.roads = openRoadService({ ...google.config, ...changes }, (error) =>
    failures.push(error),
  );
}

const at = (time: string) => londonInstant(day, time)!.getTime();

const visit = (time: string, stop: TestStop, of: TestPractitioner = grace) =>
  insertVisit(api.db, {
    practitionerId: of.id,
    customerId: ada.id,
    from: at(time),
    to: at(time) + 3_600_000,
    stop,
  });

const place = ({ lat, lon }: TestStop, of: TestPractitioner) => ({
  'sub_service[]': [String(of.offers[0]?.subServiceId)],
  locationtype: 'mobile' as const,
  lat: String(lat),
  lon: String(lon),
});

/** The first start time after the visit at ten. */
async function firstAfter(stop: TestStop, of: TestPractitioner = grace): Promise<string> {
  const { body } = await api.call(availableBookingStartTimes, {
    params: { id: String(of.id) },
    query: { ...place(stop, of), date: day },
  } as never);

  return (body as string[]).find((time) => time >= '11:00')!;
}

test('lists, reasons, bookings and the constraint count the road as it was measured', async () => {
  // 50 minutes, and 5 to park; by the table it would be 31.
  expect(await firstAfter(stops.islington)).toBe('12:00');

  const { body } = await api.call(
    whyNot,
    { query: { ...place(stops.islington, grace), date: day } } as never,
    { as: grace },
  );
  const { starts } = body as { starts: { time: string; reasons: object[] }[] };
  expect(starts.find(({ time }) => time === '11:45')?.reasons).toEqual([
    expect.objectContaining({ reason: 'travel', road: { from: 'SW11', to: 'N1', until: '11:55' } }),
  ]);
  await expect(visit('11:45', stops.islington).catch(codeOf)).resolves.toBe(exclusionViolation);
  const id = await visit('12:00', stops.islington);
  const { rows } = await sql`select road_before from bookings where id = ${id}`.execute(api.db);
  expect(rows).toEqual([{ road_before: 55 }]);
});

test('the search counts them too, once they are known', async () => {
  const isFound = async (time: string) => {
    const { lat, lon } = stops.islington;
    const where = { lat: String(lat), lon: String(lon), locationtype: 'mobile' as const };
    const treatmentId = String(grace.offers[0]?.subServiceId);
    const { body } = await api.call(searchPractitioners, {
      query: { ...where, treatmentId, date: day, from: time, to: time, per_page: '50' },
    });

    return body.order.includes(grace.id);
  };
  expect(await isFound('11:45')).toBe(true);
  await firstAfter(stops.islington);

  expect([await isFound('11:45'), await isFound('12:00')]).toEqual([false, true]);
});

test('a service that says less than the table makes more times free', async () => {
  google.state.seconds = 480;
  expect(await firstAfter(stops.islington)).toBe('11:15');
});

test('it learns squares of the grid and no address, and is asked once for everybody', async () => {
  await firstAfter(stops.islington);

  const areas = [stops.clapham, stops.islington].map(areaPoint);
  expect(google.state.requests).toHaveLength(2);
  for (const { origins, destinations, travelMode, departureTime } of google.state.requests) {
    expect(areas).toEqual(expect.arrayContaining([...origins, ...destinations]));
    expect(travelMode).toBe('DRIVE');
    expect(weekdayOf(londonDay(new Date(departureTime)))).toBe(3);
  }

  const mary = await api.makePractitioner({
    mobile: { travelMiles: 12 },
    offers: [{ price: 3000, duration: 60 }],
  });
  await setTravel(api.db, mary.id, { way: 'car' });
  await visit('10:00', stops.clapham, mary);
  expect(await firstAfter(stops.islington, mary)).toBe('12:00');
  expect(await firstAfter(stops.islington)).toBe('12:00');
  expect(google.state.requests).toHaveLength(2);
});

test('the roads of a month are asked for together, and a booking asks where no list did', async () => {
  await api.call(availableDays, {
    params: { id: String(grace.id) },
    query: { ...place(stops.islington, grace), from: day, to: addDays(day, 30) },
  } as never);
  expect(google.state.requests).toHaveLength(2);

  const draft = draftFor(grace, { date: day, start_time: '11:45:00' });
  const { lat, lon, postcode } = stops.camden;
  const address = { ...draft.address!, postcode, location: { lat, lng: lon } };
  const { status } = await api.call(createBooking, { body: { ...draft, address } }, { as: ada });
  expect([status, google.state.requests.length]).toEqual([409, 4]);
});

test('nobody who waits is offered a time that cannot be reached', async () => {
  const { lat, lon, postcode } = stops.islington;
  const wish = wishFor(grace, {});
  const address = { ...wish.address!, postcode, location: { lat, lng: lon } };
  const joined = await api.call(joinWaitingList, { body: { ...wish, address } }, { as: ada });
  expect(joined.status).toBe(201);
  await visit('12:45', stops.islington);
  const { rows } = await sql<{ id: number }>`
    insert into freed_slots (practitioner_id, during, reason)
    values (${grace.id}, tstzrange(${new Date(at('11:30'))}, ${new Date(at('12:30'))}), 'cancelled')
    returning id`.execute(api.db);
  // By the table, 11:45 could be reached in time; and from 12:45 the address is the same.
  await offerFreedSlot(api.deps, rows[0]!.id);

  expect(google.state.requests.length).toBeGreaterThan(0);
  const { rows: offers } = await sql`select * from waiting_offers
    where practitioner_id = ${grace.id}`.execute(api.db);
  expect(offers).toEqual([]);
});

test.each(['down', 'silent'] as const)(
  'a service that is %s is not asked again at once',
  async (mood) => {
    google.state.mood = mood;
    expect(await firstAfter(stops.islington)).toBe('11:45');
    const before = google.state.requests.length;
    expect(failures.length).toBeGreaterThan(0);

    google.state.mood = 'up';
    expect(await firstAfter(stops.islington)).toBe('11:45');
    expect(google.state.requests).toHaveLength(before);
  },
);

test('a road that it does not know is reckoned by the table, and not asked for again', async () => {
  google.state.seconds = null;
  expect(await firstAfter(stops.islington)).toBe('11:45');
  expect(await firstAfter(stops.islington)).toBe('11:45');
  expect(google.state.requests).toHaveLength(2);
});

test('no more roads are asked for on a day than its limit, by all processes together', async () => {
  ask({ dailyLimit: 2 });
  expect(await firstAfter(stops.islington)).toBe('12:00');
  ask({ dailyLimit: 2 });
  expect(await firstAfter(stops.camden)).toBe('11:45');
  expect(google.state.requests).toHaveLength(2);
});

test('a wrong key is reported without the key', async () => {
  ask({ key: 'wrong-secret-key' });
  expect(await firstAfter(stops.islington)).toBe('11:45');
  expect(failures[0]?.message).toContain('the table is used instead');
  expect(String(failures[0]?.cause)).not.toContain('wrong-secret-key');
});
