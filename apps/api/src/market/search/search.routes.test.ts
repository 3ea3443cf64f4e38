import {
  type CountQuery,
  countPractitioners,
  type SearchQuery,
  searchPractitioners,
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
import type { PractitionerParts } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

// Every test has a location of its own, far from the others.
let places = 0;
function isolatedPlace() {
  places += 1;
  const lat = 50.01 + (places % 10);
  const lon = -6.015 + Math.floor(places / 10) * 1.5;

  return {
    lat,
    lon,
    make: (parts: PractitionerParts = {}) => api.makePractitioner({ lat, lon, ...parts }),
    search: async (query: Partial<SearchQuery> = {}) => {
      const response = await api.call(searchPractitioners, {
        query: { lat: lat.toFixed(7), lon: lon.toFixed(7), ...query },
      });
      expect(response.status).toBe(200);

      return response.body;
    },
    count: async (query: Partial<CountQuery> = {}) => {
      const response = await api.call(countPractitioners, {
        query: { lat: lat.toFixed(7), lon: lon.toFixed(7), ...query },
      });
      expect(response.status).toBe(200);

      return response.body;
    },
  };
}

const day = addDays(londonDay(new Date()), 8);
const hours = (from: number, to: number, breaks: { from: number; to: number }[] = []) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to, breaks }));

test('a result has the fields of the contract, in pounds', async () => {
  const { lat, lon, make, search } = isolatedPlace();
  const found = await make({
    firstName: 'Amara',
    mobile: { callOutCharge: 650 },
    offers: [
      { category: 'nails', name: 'Gel manicure', price: 2850, duration: 60 },
      { category: 'nails', name: 'Nail repair', price: 900, duration: 15 },
    ],
  });

  const body = await search();

  expect(body.order).toEqual([found.id]);
  expect(body.total).toBe(1);
  expect(body.total_is_floor).toBe(false);
  expect(body.availableTreatments).toBeUndefined();
  expect(body.availablePractitioners[found.id]).toEqual({
    id: found.id,
    name: 'Amara Example',
    avatar: null,
    verified: true,
    practitioner_rating: 0,
    reviews_amount: 0,
    work_location_types: { mobile: true, salon: false },
    experience: expect.any(Number),
    bio: 'Ten years of calm hands.',
    call_out_charge: 6.5,
    recently_joined: true,
    treatments: [
      { treatmentName: 'Nail repair', treatmentPrice: 9 },
      { treatmentName: 'Gel manicure', treatmentPrice: 28.5 },
    ],
    service_name: 'Nail repair',
    service_price: 9,
    found_at: { mobile: true, salon: false },
    search_coordinates: { lat: expect.closeTo(lat, 1), lon: expect.closeTo(lon, 1) },
  });
});

test('only live practitioners are found (D30)', async () => {
  const { make, search } = isolatedPlace();
  await make({ approved: null });
  await make({ approved: false });
  await make({ onboardingStep: 4 });
  await make({ offers: [] });
  await make({ hours: [] });
  const live = await make();
  expect((await search()).order).toEqual([live.id]);

  const expectAfter = async (change: () => Promise<unknown>, expected: number[]) => {
    await change();
    expect((await search()).order).toEqual(expected);
  };
  const user = (active: boolean) =>
    api.db.updateTable('users').set({ active }).where('id', '=', live.id).execute();
  await expectAfter(() => user(false), []);
  await expectAfter(() => user(true), [live.id]);
  const approve = (approved: boolean) =>
    api.db.updateTable('practitioners').set({ approved }).where('user_id', '=', live.id).execute();
  await expectAfter(() => approve(false), []);
  await expectAfter(() => approve(true), [live.id]);
  const travel = (enabled: boolean) =>
    api.db
      .updateTable('mobile_bases')
      .set({ enabled })
      .where('practitioner_id', '=', live.id)
      .execute();
  await expectAfter(() => travel(false), []);
  await expectAfter(() => travel(true), [live.id]);
  await expectAfter(
    () => api.db.deleteFrom('offers').where('practitioner_id', '=', live.id).execute(),
    [],
  );
});

