import {
  addAvailability,
  addLocationTypes,
  onboardingStep,
  ownAvailability,
  ownLocationTypes,
  ownServices,
  practitionerInfo,
  practitionerSalons,
  saveSubServices,
  saveTrustAndSafety,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestPractitioner } from '../../../test/support/make-practitioner.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A practitioner who has registered and entered nothing yet. */
const newcomer = (onboardingStep = 1) =>
  api.makePractitioner({ onboardingStep, mobile: null, offers: [], hours: [], insurance: false });

const home = {
  distance: 4,
  home_address: {
    address: '7 Canary Row',
    city: 'London',
    postcode: 'sw114nb',
    country_id: 'UK' as const,
    country_name: 'United Kingdom' as const,
    home_location: { lat: 51.4652001, lng: -0.1708001 },
  },
};
const salon = {
  address: '12 Papercut Yard',
  city: 'London',
  postcode: 'SE1 0ZZ',
  salon_location: { lat: 51.5, lng: -0.09 },
};
const day = { available: { from: '09:00', to: '18:00' }, break: [{ from: '13:00', to: '14:00' }] };
const week = {
  sunday: [],
  monday: day,
  tuesday: { ...day, break: {} },
  wednesday: {},
  thursday: '' as const,
  friday: null,
  saturday: [],
};
const skills = {
  qualifications: ['NVQ level 3', '  '],
  start_working_date: '2016-05-01',
  insurance: true,
  medical_disclaimer_form: true as const,
};

const stepOf = async (as: TestPractitioner) =>
  (await api.call(onboardingStep, {}, { as })).body.onboarding_step;
const subServiceIds = async (count: number) => {
  const rows = await api.db
    .selectFrom('sub_services')
    .select('id')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
};
const addImage = ({ id }: TestPractitioner) =>
  api.db.insertInto('work_images').values({ practitioner_id: id, src: '/a.webp' }).execute();

test.each([
  [null, 'waiting'],
  [true, 'approved'],
  [false, 'rejected'],
])('the wizard is told what an admin has decided: %j', async (approved, approval) => {
  const as = await api.makePractitioner({ approved });

  expect((await api.call(onboardingStep, {}, { as })).body).toEqual({
    onboarding_step: 5,
    approval,
  });
});

test('a new practitioner completes every step in order, and can be found', async () => {
  const as = await newcomer();
  const [first = 0, second = 0] = await subServiceIds(2);
  expect(await stepOf(as)).toBe(1);

  const services = await api.call(
    saveSubServices,
    { body: { [first]: { price: 25.5, duration: 50 }, [second]: { price: 40 } } },
    { as },
  );
  expect([services.status, services.body.onboarding_step]).toEqual([200, 2]);
  const offers = (await api.call(ownServices, {}, { as })).body;
  expect(offers).toMatchObject([
    { sub_service_id: first, price: 25.5, duration: 50 },
    { sub_service_id: second, price: 40 },
  ]);
  expect(offers[1]?.duration).toBeGreaterThan(0);

  const places = await api.call(addLocationTypes, { body: { '1': home, '2': [salon] } }, { as });
  expect([places.status, places.body.onboarding_step]).toEqual([200, 3]);
  const salonId = places.body.salon_id ?? 0;
  expect(places.body.salon_ids).toEqual([salonId]);
  expect((await api.call(ownLocationTypes, {}, { as })).body).toEqual({
    mobile: {
      disabled: false,
      distance_to_travel: 4,
      call_out_charge: 0,
      address: {
        address: '7 Canary Row',
        city: 'London',
        postcode: 'SW11 4NB',
        country_id: 'UK',
        country_name: 'United Kingdom',
        location: { lat: 51.4652001, lng: -0.1708001 },
      },
    },
    salon: [expect.objectContaining({ salon_id: salonId, disabled: false, name: '' })],
  });
  expect((await api.call(practitionerSalons, {}, { as })).body.salons).toEqual([
    { id: salonId, name: '', postcode: 'SE1 0ZZ', address: '12 Papercut Yard' },
  ]);

  const hours = await api.call(
    addAvailability,
    { body: { '1': week, '2': { [salonId]: week } } },
    { as },
  );
  expect([hours.status, hours.body.onboarding_step]).toEqual([200, 4]);
  const off: [] = [];
  const read = {
    sunday: off,
    monday: day,
    tuesday: { ...day, break: {} },
    wednesday: off,
    thursday: off,
    friday: off,
    saturday: off,
  };
  expect((await api.call(ownAvailability, {}, { as })).body).toEqual({
    '1': read,
    '2': { [salonId]: read },
  });

  expect(
    (await api.call(practitionerInfo, { params: { id: String(as.id) }, query: {} })).status,
  ).toBe(404);
  await addImage(as);
  const trust = await api.call(saveTrustAndSafety, { body: skills }, { as });
  expect([trust.status, trust.body.onboarding_step]).toEqual([200, 5]);

  // This test's practitioner was approved before, because approval is not tested here.
  const { body: info } = await api.call(practitionerInfo, {
    params: { id: String(as.id) },
    query: {},
  });
  expect(info).toMatchObject({
    work_location_types: { mobile: true, salon: true },
    qualifications: ['NVQ level 3'],
    // Insurance was declared after the approval.
    verified: false,
  });
});

