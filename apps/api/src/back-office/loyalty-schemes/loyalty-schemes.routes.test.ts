import {
  customerDiscount,
  getLoyaltySchemes,
  loyaltyOffer,
  setCustomerDiscount,
  setFirstBookingDiscount,
  setRebookDiscount,
  setTimeDiscount,
} from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
});
afterAll(() => api.close());

const read = async () => (await api.call(getLoyaltySchemes, {}, { as })).body;
/** Sends any payload, also one that the types do not allow. */
const post = async (path: string, payload: object) => {
  const response = await api.app.inject({
    method: 'POST',
    url: `${api.deps.config.basePath}/dashboard/admin/${path}`,
    headers: { authorization: `Bearer ${as.token}` },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
};
const today = londonDay(new Date());
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];

const outOfRange = 'Please enter a whole number from 0 to 99';
const first = 'Discount field for the first booking  is required';
const rebook = 'Discount field for the rebooking is required';
const time = 'Discount field for the time is required';
const both = 'From and End fields are required';
const interval = { time_discount_from: '2026-03-01 09:00', time_discount_to: '2026-03-02 09:00' };

describe('what an admin may enter', () => {
  test.each([
    ['set-first-booking-discount', {}, { first_booking_discount: first }],
    [
      'set-first-booking-discount',
      { first_booking_discount: '' },
      { first_booking_discount: first },
    ],
    [
      'set-first-booking-discount',
      { first_booking_discount: null },
      { first_booking_discount: first },
    ],
    [
      'set-first-booking-discount',
      { first_booking_discount: 100 },
      { first_booking_discount: outOfRange },
    ],
    ['set-rebook-discount', {}, { rebook_discount: rebook }],
    ['set-rebook-discount', { rebook_discount: '  ' }, { rebook_discount: rebook }],
    ['set-rebook-discount', { rebook_discount: -1 }, { rebook_discount: outOfRange }],
    ['set-rebook-discount', { rebook_discount: 7.5 }, { rebook_discount: outOfRange }],
    ['set-rebook-discount', { rebook_discount: 'ten' }, { rebook_discount: outOfRange }],
    ['set-time-discount', interval, { time_discount: time }],
    [
      'set-time-discount',
      { time_discount: 5 },
      { time_discount_from: both, time_discount_to: both },
    ],
    [
      'set-time-discount',
      { ...interval, time_discount: 5, time_discount_to: '' },
      { time_discount_to: both },
    ],
    [
      'set-time-discount',
      { ...interval, time_discount: 5, time_discount_from: '2026-03-03 09:00' },
      { time_discount_from: 'Start time can not be longer end time' },
    ],
    [
      'set-time-discount',
      { ...interval, time_discount: 5, time_discount_from: '2026-03-02 09:00' },
      { time_discount_from: 'Start time cannot be equal to end time' },
    ],
    [
      'set-time-discount',
      { ...interval, time_discount: 5, time_discount_from: '01/03/2026 9am' },
      { time_discount_from: 'Please use the format YYYY-MM-DD HH:mm' },
    ],
    [
      'set-time-discount',
      { ...interval, time_discount: 5, time_discount_from: '2026-02-30 09:00' },
      { time_discount_from: 'This day does not exist' },
    ],
    [
      'set-time-discount',
      { ...interval, time_discount: 5, time_discount_to: '2026-03-29 01:30' },
      { time_discount_to: 'The clocks go forward and skip this time. Please choose another.' },
    ],
  ])('%s with %j is refused', async (path, payload, errors) => {
    const response = await post(path, payload);

    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]])),
    );
    expect(response.body.message).toBe(Object.values(errors)[0]);
  });
});

test('by default only rebooking is discounted, by 10% (D21)', async () => {
  expect(await read()).toEqual({
    first_booking_discount: 0,
    rebook_discount: 10,
    time_discount: 0,
    time_discount_from: null,
    time_discount_to: null,
    in_force: [{ mark: 'rebook', discount: 10, until: null }],
    time_state: 'none',
    history: [],
  });
});

test('each section is saved separately, with who set it and when', async () => {
  const saved = await api.call(
    setFirstBookingDiscount,
    { body: { first_booking_discount: '15' } },
    { as },
  );
  await api.call(setRebookDiscount, { body: { rebook_discount: 0 } }, { as });
  // Saving the same value again is no change.
  await api.call(setRebookDiscount, { body: { rebook_discount: '0' } }, { as });

  expect(saved).toMatchObject({
    status: 200,
    body: { message: 'Discount successfully updated', first_booking_discount: 15 },
  });
  const { history, ...scheme } = await read();
  expect(scheme).toMatchObject({
    first_booking_discount: 15,
    rebook_discount: 0,
    in_force: [{ mark: 'first_booking', discount: 15, until: null }],
  });
  const by = 'Avery Example';
  const at = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(history).toEqual([
    { section: 'rebook', discount: 0, from: null, to: null, at, by },
    { section: 'first_booking', discount: 15, from: null, to: null, at, by },
  ]);
});