test('mobile: within the travel distance; salon: within the chosen distance (D12)', async () => {
  const { lat, make, search } = isolatedPlace();
  const traveller = await make({ mobile: { travelMiles: 5 } });
  const salon = await make({ mobile: null, salons: [{}] });
  const at = (miles: number, query: Partial<SearchQuery>) =>
    search({ lat: (lat + miles / 69.09).toFixed(7), ...query });

  expect((await at(0, { locationtype: 'mobile' })).order).toEqual([traveller.id]);
  expect((await at(0, { locationtype: 'salon' })).order).toEqual([salon.id]);
  expect((await at(0, { locationtype: 'idm' })).order).toEqual([traveller.id, salon.id]);
  // Snapping to the grid moves a point by less than a mile.
  expect((await at(4, { locationtype: 'mobile' })).order).toEqual([traveller.id]);
  expect((await at(6.1, { locationtype: 'mobile' })).order).toEqual([]);
  expect((await at(6.1, { locationtype: 'idm' })).order).toEqual([salon.id]);
  expect((await at(8.9, { locationtype: 'salon' })).order).toEqual([salon.id]);
  expect((await at(11.1, { locationtype: 'salon' })).order).toEqual([]);
  expect((await at(6.1, { locationtype: 'salon', filteredDistance: '5' })).order).toEqual([]);
  expect((await at(3.9, { locationtype: 'salon', filteredDistance: '5' })).order).toEqual([
    salon.id,
  ]);
});

test('kind of practitioner, group and treatment filter, and the cheapest match is shown', async () => {
  const { make, search } = isolatedPlace();
  const both = await make({
    offers: [
      { category: 'massage', name: 'Swedish massage', price: 5000, duration: 60 },
      { category: 'nails', name: 'Gel manicure', price: 3000, duration: 60 },
      { category: 'nails', name: 'Nail repair', price: 1000, duration: 15 },
    ],
  });
  const nails = await make({
    offers: [{ category: 'nails', name: 'Gel manicure', price: 2000, duration: 60 }],
  });
  const shown = (body: Awaited<ReturnType<typeof search>>, id: number) => {
    const { service_name, service_price } = body.availablePractitioners[id]!;
    return [service_name, service_price];
  };

  const massage = await search({ serviceType: 'massage_therapist' });
  expect(massage.order).toEqual([both.id]);
  expect(shown(massage, both.id)).toEqual(['Swedish massage', 50]);

  const beauty = await search({ serviceType: 'beautician' });
  expect(beauty.order).toEqual([both.id, nails.id]);
  expect(shown(beauty, both.id)).toEqual(['Nail repair', 10]);

  expect((await search({ categorySlug: 'massage' })).order).toEqual([both.id]);
  expect((await search({ categorySlug: 'massage', serviceType: 'beautician' })).order).toEqual([]);

  const treatmentId = String(both.offers[1]!.subServiceId);
  const manicure = await search({ treatmentId, categorySlug: 'nails' });
  expect(manicure.order).toEqual([nails.id, both.id]);
  expect(shown(manicure, both.id)).toEqual(['Gel manicure', 30]);
  expect((await search({ treatmentId, categorySlug: 'massage' })).order).toEqual([]);
  expect((await search({ treatmentId: '999999' })).order).toEqual([]);
});

test('with a day, only practitioners who can start the treatment in the window are found', async () => {
  const { make, search } = isolatedPlace();
  const offers = [{ category: 'massage' as const, price: 5000, duration: 60 }];
  const mornings = await make({ offers, hours: hours(540, 720) });
  const evenings = await make({ offers, hours: hours(1020, 1440) });
  const order = async (query: Partial<SearchQuery>) =>
    (await search({ date: day, ...query })).order;

  expect(await order({})).toEqual([mornings.id, evenings.id]);
  // The last start of the morning is 11:00, the first of the evening 17:00, the last 23:00.
  expect(await order({ from: '11:00', to: '16:59' })).toEqual([mornings.id]);
  expect(await order({ from: '11:01', to: '16:59' })).toEqual([]);
  expect(await order({ from: '11:01', to: '17:00' })).toEqual([evenings.id]);
  expect(await order({ from: '23:00', to: '23:59' })).toEqual([evenings.id]);
  expect(await order({ from: '23:01', to: '23:59' })).toEqual([]);
  // Both ends are included.
  expect(await order({ from: '11:00', to: '11:00' })).toEqual([mornings.id]);
  // The first load shows everyone near the place, free or not.
  expect(await order({ from: '11:01', to: '16:59', all_practitioners: 'true' })).toEqual([
    mornings.id,
    evenings.id,
  ]);
});

