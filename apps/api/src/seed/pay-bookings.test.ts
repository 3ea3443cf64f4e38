import { cancelByCustomer, cancelByPractitioner, login } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { startTestMarket, type TestMarket } from '../../test/support/start-test-market.ts';
import type { FileStore } from '../infrastructure/files/index.ts';
import { loadMarket } from './load-market.ts';
import { payDemoBookings } from './pay-bookings.ts';
import { demoPassword } from './plan-demo-people.ts';

const fakeFileStore: FileStore = {
  put: async () => {},
  read: async () => null,
  remove: async () => {},
  list: async function* () {},
};

let market: TestMarket;
let duration: number;
beforeAll(async () => {
  market = await startTestMarket();
  const { db, config, stripe } = market.deps;
  await loadMarket(db, {
    now: new Date(),
    files: fakeFileStore,
    dataKeys: config.dataKeys,
  });
  const startedAt = performance.now();
  await payDemoBookings(db, stripe, config.stripe);
  duration = performance.now() - startedAt;
}, 120_000);
afterAll(() => market.close());

const bookingOf = (column: 'customer_id' | 'practitioner_id', userId: number) =>
  market.db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.booking_id', 'bookings.id')
    .select(['bookings.id', 'total_amount', 'intent_id'])
    .where(column, '=', userId)
    .where('bookings.status', '=', 'confirmed')
    .where('starts_at', '>', sql<Date>`now() + interval '25 hours'`)
    .executeTakeFirstOrThrow();

test('the sandbox knows the payment of every upcoming booking within seconds', async () => {
  const { rows } = await sql<{ intent_id: string; total: number }>`
    select p.intent_id, b.total_amount as total
    from payments p join bookings b on b.id = p.booking_id
    where b.status = 'confirmed'`.execute(market.db);
  const { payment_intents: known } = await market.control<{
    payment_intents: { id: string; status: string; captured: number }[];
  }>('GET', 'books');
  const captured = new Map(known.map((intent) => [intent.id, intent.captured]));

  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ intent_id: id, total }) => captured.get(id) !== total)).toEqual([]);
  expect(duration).toBeLessThan(10_000);
});

test.each([
  ['customer@freely.example', 'customer_id', cancelByCustomer],
  ['practitioner@freely.example', 'practitioner_id', cancelByPractitioner],
] as const)('a booking that %s cancels is refunded', async (email, column, call) => {
  const { body: user } = await market.call(login, { body: { email, password: demoPassword } });
  const booking = await bookingOf(column, user.user_id);
  const headers = { authorization: `Bearer ${user.access_token}` };
  const params = { id: String(booking.id) };
  expect((await market.call(call, { params }, { headers })).status).toBe(200);

  await market.eventually(async () => {
    const { refunded } = await market.db
      .selectFrom('payments')
      .select('refunded')
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow();
    return refunded === booking.total_amount;
  });
});

test('at Stripe itself, a test card pays for the demo accounts, but only with a test key', async () => {
  const { db, stripe } = market.deps;
  const { body: user } = await market.call(login, {
    body: { email: 'both@freely.example', password: demoPassword },
  });
  const before = await bookingOf('practitioner_id', user.user_id);
  await payDemoBookings(db, stripe, { ...market.deps.config.stripe, secretKey: 'sk_live_x' });
  expect(await bookingOf('practitioner_id', user.user_id)).toEqual(before);

  await payDemoBookings(db, stripe, {
    ...market.deps.config.stripe,
    apiUrl: 'https://api.stripe.com',
  });
  const { intent_id: id } = await bookingOf('practitioner_id', user.user_id);
  expect(id).not.toMatch(/^pi_demo_/);
  expect(await stripe.paymentIntents.retrieve(id ?? '')).toMatchObject({ status: 'succeeded' });
});