test.each([
  ['planned', `${tomorrow} 09:00`, `${tomorrow} 10:00`],
  ['over', `${yesterday} 09:00`, `${yesterday} 10:00`],
  ['running', `${yesterday} 09:00`, `${tomorrow} 10:00`],
])('an interval is %s at the time of booking (D64)', async (state, from, to) => {
  const customer = await api.makeCustomer();
  const practitioner = await api.makePractitioner();
  const { body } = await api.call(
    setTimeDiscount,
    { body: { time_discount: 40, time_discount_from: from, time_discount_to: to } },
    { as },
  );
  const params = { user_id: String(customer.id), practitioner_id: String(practitioner.id) };
  const offer = await api.call(loyaltyOffer, { params }, { as: customer });

  expect(body).toMatchObject({
    time_state: state,
    time_discount_from: from,
    time_discount_to: to,
    history: [{ section: 'time', discount: 40, from, to }, ...body.history.slice(1)],
  });
  expect(body.in_force.some(({ mark }) => mark === 'time')).toBe(state === 'running');
  expect(offer.body.mark === 'time').toBe(state === 'running');
});

test('an ambiguous time means its first occurrence, and is read back unchanged (D8)', async () => {
  const { body } = await api.call(
    setTimeDiscount,
    {
      body: {
        time_discount: 5,
        time_discount_from: '2026-10-25T01:30',
        time_discount_to: '2026-10-25 02:00:00',
      },
    },
    { as },
  );

  expect([body.time_discount_from, body.time_discount_to]).toEqual([
    '2026-10-25 01:30',
    '2026-10-25 02:00',
  ]);
  const { time_discount_from: stored } = await api.db
    .selectFrom('loyalty_scheme')
    .select('time_discount_from')
    .executeTakeFirstOrThrow();
  expect(stored?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

describe('the discount of one customer', () => {
  const path = (id: number) => `admin-discount-for-customer/${id}`;

  test('is given, changed and removed, and is what a booking gets', async () => {
    const customer = await api.makeCustomer();
    const practitioner = await api.makePractitioner();
    const params = { customer_id: String(customer.id) };
    const give = (discount: number | string) =>
      api.call(setCustomerDiscount, { params, body: { discount } }, { as });
    expect((await api.call(customerDiscount, { params }, { as })).body).toEqual({
      discount: 0,
      history: [],
    });

    const given = await give('60');
    await give(60);

    const entry = { at: expect.any(String), by: 'Avery Example' };
    expect(given).toMatchObject({
      status: 200,
      body: {
        message: 'Discount successfully updated',
        discount: 60,
        history: [{ discount: 60, ...entry }],
      },
    });
    const offered = { user_id: String(customer.id), practitioner_id: String(practitioner.id) };
    expect((await api.call(loyaltyOffer, { params: offered }, { as: customer })).body).toEqual({
      loyalty: true,
      discount: 60,
      mark: 'admin',
    });

    await give(0);
    expect((await api.call(customerDiscount, { params }, { as })).body).toEqual({
      discount: 0,
      history: [
        { discount: 0, ...entry },
        { discount: 60, ...entry },
      ],
    });
  });

  test.each([
    [{}, 'Discount field is required'],
    [{ discount: '' }, 'Discount field is required'],
    [{ discount: null }, 'Discount field is required'],
    [{ discount: 100 }, outOfRange],
    [{ discount: '5%' }, outOfRange],
  ])('%j is refused', async (payload, message) => {
    const { id } = await api.makeCustomer();

    expect(await post(path(id), payload)).toMatchObject({
      status: 422,
      body: { message, errors: { discount: [message] } },
    });
  });

  test('cannot be given to an admin or to an unknown account', async () => {
    for (const id of [as.id, 99_999_999]) {
      expect(await post(path(id), { discount: 5 })).toMatchObject({
        status: 404,
        body: { message: 'Customer not found' },
      });
    }
  });

  test('twenty concurrent requests leave one entry', async () => {
    const { id } = await api.makeCustomer();

    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(path(id), { discount: 5 })),
    );

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await api.call(
      customerDiscount,
      { params: { customer_id: String(id) } },
      { as },
    );
    expect(body.history).toHaveLength(1);
  });
});