test.each([0, 1, 2, 3, 4])(
  'at step %i only the call of that step is accepted, and others leave the step as it is',
  async (stored) => {
    const as = await newcomer(stored);
    await addImage(as);
    const [id = 0] = await subServiceIds(1);
    const responses = [
      await api.call(saveTrustAndSafety, { body: skills }, { as }),
      await api.call(addAvailability, { body: { '1': week } }, { as }),
      await api.call(addLocationTypes, { body: { '2': [salon] } }, { as }),
      await api.call(saveSubServices, { body: { [id]: { price: 10 } } }, { as }),
    ];
    const statuses = responses.map(({ status }) => status);
    // No place was chosen in this test, so hours for one are refused for that reason.
    const expected = [
      [409, 409, 409, 409],
      [409, 409, 409, 200],
      [409, 409, 200, 409],
      [409, 422, 409, 409],
      [200, 422, 200, 409],
    ];

    expect(statuses).toEqual(expected[stored]);
    expect(await stepOf(as)).toBe(statuses.includes(200) ? stored + 1 : stored);
  },
);

test('of concurrent calls only one advances the step', async () => {
  const as = await newcomer();
  const [id = 0] = await subServiceIds(1);
  const save = () => api.call(saveSubServices, { body: { [id]: { price: 10 } } }, { as });
  const responses = await Promise.all([save(), save(), save()]);

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await stepOf(as)).toBe(2);
});

describe('what is refused', () => {
  test('locations: the postcode of another place, for the base and for each salon', async () => {
    const as = await newcomer(2);
    const errorsOf = async (places: object) =>
      (await api.call(addLocationTypes, { body: places as never }, { as })).body.errors;
    const message = ['This postcode is not at the address you picked. Please pick it again.'];
    const { home_address } = home;

    expect(
      await errorsOf({ 1: { ...home, home_address: { ...home_address, postcode: 'EH1 1AA' } } }),
    ).toEqual({ '1.home_address.postcode': message });
    expect(await errorsOf({ 2: [salon, { ...salon, postcode: 'EH1 1AA' }] })).toEqual({
      '2.1.postcode': message,
    });
  });

  test('treatments: none, unknown ones, and invalid prices', async () => {
    const as = await newcomer();
    const [id = 0] = await subServiceIds(1);
    const save = async (body: Record<string, { price: number; duration?: number }>) => {
      const response = await api.call(saveSubServices, { body }, { as });
      return [response.status, response.body.message];
    };

    expect(await save({})).toEqual([422, 'Please enter a price for at least one treatment']);
    expect(await save({ 999999: { price: 1 } })).toEqual([
      422,
      'This treatment is not in our list',
    ]);
    expect(await save({ [id]: { price: -1 } })).toEqual([422, 'Price must be 0 or more']);
    expect(await save({ [id]: { price: 1.005 } })).toEqual([
      422,
      'Price must be in pounds and pence',
    ]);
    expect(await save({ [id]: { price: 1, duration: 4 } })).toEqual([
      422,
      'Duration must be at least 5 minutes',
    ]);
    expect(await stepOf(as)).toBe(1);
  });

  test('locations: none, invalid distances, and incomplete addresses', async () => {
    const as = await newcomer(2);
    const add = async (body: object) => {
      const response = await api.call(addLocationTypes, { body: body as never }, { as });
      return [response.status, response.body.message];
    };

    expect(await add({})).toEqual([422, 'Please choose mobile, salon or both']);
    expect(await add({ '2': [] })).toEqual([422, 'Please choose mobile, salon or both']);
    expect(await add({ '1': { ...home, distance: 1.5 } })).toEqual([
      422,
      'The distance to travel must be an integer.',
    ]);
    for (const distance of [0, 31]) {
      expect(await add({ '1': { ...home, distance } })).toEqual([
        422,
        'The distance to travel must be between 1 and 30 miles.',
      ]);
    }
    expect(await add({ '2': [{ ...salon, city: ' ' }] })).toEqual([422, 'Town is required']);
    expect(await add({ '2': [{ ...salon, postcode: 'nowhere' }] })).toEqual([
      422,
      'Postcode must be valid',
    ]);
    expect(await stepOf(as)).toBe(2);
  });

  test("hours: end before start, off the 15-minute grid, no day at a location, and another's salon", async () => {
    const as = await newcomer(2);
    const { body: places } = await api.call(
      addLocationTypes,
      { body: { '1': home, '2': [salon] } },
      { as },
    );
    const other = await api.makePractitioner({ salons: [{}] });
    const save = async (body: object) => {
      const response = await api.call(addAvailability, { body: body as never }, { as });
      return [response.status, response.body.errors ?? response.body.message];
    };
    const monday = (from: string, to: string, pause: object = {}) => ({
      '1': { ...week, monday: { available: { from, to }, break: pause } },
    });

    expect(await save(monday('18:00', '09:00'))).toEqual([
      422,
      { '1.monday.available.to': ['End must be after the start'] },
    ]);
    expect(await save(monday('09:10', '18:00'))).toEqual([
      422,
      { '1.monday.available.from': ['Times are 15 minutes apart'] },
    ]);
    expect(await save(monday('09:00', '18:00', [{ from: '13:00', to: '' }]))).toEqual([
      422,
      { '1.monday.break.0.to': ['End is required'] },
    ]);
    expect(await save({ '1': { monday: { available: { from: '09:00' } } } })).toEqual([
      422,
      { '1.monday.available.to': ['End is required'] },
    ]);
    const idle = ['Please choose at least one day for each location'];
    expect(await save({ '1': week })).toEqual([422, { [`2.${places.salon_id}`]: idle }]);
    expect(await save({ '1': {}, '2': { [String(places.salon_id)]: week } })).toEqual([
      422,
      { '1': idle },
    ]);
    expect(await save({ '1': week, '2': { [String(other.salonIds[0])]: week } })).toEqual([
      404,
      'Salon not found',
    ]);
    expect(await stepOf(as)).toBe(3);
    expect((await api.call(ownAvailability, {}, { as })).body['1']?.monday).toEqual([]);
  });

  test('skills: without an image, a start in the future, and without the medical disclaimer', async () => {
    const as = await newcomer(4);
    const save = async (change: object) => {
      const response = await api.call(
        saveTrustAndSafety,
        { body: { ...skills, ...change } as typeof skills },
        { as },
      );
      return [response.status, response.body.errors];
    };

    expect(await save({})).toEqual([422, { images: ['Please add image'] }]);
    await addImage(as);
    expect(await save({ start_working_date: '2099-01-01' })).toEqual([
      422,
      { start_working_date: ['Start date cannot be in the future'] },
    ]);
    expect(await save({ start_working_date: '1949-12-01' })).toEqual([
      422,
      { start_working_date: ['Start date must be in 1950 or later'] },
    ]);
    expect(await save({ start_working_date: '2016-05-02' })).toEqual([
      422,
      { start_working_date: ['Start date must be the first day of a month'] },
    ]);
    expect(await save({ medical_disclaimer_form: false })).toEqual([
      422,
      { medical_disclaimer_form: ['Please check to continue'] },
    ]);
    expect(await save({ insurance: undefined })).toEqual([
      422,
      { insurance: ['Please choose yes or no'] },
    ]);
    expect(await stepOf(as)).toBe(4);
  });
});

