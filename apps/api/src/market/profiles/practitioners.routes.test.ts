import {
  availableBookingStartTimes,
  listedPractitioners,
  practitionerInfo,
  practitionerReviews,
  practitionerServices,
  searchPractitioners,
} from '@freely/api-client/contract';
import { areaPoint, milesBetween } from '@freely/domain/geo';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { patchTested } from '../../../test/support/patch-tested.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const params = (id: number) => ({ params: { id: String(id) } });

test('the profile is as in the contract, and the salon lies within the circle on the map', async () => {
  const found = await api.makePractitioner({
    firstName: 'Amara',
    mobile: { callOutCharge: 600 },
    salons: [{ name: 'The Quiet Room' }],
  });
  await api.db
    .insertInto('work_images')
    .values([
      { practitioner_id: found.id, src: '/b.svg', position: 2 },
      { practitioner_id: found.id, src: '/a.svg', position: 1 },
    ])
    .execute();

  const { status, body } = await api.call(practitionerInfo, { ...params(found.id), query: {} });

  expect(status).toBe(200);
  expect(body).toEqual({
    id: found.id,
    name: 'Amara Example',
    avatar: null,
    verified: true,
    work_images: [
      { id: expect.any(Number), src: `${api.deps.config.apiUrl}/a.svg` },
      { id: expect.any(Number), src: `${api.deps.config.apiUrl}/b.svg` },
    ],
    practitioner_rating: 0,
    reviews_amount: 0,
    work_location_types: { mobile: true, salon: true },
    experience: expect.any(Number),
    bio: 'Ten years of calm hands.',
    qualifications: [],
    call_out_charge: 6,
    recently_joined: true,
    geoposition: areaPoint(found),
    comes_to_you: null,
  });
  const miles = milesBetween(found, body.geoposition!);
  expect(miles).toBeGreaterThan(0);
  expect(miles * 1609.344).toBeLessThan(1609.34);
});

test('a practitioner who only travels has no place on the map', async () => {
  const found = await api.makePractitioner();

  const { body } = await api.call(practitionerInfo, { ...params(found.id), query: {} });

  expect(body.geoposition).toBeNull();
  expect(body.work_location_types).toEqual({ mobile: true, salon: false });
});

test('says whether they come to a point, by the rule that a booking is checked by', async () => {
  const travels = await api.makePractitioner({ mobile: { travelMiles: 3 } });
  const stays = await api.makePractitioner({ mobile: null, salons: [{ name: 'The Yard' }] });
  const comesTo = async ({ id, lat, lon }: typeof travels, milesNorth: number) => {
    const query = { lat: (lat + milesNorth / 69).toFixed(7), lon: lon.toFixed(7) };
    return (await api.call(practitionerInfo, { ...params(id), query })).body.comes_to_you;
  };

  expect(await comesTo(travels, 1)).toBe(true);
  expect(await comesTo(travels, 6)).toBe(false);
  expect(await comesTo(stays, 0)).toBeNull();
});

test('reviews have means to the nearest half, shortened names, and a mark for invited clients (D28, D29)', async () => {
  const found = await api.makePractitioner();
  const review = (reviewer_name: string, ratings: [number, number, number, number], more = {}) => ({
    practitioner_id: found.id,
    reviewer_name,
    friendliness: ratings[0],
    communication: ratings[1],
    satisfaction: ratings[2],
    timekeeping: ratings[3],
    text: 'Lovely.',
    ...more,
  });
  await api.db
    .insertInto('reviews')
    .values([
      review('grace brewster hopper', [5, 5, 5, 4], { created_at: '2026-11-02T00:30:00Z' }),
      review('Bea', [4, 4.5, 4, 3.5], { created_at: '2026-06-30T23:30:00Z' }),
      review('Cross Client', [0.5, 0.5, 0.5, 0.5], { hidden_reason: 'Not about the treatment' }),
    ])
    .execute();

  const { body } = await api.call(practitionerReviews, params(found.id));

  // The means are 4.5, 4.75, 4.5, 3.75 and 4.375; ties are rounded up.
  expect(body.rating).toEqual({
    friendliness: 4.5,
    communication: 5,
    satisfaction: 4.5,
    timekeeping: 4,
    overall: 4.5,
  });
  expect(body.reviews).toEqual([
    {
      id: expect.any(Number),
      reviewer_name: 'grace H.',
      rating: 5,
      date: '2026-11-02',
      text: 'Lovely.',
      free: false,
      invited: true,
    },
    {
      id: expect.any(Number),
      reviewer_name: 'Bea',
      rating: 4,
      // The London day, in summer time.
      date: '2026-07-01',
      text: 'Lovely.',
      free: false,
      invited: true,
    },
  ]);
});

test('treatments have prices and durations, salons have no addresses', async () => {
  const found = await api.makePractitioner({
    salons: [{ name: 'One' }, {}],
    offers: [{ category: 'nails', name: 'Gel manicure', price: 2850, duration: 60 }],
  });

  const { body } = await api.call(practitionerServices, params(found.id));

  expect(body).toEqual({
    sub_services: [
      {
        id: found.offers[0]!.subServiceId,
        name: 'Gel manicure',
        price: 28.5,
        duration: 60,
        category: 'nails',
        category_name: 'Nails',
      },
    ],
    salons: [
      { id: found.salonIds[0], name: 'One', town: 'London' },
      { id: found.salonIds[1], name: '', town: 'London' },
    ],
  });
});