test('days off, breaks, time off and bookings block their time', async () => {
  const { make, search } = isolatedPlace();
  const offers = [{ category: 'massage' as const, price: 5000, duration: 60 }];
  const found = await make({ offers, hours: hours(540, 690, [{ from: 600, to: 630 }]) });
  const order = async (query: Partial<SearchQuery> = {}) =>
    (await search({ date: day, ...query })).order;
  const range = (from: string, to: string) =>
    `[${londonInstant(day, from)!.toISOString()},${londonInstant(day, to)!.toISOString()})`;

  expect(await order({ from: '09:01' })).toEqual([found.id]);
  // 10:30 to 11:30 is the only other time.
  const booking = await book(found.id, '10:30', '11:30');
  expect(await order({ from: '09:01' })).toEqual([]);
  expect(await order()).toEqual([found.id]);
  await api.db
    .insertInto('time_off')
    .values({
      practitioner_id: found.id,
      title: 'Dentist',
      full_day: false,
      during: range('09:45', '10:00'),
    })
    .execute();
  expect(await order()).toEqual([]);

  const set = (changes: { status: 'held' | 'confirmed' | 'cancelled_by_customer'; hold: string }) =>
    sql`update bookings set status = ${changes.status},
      hold_until = statement_timestamp() + ${changes.hold}::interval where id = ${booking}`.execute(
      api.db,
    );
  await set({ status: 'cancelled_by_customer', hold: '0' });
  expect(await order()).toEqual([found.id]);
  await set({ status: 'held', hold: '10 minutes' });
  expect(await order()).toEqual([]);
  await set({ status: 'held', hold: '-1 second' });
  expect(await order()).toEqual([found.id]);
});

async function book(practitionerId: number, from: string, to: string): Promise<number> {
  const customer = await api.makeCustomer();
  const [start, end] = [londonInstant(day, from)!, londonInstant(day, to)!];
  const { rows } = await sql<{ id: number }>`
    insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
      location_type, address, city, postcode, lat, lon, total_amount, fee_percent, hold_until)
    values (${practitionerId}, ${customer.id}, 'confirmed', ${start}, ${end},
      tstzrange(${start}, ${end}), 'mobile', '1 Example Street', 'London', 'SW11 4NB', 51, 0, 5000,
      20, now()) returning id`.execute(api.db);

  return rows[0]!.id;
}

test('minimum notice and booking horizon limit the days', async () => {
  const { make, search } = isolatedPlace();
  const found = await make({ hours: hours(0, 1440) });
  const order = async (date: string) => (await search({ date })).order;
  const today = londonDay(new Date());

  expect(await order(addDays(today, -1))).toEqual([]);
  expect(await order(addDays(today, 1))).toEqual([found.id]);
  expect(await order(addMonths(today, 6))).toEqual([found.id]);
  expect(await order(addDays(addMonths(today, 6), 1))).toEqual([]);
});

test('each location has its own hours', async () => {
  const { make, search } = isolatedPlace();
  const found = await make({ salons: [{ name: 'One' }, { name: 'Two' }], hours: [] });
  const open = (salonId: number | null, weekday: number) =>
    api.db
      .insertInto('work_hours')
      .values({
        practitioner_id: found.id,
        salon_id: salonId,
        weekday,
        from_minute: 540,
        to_minute: 1080,
      })
      .execute();
  await open(null, weekdayOf(day));
  await open(found.salonIds[1]!, weekdayOf(addDays(day, 1)));
  const order = async (query: Partial<SearchQuery>) => (await search(query)).order;

  expect(await order({ locationtype: 'mobile', date: day })).toEqual([found.id]);
  expect(await order({ locationtype: 'salon', date: day })).toEqual([]);
  expect(await order({ locationtype: 'salon', date: addDays(day, 1) })).toEqual([found.id]);
  expect(await order({ locationtype: 'idm', date: addDays(day, 1) })).toEqual([found.id]);
  expect(await order({ locationtype: 'idm', date: addDays(day, 2) })).toEqual([]);
});