test('a practitioner who is no longer insured loses the red tick, and only an admin can give it back', async () => {
  const as = await api.makePractitioner();
  await addImage(as);
  const verified = async (insurance: boolean) => {
    await api.call(saveTrustAndSafety, { body: { ...skills, insurance } }, { as });
    const { body } = await api.call(practitionerInfo, { params: { id: String(as.id) }, query: {} });
    return body.verified;
  };

  expect(await verified(true)).toBe(true);
  expect(await verified(false)).toBe(false);
  expect(await verified(true)).toBe(false);
});

test('a salon that is added later has an empty week, and is not found until it has hours', async () => {
  const as = await api.makePractitioner();
  const { body } = await api.call(addLocationTypes, { body: { '2': [salon] } }, { as });
  expect([body.onboarding_step, body.salon_ids.length]).toEqual([5, 1]);
  const salonFound = async () =>
    (await api.call(practitionerInfo, { params: { id: String(as.id) }, query: {} })).body
      .work_location_types.salon;

  const id = String(body.salon_id);
  const empty = {
    sunday: {},
    monday: {},
    tuesday: {},
    wednesday: {},
    thursday: {},
    friday: {},
    saturday: {},
  };
  const { status } = await api.call(addAvailability, { body: { '2': { [id]: empty } } }, { as });
  expect([status, await salonFound()]).toEqual([200, false]);
  await api.call(addAvailability, { body: { '2': { [id]: week } } }, { as });
  expect(await salonFound()).toBe(true);
});

test('a base is added once: a form that has not seen it changes neither the base nor its hours', async () => {
  const as = await api.makePractitioner({ mobile: null });
  const add = (distance: number) =>
    api.call(addLocationTypes, { body: { '1': { ...home, distance }, '2': [salon] } }, { as });
  const stored = async () => [
    (await api.call(ownLocationTypes, {}, { as })).body,
    (await api.call(ownAvailability, {}, { as })).body,
  ];
  expect((await add(4)).status).toBe(200);
  await api.call(addAvailability, { body: { '1': week } }, { as });
  const before = await stored();

  const { status, body } = await add(9);
  expect([status, body]).toEqual([
    409,
    {
      code: 'conflict',
      message: 'You have added your mobile location already. Please check that it is right.',
    },
  ]);
  expect(await stored()).toEqual(before);
});