test('a treatment that needs a patch test says how long before', async () => {
  const found = await patchTested(api, { hours_before: 72 });

  const { body } = await api.call(practitionerServices, params(found.id));

  const hours = body.sub_services.map(({ name, patch_test_hours }) => [name, patch_test_hours]);
  expect(hours).toContainEqual(['Eyelash tint', 72]);
  expect(hours).toHaveLength(2);
  expect(hours.filter(([, each]) => each !== undefined)).toHaveLength(1);
});

test('a practitioner who is not live has no public page (D30)', async () => {
  const waiting = await api.makePractitioner({ approved: null });
  for (const id of [waiting.id, 999_999]) {
    expect((await api.call(practitionerInfo, { ...params(id), query: {} })).status).toBe(404);
    expect((await api.call(practitionerReviews, params(id))).status).toBe(404);
    expect((await api.call(practitionerServices, params(id))).status).toBe(404);
  }
});

test('a practitioner who is not live reads their own reviews, and nobody else does (D30)', async () => {
  const waiting = await api.makePractitioner({ approved: null });
  const other = await api.makePractitioner();
  await api.db
    .insertInto('reviews')
    .values({
      ...{ practitioner_id: waiting.id, reviewer_name: 'Grace Hopper', text: 'Lovely.' },
      ...{ friendliness: 5, communication: 4, satisfaction: 5, timekeeping: 5 },
    })
    .execute();

  const own = await api.call(practitionerReviews, params(waiting.id), { as: waiting });
  expect(own.status).toBe(200);
  expect(own.body.reviews).toMatchObject([{ reviewer_name: 'Grace H.', text: 'Lovely.' }]);
  expect(own.body.rating).toMatchObject({ communication: 4, overall: 5 });

  for (const as of [other, await api.makeCustomer(), await api.makeAdmin()]) {
    expect((await api.call(practitionerReviews, params(waiting.id), { as })).status).toBe(404);
  }
  // The public page stays closed: it is of no use to show what nobody else can see.
  const page = { ...params(waiting.id), query: {} };
  expect((await api.call(practitionerInfo, page, { as: waiting })).status).toBe(404);
});

test('no public response contains what D39 keeps private', async () => {
  const found = await api.makePractitioner({
    lat: 55.8612345,
    lon: -4.2598765,
    salons: [{ name: 'Room' }],
  });
  const privateValues = [
    found.email,
    found.phone,
    '1 Example Street',
    'SW11 4NB',
    '55.861',
    '4.259',
    'Hopper',
    'Secret Street',
  ];
  await api.db
    .insertInto('reviews')
    .values({
      practitioner_id: found.id,
      reviewer_name: 'Grace Hopper',
      friendliness: 5,
      communication: 5,
      satisfaction: 5,
      timekeeping: 5,
      text: 'Lovely.',
    })
    .execute();
  await api.db
    .updateTable('mobile_bases')
    .set({ address: '9 Secret Street' })
    .where('practitioner_id', '=', found.id)
    .execute();

  const query = { lat: '55.86', lon: '-4.26' };
  const responses = [
    await api.call(searchPractitioners, { query: { ...query, withAvailableTreatments: '1' } }),
    await api.call(practitionerInfo, { ...params(found.id), query }),
    await api.call(practitionerReviews, params(found.id)),
    await api.call(practitionerServices, params(found.id)),
    await api.call(availableBookingStartTimes, {
      ...params(found.id),
      query: {
        'sub_service[]': String(found.offers[0]!.subServiceId),
        date: addDays(londonDay(new Date()), 3),
        locationtype: 'salon',
      },
    }),
  ];

  for (const { status, body } of responses) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const value of privateValues) expect(text).not.toContain(value);
  }
  expect(responses[0]!.body).toHaveProperty(['availablePractitioners', String(found.id)]);
});

test('the coordinates of a practitioner do not depend on the point of the search (D61)', async () => {
  const found = await api.makePractitioner({ lat: 53.4794, lon: -2.2453 });
  const seen = new Set<string>();
  for (const [lat, lon] of [
    [53.48, -2.24],
    [53.5, -2.2],
    [53.45, -2.3],
    [53.47, -2.25],
  ]) {
    const { body } = await api.call(searchPractitioners, {
      query: { lat: String(lat), lon: String(lon) },
    });
    seen.add(JSON.stringify(body.availablePractitioners[found.id]?.search_coordinates));
  }

  expect([...seen]).toEqual([JSON.stringify(areaPoint(found))]);
});

test('the sitemap list has every live practitioner, and nobody else', async () => {
  const live = await api.makePractitioner();
  const away = await api.makePractitioner();
  await api.db.updateTable('users').set({ active: false }).where('id', '=', away.id).execute();

  const { body } = await api.call(listedPractitioners, { query: {} });

  expect(body.pages).toBe(1);
  expect(body.ids).toContain(live.id);
  expect(body.ids).not.toContain(away.id);
  expect((await api.call(listedPractitioners, { query: { page: '2' } })).body.ids).toEqual([]);
});