test('every sort works, and mobile prices include the call-out charge (D55)', async () => {
  const { make, search } = isolatedPlace();
  const offers = (price: number) => [{ category: 'nails' as const, price, duration: 60 }];
  const near = await make({ offers: offers(3000), mobile: { callOutCharge: 0 }, salons: [{}] });
  const cheap = await make({ offers: offers(2500), mobile: { callOutCharge: 1000 }, salons: [{}] });
  const dear = await make({ offers: offers(9000), salons: [{}] });
  const order = async (sort: SearchQuery['sort'], locationtype: SearchQuery['locationtype']) =>
    (await search({ sort, locationtype })).order;

  expect(await order('price_asc', 'mobile')).toEqual([near.id, cheap.id, dear.id]);
  expect(await order('price_desc', 'mobile')).toEqual([dear.id, cheap.id, near.id]);
  expect(await order('price_asc', 'salon')).toEqual([cheap.id, near.id, dear.id]);

  const began = (id: number, start: string, joined: string) =>
    api.db
      .updateTable('practitioners')
      .set({ start_working_date: start, joined_at: joined })
      .where('user_id', '=', id)
      .execute();
  await began(near.id, '2012-01-01', '2026-01-01');
  await began(cheap.id, '2020-01-01', '2026-06-01');
  await began(dear.id, '2001-01-01', '2025-01-01');
  expect(await order('experience', 'idm')).toEqual([dear.id, near.id, cheap.id]);
  expect(await order('recently_joined', 'idm')).toEqual([cheap.id, near.id, dear.id]);

  const review = (practitionerId: number, rating: number) =>
    api.db
      .insertInto('reviews')
      .values({
        practitioner_id: practitionerId,
        reviewer_name: 'Bea Client',
        friendliness: rating,
        communication: rating,
        satisfaction: rating,
        timekeeping: rating,
        text: 'Lovely.',
      })
      .execute();
  await review(dear.id, 4);
  await review(cheap.id, 5);
  await review(cheap.id, 4.5);
  expect(await order('reviews', 'idm')).toEqual([cheap.id, dear.id, near.id]);
  await api.db
    .updateTable('reviews')
    .set({ hidden_reason: 'Names another client' })
    .where('practitioner_id', '=', cheap.id)
    .execute();
  expect(await order('reviews', 'idm')).toEqual([dear.id, near.id, cheap.id]);
  expect((await search()).availablePractitioners[dear.id]).toMatchObject({
    practitioner_rating: 4,
    reviews_amount: 1,
  });
});

test('results are paginated, and a total that was not fully counted is marked as a floor', async () => {
  const { make, search } = isolatedPlace();
  const made = await Promise.all(Array.from({ length: 53 }, () => make()));
  const ids = made.map(({ id }) => id).sort((one, other) => one - other);

  const first = await search({ date: day });
  expect(first.order).toEqual(ids.slice(0, 10));
  expect([first.total, first.total_is_floor]).toEqual([10, true]);

  const fifth = await search({ date: day, page: '5' });
  expect(fifth.order).toEqual(ids.slice(40, 50));
  const sixth = await search({ date: day, page: '6' });
  expect(sixth.order).toEqual(ids.slice(50));
  expect([sixth.total, sixth.total_is_floor]).toEqual([53, false]);

  const all = await search({ per_page: '50', page: '2' });
  expect(all.order).toEqual(ids.slice(50));
  expect([all.total, all.total_is_floor]).toEqual([53, false]);
  const beyond = await search({ page: '9' });
  expect([beyond.order, beyond.total]).toEqual([[], 53]);
});

