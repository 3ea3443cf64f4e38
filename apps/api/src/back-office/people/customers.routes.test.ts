import { adminCustomer, adminCustomers, type CustomerSort } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { draftFor } from '../../../test/support/start-test-market.ts';

let api: TestApi;
let as: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  as = await api.makeAdmin();
});
afterAll(() => api.close());

interface Listing {
  q?: string;
  page?: string;
  per_page?: '10' | '25' | '50' | 'all';
  from?: string;
  to?: string;
  sort?: CustomerSort;
}
const list = (query: Listing = {}) => api.call(adminCustomers, { query }, { as });
const open = (id: number) => api.call(adminCustomer, { params: { user_id: String(id) } }, { as });

test('the list has all customers, the newest first, page by page', async () => {
  const made = [];
  for (let count = 0; count < 12; count += 1) {
    made.push(await api.makeCustomer({ firstName: 'Listed' }));
  }
  const both = await api.makePractitioner({ firstName: 'Listed' });

  const first = await list({ q: 'listed' });
  const second = await list({ q: 'listed', page: '2' });
  const all = await list({ q: 'listed', per_page: 'all' });

  expect([first.body.users.length, second.body.users.length]).toEqual([10, 3]);
  expect(first.body.total).toBe(13);
  expect(all.body.users).toEqual([...first.body.users, ...second.body.users]);
  expect(all.body.users[0]).toMatchObject({ user_id: both.id, is_practitioner: true });
  expect(all.body.users[1]).toEqual({
    user_id: made[11]!.id,
    avatar: null,
    first_name: 'Listed',
    last_name: 'Example',
    email: made[11]!.email,
    discount: 0,
    bookings: 0,
    is_practitioner: false,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('the list is searched by name, email and id, and leaves out admins', async () => {
  const found = await api.makeCustomer({ firstName: 'Zelda 100%_' });

  for (const q of [
    'zelda',
    '100%_ ex',
    'example  ZELDA',
    found.email.slice(0, 20),
    String(found.id),
  ]) {
    expect((await list({ q })).body.users.map(({ user_id }) => user_id)).toEqual([found.id]);
  }
  expect((await list({ q: '100_%' })).body).toEqual({ users: [], total: 0 });
  expect((await list({ q: as.email })).body.total).toBe(0);
});

test('the list sorts by each of its columns, and filters by the day of registration', async () => {
  const ada = await api.makeCustomer({ firstName: 'Sorted Ada', email: 'z@sorted.example' });
  const bea = await api.makeCustomer({ firstName: 'Sorted Bea', email: 'a@sorted.example' });
  await api.db
    .insertInto('customer_discounts')
    .values({ customer_id: ada.id, discount: 15 })
    .execute();
  await api.db
    .updateTable('users')
    .set({ created_at: '2026-01-10T12:00:00Z' })
    .where('id', '=', bea.id)
    .execute();
  const inOrder = async (query: Listing) =>
    (await list({ q: 'sorted', ...query })).body.users.map(({ user_id }) => user_id);

  expect(await inOrder({ sort: 'name' })).toEqual([ada.id, bea.id]);
  expect(await inOrder({ sort: '-name' })).toEqual([bea.id, ada.id]);
  expect(await inOrder({ sort: 'email' })).toEqual([bea.id, ada.id]);
  expect(await inOrder({ sort: '-discount' })).toEqual([ada.id, bea.id]);
  expect(await inOrder({ sort: 'created_at' })).toEqual([bea.id, ada.id]);
  expect(await inOrder({ from: '2026-01-10', to: '2026-01-10' })).toEqual([bea.id]);
});

test('the detail of a customer shows bookings, totals and history', async () => {
  const customer = await api.makeCustomer();
  const practitioner = await api.makePractitioner();
  const booked = await api.app.inject({
    method: 'POST',
    url: `${api.deps.config.basePath}/booking`,
    headers: { authorization: `Bearer ${customer.token}` },
    payload: draftFor(practitioner, api.freeSlot(7)),
  });
  const { id } = booked.json<{ id: number }>();
  await api.db
    .updateTable('bookings')
    .set({ status: 'cancelled_by_customer', paid_at: new Date() })
    .where('id', '=', id)
    .execute();
  await api.db
    .insertInto('payments')
    .values({ booking_id: id, status: 'succeeded', amount: 2500, captured: 2500, refunded: 1000 })
    .execute();

  const { body } = await open(customer.id);

  expect(body.customer).toMatchObject({ user_id: customer.id, bookings: 1, phone: customer.phone });
  expect(body.totals).toEqual({ paid: 15, refunded: 10, cancelled: 1 });
  expect(body.bookings).toMatchObject([
    { id, practitioner_id: practitioner.id, booking_status: 'cancelled_by_customer' },
  ]);
  expect(body.history.map(({ kind }) => kind)).toEqual(['registered']);
});

test('an admin or an unknown id has no customer detail', async () => {
  for (const id of [as.id, 99_999_999]) {
    expect(await open(id)).toMatchObject({ status: 404, body: { message: 'Customer not found' } });
  }
});
