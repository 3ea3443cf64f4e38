import { createBooking, customerBookings } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function book(ada: TestUser, grace: TestPractitioner, day: number): Promise<number> {
  const body = draftFor(grace, freeSlot(day));
  const response = await api.call(createBooking, { body }, { as: ada });
  expect(response.status).toBe(201);

  return response.body.id;
}

const list = async (as: TestUser) => (await api.call(customerBookings, {}, { as })).body;
const ids = async (as: TestUser) => (await list(as)).map(({ id }) => id);
const change = (id: number, changes: string) =>
  sql`update bookings set ${sql.raw(changes)} where id = ${id}`.execute(api.db);

test('customers see only their own bookings, the latest start first', async () => {
  const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
  const grace = await api.makePractitioner();
  const [later, earlier, bobs] = [
    await book(ada, grace, 9),
    await book(ada, grace, 4),
    await book(bob, grace, 6),
  ];
  await change(earlier, `status = 'confirmed', paid_at = now()`);
  await change(bobs, `status = 'confirmed', paid_at = now()`);

  expect(await ids(ada)).toEqual([later, earlier]);
  expect(await ids(bob)).toEqual([bobs]);
  expect(await ids(grace)).toEqual([]);
  expect((await list(ada)).map(({ practitioner_phone }) => practitioner_phone)).toEqual([
    null,
    grace.phone,
  ]);
  expect((await api.call(customerBookings, {})).status).toBe(401);
  expect((await api.call(customerBookings, {}, { as: await api.makeAdmin() })).status).toBe(403);
});

test('an unpaid booking is listed only while its slot is held (D16)', async () => {
  const ada = await api.makeCustomer();
  const grace = await api.makePractitioner();
  const [held, over, expired] = [
    await book(ada, grace, 4),
    await book(ada, grace, 5),
    await book(ada, grace, 6),
  ];
  await change(over, `hold_until = now() - interval '1 second'`);
  await change(expired, `status = 'expired'`);

  expect(await ids(ada)).toEqual([held]);
  expect((await list(ada))[0]).toMatchObject({ paid: false, booking_status: 'confirmed' });
});

test('an offer that was let go is no booking, unless money came for it', async () => {
  const ada = await api.makeCustomer();
  const grace = await api.makePractitioner();
  const [declined, taken, usual] = [
    await book(ada, grace, 4),
    await book(ada, grace, 5),
    await book(ada, grace, 6),
  ];
  await change(declined, `status = 'cancelled_by_customer', was_offered = true`);
  await change(taken, `status = 'cancelled_by_customer', was_offered = true, paid_at = now()`);
  await change(usual, `status = 'cancelled_by_customer'`);

  expect(await ids(ada)).toEqual([usual, taken]);
});

test('cancelled and completed bookings stay in the list', async () => {
  const ada = await api.makeCustomer();
  const grace = await api.makePractitioner();
  const [cancelled, completed] = [await book(ada, grace, 5), await book(ada, grace, 4)];
  await change(cancelled, `status = 'cancelled_by_customer', paid_at = now()`);
  await change(
    completed,
    `status = 'completed', paid_at = now(), starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour',
      during = tstzrange(now() - interval '2 hours', now() - interval '1 hour')`,
  );

  expect((await list(ada)).map(({ id, review }) => [id, review])).toEqual([
    [cancelled, false],
    [completed, true],
  ]);
});