test('the exact total is a call of its own, and days can be compared by it (D69)', async () => {
  const { make, search, count } = isolatedPlace();
  const made = await Promise.all(Array.from({ length: 13 }, () => make()));
  const next = addDays(day, 1);
  await api.db
    .insertInto('time_off')
    .values({
      practitioner_id: made[0]!.id,
      title: 'Away',
      full_day: true,
      during: `[${next}T00:00:00Z,${next}T23:00:00Z)`,
    })
    .execute();

  expect((await search({ date: day })).total_is_floor).toBe(true);
  expect(await count({ date: day, 'days[]': [day, next] })).toEqual({
    total: 13,
    days: { [day]: 13, [next]: 12 },
  });
  expect(await count({ date: next })).toEqual({ total: 12, days: {} });
  expect(await count({ all_practitioners: '1', 'days[]': next })).toEqual({
    total: 13,
    days: { [next]: 12 },
  });
  expect((await search({ date: next, page: '2' })).total).toBe(12);
});

test('more than a week of days is refused', async () => {
  const query = { lat: '51.5', lon: '-0.1', 'days[]': Array(8).fill(day) };

  expect((await api.call(countPractitioners, { query })).status).toBe(422);
});

test('wherever they work: says where they were found, and sorts by what that costs (D55)', async () => {
  const { lat, lon, make, search } = isolatedPlace();
  const offers = (price: number) => [{ category: 'nails' as const, price, duration: 60 }];
  const travels = await make({ mobile: { callOutCharge: 1000 }, offers: offers(3800) });
  const salon = [{ name: 'The Yard', lat, lon }];
  const stays = await make({ mobile: null, salons: salon, offers: offers(4450) });
  const both = await make({ mobile: { callOutCharge: 2000 }, salons: salon, offers: offers(4000) });

  const { order, availablePractitioners: found } = await search({
    locationtype: 'idm',
    sort: 'price_desc',
  });
  expect(order).toEqual([travels.id, stays.id, both.id]);
  expect(order.map((id) => found[id]?.found_at)).toEqual([
    { mobile: true, salon: false },
    { mobile: false, salon: true },
    { mobile: true, salon: true },
  ]);
});

test('the choices of the treatment filter depend on the place, not on the other filters', async () => {
  const { make, search } = isolatedPlace();
  const found = await make({
    mobile: null,
    salons: [{}],
    offers: [
      { category: 'nails', name: 'Gel manicure', price: 3000, duration: 60 },
      { category: 'massage', name: 'Reflexology', price: 5000, duration: 60 },
    ],
  });
  const [manicure, reflexology] = found.offers.map(({ subServiceId }) => subServiceId);
  const choices = async (query: Partial<SearchQuery>) =>
    (await search({ withAvailableTreatments: '1', ...query })).availableTreatments;

  expect(await choices({ categorySlug: 'hair', date: day })).toEqual({
    nails: { category_name: 'Nails', treatments: { [manicure!]: 'Gel manicure' } },
    massage: { category_name: 'Massage', treatments: { [reflexology!]: 'Reflexology' } },
  });
  expect(Object.keys((await choices({ serviceType: 'beautician' })) ?? {})).toEqual(['nails']);
  expect(await choices({ locationtype: 'mobile' })).toEqual({});
});

test('an invalid place or day is refused with an error on its field', async () => {
  const refused = await api.call(searchPractitioners, { query: { lat: '91', lon: '0' } });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['lat']);

  const wrongDay = await api.call(searchPractitioners, {
    query: { lat: '51', lon: '0', date: '2026-02-30' },
  });
  expect(wrongDay.status).toBe(422);
});

test('near a pole nobody is found', async () => {
  for (const lat of ['90', '89.99', '-90']) {
    for (const locationtype of ['mobile', 'salon', 'idm'] as const) {
      const query = { lat, lon: '180', locationtype };

      expect((await api.call(searchPractitioners, { query })).status).toBe(200);
      const count = await api.call(countPractitioners, { query });
      expect(count).toMatchObject({ status: 200, body: { total: 0 } });
    }
  }
});
