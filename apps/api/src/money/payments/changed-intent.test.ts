// An intent whose amount somebody changes at the provider: its money cannot be booked, so it goes back (D16).
import { booking as bookingCall } from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { expireHold } from '../../booking/checkout/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { compareBooks } from './compare-books.ts';
import { holdPayments, reconcile } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.control('DELETE', 'switches'));

interface Held {
  id: number;
  intent: string;
  ada: TestUser;
}

async function held(): Promise<Held> {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  const { body } = await market.book(ada, draftFor(grace, freeSlot(7)));

  return { id: body.id, intent: await market.intentOf(ada, body.id), ada };
}

async function changeAmount({ intent }: Held, amount: number): Promise<void> {
  await market.deps.stripe.paymentIntents.update(intent, { amount });
}

async function endHold({ id }: Held): Promise<void> {
  await sql`update bookings set hold_until = clock_timestamp() - interval '1 second'
    where id = ${id}`.execute(market.db);
  await expireHold({ ...market.deps, payments: holdPayments(market.deps) }, id);
}

const statusOf = async ({ id }: Held) => (await market.bookingRow(id)).status;

const paymentOf = ({ id }: Held) =>
  market.db
    .selectFrom('payments')
    .select(['captured', 'refunded'])
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();

const noEventWaits = () =>
  market.eventually(async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from provider_events where handled_at is null`.execute(market.db);
    return rows[0]?.n === 0;
  });

test.each([
  ['less', 100, '£1.00'],
  ['more', 9_900, '£99.00'],
])(
  'what is paid of an intent that was changed to %s than the price is refunded in full, with a mail, and its hold ends',
  async (_, amount, pounds) => {
    const changed = await held();
    await changeAmount(changed, amount);
    await market.confirmCard(changed.intent);

    const mail = await market.eventually(async () => (await market.mailsTo(changed.ada.email))[0]);
    expect(mail.subject).toBe('We have refunded your payment');
    expect(mail.text).toContain(pounds);
    expect(await paymentOf(changed)).toEqual({ captured: amount, refunded: amount });
    expect(await balanceOf(market.db, `customer:${changed.ada.id}`)).toBe(0);
    expect(await statusOf(changed)).toBe('expired');
    const params = { id: String(changed.id) };
    const gone = await market.call(bookingCall, { params }, { as: changed.ada });
    expect(gone.status).toBe(404);
    await noEventWaits();
  },
);

test('one that support has refunded by hand is in the books when its hold ends, and the reconciliation passes', async () => {
  await market.control('POST', 'switches', { webhooks: { drop: 50 } });
  const changed = await held();
  await changeAmount(changed, 100);
  await market.confirmCard(changed.intent);
  await market.deps.stripe.refunds.create({ payment_intent: changed.intent });

  await endHold(changed);
  expect(await statusOf(changed)).toBe('expired');
  await reconcile(market.deps);
  await compareBooks(market.deps, -1);
  await market.eventually(async () => (await paymentOf(changed)).refunded === 100);
  const { data } = await market.deps.stripe.refunds.list({ payment_intent: changed.intent });
  expect(data.map(({ amount }) => amount)).toEqual([100]);
  await noEventWaits();
});

test('one that nobody pays ends with its hold', async () => {
  const changed = await held();
  await changeAmount(changed, 100);

  await endHold(changed);

  expect(await statusOf(changed)).toBe('expired');
  const { status } = await market.deps.stripe.paymentIntents.retrieve(changed.intent);
  expect(status).toBe('canceled');
});

test('a charge that cannot be settled is stored as a difference, and stops no other', async () => {
  await market.control('POST', 'switches', { webhooks: { drop: 50 } });
  const [before, wrong, after] = [await held(), await held(), await held()];
  await market.confirmCard(before.intent);
  const { latest_charge: charge } = await market.confirmCard(wrong.intent);
  await market.confirmCard(after.intent);
  const match = `GET /v1/payment_intents/${wrong.intent}`;
  await market.control('POST', 'switches', { api: { fail: { count: 50, status: 500, match } } });

  await expect(compareBooks(market.deps, -1)).rejects.toThrow('injects this error');

  expect([await statusOf(before), await statusOf(after)]).toEqual(['confirmed', 'confirmed']);
  const differences = await market.db
    .selectFrom('book_differences')
    .select(['object_id', 'theirs', 'ours'])
    .where('gone_at', 'is', null)
    .execute();
  expect(differences).toEqual([{ object_id: charge, theirs: 2_500, ours: 0 }]);
});
