import {
  addService,
  availableBookingStartTimes,
  booking,
  changeAvailability,
  changeLocationTypes,
  changeService,
  changeTravel,
  createBooking,
  joinWaitingList,
  ownAvailability,
  ownLocationTypes,
  ownServices,
  ownTravel,
  practitionerServices,
  removeService,
  searchPractitioners,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';
import { nearestDistrict } from '../gazetteer/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A practitioner far from all the others, so that a search finds nobody else. */
let row = 0;
const makeIsolated = (parts: Parameters<TestApi['makePractitioner']>[0] = {}) => {
  row += 1;
  return api.makePractitioner({ lat: 50.5 + row * 0.7, lon: -3, ...parts });
};
const found = async (who: TestPractitioner, locationtype: 'mobile' | 'salon' | 'idm' = 'idm') => {
  const query = { lat: String(who.lat), lon: String(who.lon), locationtype };
  const { body } = await api.call(searchPractitioners, { query }, {});
  return body.availablePractitioners[String(who.id)];
};
const unofferedTreatment = async (who: TestPractitioner) => {
  const { id } = await api.db
    .selectFrom('sub_services')
    .select('id')
    .where(
      'id',
      'not in',
      who.offers.map(({ subServiceId }) => subServiceId),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
};

describe('treatments', () => {
  test('are added, changed and removed, and the search shows it at once', async () => {
    const as = await makeIsolated({ offers: [{ price: 3000, duration: 60 }] });
    const id = await unofferedTreatment(as);

    const added = await api.call(
      addService,
      { body: { sub_service_id: id, price: 12.5, duration: 40 } },
      { as },
    );
    expect([added.status, added.body]).toEqual([
      201,
      {
        message: 'Treatment added',
        sub_service_id: id,
        name: expect.any(String),
        price: 12.5,
        duration: 40,
      },
    ]);
    expect(await found(as)).toMatchObject({ service_price: 12.5 });

    const changed = await api.call(
      changeService,
      { body: { sub_service_id: id, price: 45 } },
      { as },
    );
    expect([changed.status, changed.body.price, changed.body.duration]).toEqual([200, 45, 40]);
    expect(await found(as)).toMatchObject({ service_price: 30 });

    const remove = () => api.call(removeService, { body: { sub_service_id: id } }, { as });
    expect((await remove()).body).toEqual({ message: 'Treatment removed' });
    expect((await remove()).status).toBe(404);
    expect((await api.call(ownServices, {}, { as })).body).toMatchObject([
      { price: 30, duration: 60 },
    ]);

    // Without any treatment, the practitioner is not found.
    const [only] = as.offers;
    await api.call(removeService, { body: { sub_service_id: only?.subServiceId ?? 0 } }, { as });
    expect(await found(as)).toBeUndefined();
  });

  test('duplicate, unknown and unoffered treatments are refused', async () => {
    const as = await makeIsolated();
    const id = await unofferedTreatment(as);
    const add = (sub_service_id: number) =>
      api.call(addService, { body: { sub_service_id, price: 5 } }, { as });

    const twice = await Promise.all([add(id), add(id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await add(999_999)).body.errors).toEqual({
      sub_service_id: ['This treatment is not in our list'],
    });
    const other = await makeIsolated();
    const body = { sub_service_id: id, price: 5 };
    expect((await api.call(changeService, { body }, { as: other })).status).toBe(404);
    const { body: refusal } = await api.call(
      addService,
      { body: { sub_service_id: id } as never },
      { as },
    );
    expect(refusal.errors).toEqual({ price: ['Price is required'] });
  });
});

describe('hours', () => {
  const off: [] = [];
  const day = { available: { from: '10:00', to: '12:00' }, break: {} };
  const week = {
    sunday: day,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
  };
  const none = {
    sunday: off,
    monday: off,
    tuesday: off,
    wednesday: off,
    thursday: off,
    friday: off,
    saturday: off,
  };

  test('of one location change, others stay the same, and slots follow', async () => {
    const as = await makeIsolated({ salons: [{}, {}], offers: [{ price: 3000, duration: 60 }] });
    const [first = 0, second = 0] = as.salonIds;
    const before = (await api.call(ownAvailability, {}, { as })).body;

    const { status } = await api.call(
      changeAvailability,
      { body: { '1': week, '2': { [first]: none } } },
      { as },
    );
    expect(status).toBe(200);
    const after = (await api.call(ownAvailability, {}, { as })).body;
    expect(after).toEqual({
      '1': week,
      '2': { [first]: none, [second]: before['2'][String(second)] },
    });

    const slots = await api.call(
      availableBookingStartTimes,
      {
        params: { id: String(as.id) },
        query: {
          'sub_service[]': String(as.offers[0]?.subServiceId),
          date: api.freeSlot().date,
          locationtype: 'mobile',
        },
      },
      {},
    );
    expect(slots.body).toEqual(['10:00', '10:15', '10:30', '10:45', '11:00']);
  });

  test.each([
    ['an array', ['x'], '1'],
    ['an operator', { $ne: null }, '1.$ne'],
    ['a misspelt day', { mondya: { available: { from: '10:00', to: '11:00' } } }, '1.mondya'],
  ])('%s is refused instead of making every day a day off', async (_what, plan, field) => {
    const as = await makeIsolated();
    const before = (await api.call(ownAvailability, {}, { as })).body;

    const refused = await api.call(changeAvailability, { body: { '1': plan as never } }, { as });

    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { [field]: ['This is not valid'] },
    ]);
    expect((await api.call(ownAvailability, {}, { as })).body).toEqual(before);
  });

  test('a day may last until midnight', async () => {
    const as = await makeIsolated();
    const late = { ...none, friday: { available: { from: '20:00', to: '24:00' }, break: [] } };
    await api.call(changeAvailability, { body: { '1': late } }, { as });

    expect((await api.call(ownAvailability, {}, { as })).body['1']?.friday).toEqual({
      available: { from: '20:00', to: '24:00' },
      break: {},
    });
  });

  test("of another's salon are a 404, and nothing of the request is saved", async () => {
    const as = await makeIsolated({ salons: [{}] });
    const other = await makeIsolated({ salons: [{}] });
    const before = (await api.call(ownAvailability, {}, { as })).body;
    const { status } = await api.call(
      changeAvailability,
      { body: { '1': week, '2': { [String(other.salonIds[0])]: none } } },
      { as },
    );

    expect(status).toBe(404);
    expect((await api.call(ownAvailability, {}, { as })).body).toEqual(before);
  });
});

describe('places', () => {
  test('are switched off and on, moved and renamed', async () => {
    const as = await makeIsolated({ salons: [{ name: 'Old' }] });
    const [salonId = 0] = as.salonIds;
    const change = (body: object) => api.call(changeLocationTypes, { body: body as never }, { as });
    const { code, town } = nearestDistrict(as)!;
    const address = {
      address: '1 New Street',
      city: town,
      postcode: `${code} 4ap`.toLowerCase(),
      country_id: 'UK',
      country_name: 'United Kingdom',
      location: { lat: as.lat, lng: as.lon },
    };

    const { status, body } = await change({
      mobile: { disabled: true },
      salon: [{ salon_id: salonId, disabled: false, name: 'New', address }],
    });
    expect([status, body.message]).toEqual([200, 'Locations updated successfully']);
    expect(await found(as, 'mobile')).toBeUndefined();
    expect(await found(as, 'salon')).toBeDefined();
    expect((await api.call(ownLocationTypes, {}, { as })).body).toMatchObject({
      mobile: { disabled: true, distance_to_travel: 5, call_out_charge: 0 },
      salon: [{ salon_id: salonId, name: 'New', address: { ...address, postcode: `${code} 4AP` } }],
    });

    await change({ mobile: { disabled: false, distance_to_travel: 1, call_out_charge: 4.5 } });
    expect(await found(as, 'mobile')).toMatchObject({ call_out_charge: 4.5 });
    await change({ salon: [{ salon_id: salonId, disabled: true }] });
    expect(await found(as, 'salon')).toBeUndefined();
  });

  test('are refused with the postcode or the town of another place, under that field', async () => {
    const as = await makeIsolated({ salons: [{}] });
    const battersea = {
      address: '1 New Street',
      city: 'London',
      postcode: 'EH1 1AA',
      location: { lat: 51.4652, lng: -0.1708 },
    };
    const postcode = ['This postcode is not at the address you picked. Please pick it again.'];
    const change = (body: object) => api.call(changeLocationTypes, { body: body as never }, { as });

    const salon = await change({ salon: [{ salon_id: as.salonIds[0], address: battersea }] });
    expect([salon.status, salon.body.errors]).toEqual([
      422,
      { 'salon.0.address.postcode': postcode },
    ]);
    const mobile = await change({ mobile: { address: battersea } });
    expect([mobile.status, mobile.body.errors]).toEqual([
      422,
      { 'mobile.address.postcode': postcode },
    ]);
    const town = { ...battersea, city: 'Edinburgh', postcode: 'SW11 4NB' };
    expect((await change({ mobile: { address: town } })).body.errors).toEqual({
      'mobile.address.city': ['This town is not at the address you picked.'],
    });
  });

  test('of others are a 404, and a base must be added before it can be changed', async () => {
    const as = await makeIsolated({ mobile: null, salons: [{}] });
    const other = await makeIsolated({ salons: [{ name: 'Theirs' }] });
    const salon = [{ salon_id: other.salonIds[0] ?? 0, name: 'Mine' }];

    expect((await api.call(changeLocationTypes, { body: { salon } }, { as })).status).toBe(404);
    const theirs = await api.call(ownLocationTypes, {}, { as: other });
    expect(theirs.body.salon[0]?.name).toBe('Theirs');
    const mobile = { disabled: true };
    expect((await api.call(changeLocationTypes, { body: { mobile } }, { as })).status).toBe(409);
  });
});

test('a booking keeps its price, time and place when treatments and hours change and its salon is closed', async () => {
  const as = await makeIsolated({ mobile: null, salons: [{ name: 'Here' }] });
  const customer = await api.makeCustomer();
  const draft = { ...draftFor(as), ...api.freeSlot(), location_type: 'salon' as const };
  const { body: made } = await api.call(createBooking, { body: draft }, { as: customer });
  const readBooking = async () =>
    (await api.call(booking, { params: { id: String(made.id) } }, { as: customer })).body;
  const before = await readBooking();
  expect(before.booking_status).toBe('confirmed');

  for (const { subServiceId } of as.offers) {
    await api.call(removeService, { body: { sub_service_id: subServiceId } }, { as });
  }
  const id = as.salonIds[0] ?? 0;
  await api.call(changeAvailability, { body: { '2': { [id]: {} } } }, { as });
  const salon = [{ salon_id: id, disabled: true, name: 'There' }];
  await api.call(changeLocationTypes, { body: { salon } }, { as });

  expect(await found(as)).toBeUndefined();
  expect((await api.call(practitionerServices, { params: { id: String(as.id) } }, {})).status).toBe(
    404,
  );
  // But for the present name of the salon (D95).
  expect(await readBooking()).toEqual({ ...before, salon_name: 'There' });
});

describe('how somebody travels', () => {
  const week = (days: Record<number, number>) =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => days[day] ?? null);
  const usual = { way: 'transit', buffer: 0, from_base: false, miles_by_day: week({}) } as const;
  async function traveller() {
    const as = await api.makePractitioner();
    const change = (travel: object | null) => api.call(changeTravel, { body: { travel } }, { as });
    const stored = async () => (await api.call(ownTravel, {}, { as })).body.travel;

    return { change, stored };
  }

  test('is changed by parts and weekdays, so that two tabs do not undo each other’s changes', async () => {
    const { change, stored } = await traveller();
    await change({ count: true, way: 'car' });
    expect(await stored()).toEqual({ ...usual, way: 'car' });

    await change({ buffer: 15 });
    await change({ miles_by_day: { 1: 5 } });
    const { body } = await change({ from_base: true, miles_by_day: { 0: 3 } });
    const all = { way: 'car', buffer: 15, from_base: true, miles_by_day: week({ 0: 3, 1: 5 }) };
    expect(body.travel).toEqual(all);
    await change({ miles_by_day: { 1: null } });
    expect(await stored()).toEqual({ ...all, miles_by_day: week({ 0: 3 }) });
  });

  test('frees times, as hours and places do: who waits may be offered one', async () => {
    const grace = await api.makePractitioner();
    await api.call(joinWaitingList, { body: wishFor(grace) }, { as: await api.makeCustomer() });
    await api.call(changeTravel, { body: { travel: null } }, { as: grace });

    const freed = await api.db
      .selectFrom('freed_slots')
      .select('reason')
      .where('practitioner_id', '=', grace.id)
      .execute();
    expect(freed).toEqual([{ reason: 'hours' }]);
  });

  test('switching roads on where they are on already resets nothing', async () => {
    const { change, stored } = await traveller();
    await change({ count: true, way: 'car', buffer: 15 });
    await change({ count: true });

    expect(await stored()).toEqual({ ...usual, way: 'car', buffer: 15 });
  });

  test('a part is refused where roads are off; all parts switch them on, as earlier releases do', async () => {
    const { change, stored } = await traveller();
    const { status, body } = await change({ ...usual, miles_by_day: { 6: 2 } });
    expect([status, body]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'Time for the road between home visits has been switched off in the meantime.',
      },
    ]);
    expect(await stored()).toBeNull();

    const all = { ...usual, way: 'foot', miles_by_day: week({ 6: 2 }) };
    await change(all);
    expect(await stored()).toEqual(all);
    await change(null);
    expect(await stored()).toBeNull();
  });

  test.each([{ 7: 2 }, { 0: 31 }, Array(8).fill(2)])(
    'miles of %j are refused',
    async (miles_by_day) => {
      const { change, stored } = await traveller();

      expect((await change({ count: true, miles_by_day })).status).toBe(422);
      expect(await stored()).toBeNull();
    },
  );
});
