// Nobody new pays a practitioner who was rejected, and so gives them a phone number and an address (D97).
import {
  cancelByCustomer,
  joinWaitingList,
  paymentIntent,
  rejectPractitioner,
  waitingList,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { confirmedBooking, paidBooking } from '../../../test/support/paid-booking.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { wishFor } from '../../../test/support/waiting-wish.ts';
import { balanceOf } from '../../money/ledger/index.ts';

let market: TestMarket;
let admin: TestUser;
beforeAll(async () => {
  market = await startTestMarket();
  admin = await market.makeAdmin();
});
afterAll(() => market.close());
beforeEach(() => market.control('DELETE', 'switches'));

const params = (id: number) => ({ params: { id: String(id) } });
const statusOf = async (id: number) => (await market.bookingRow(id)).status;

async function reject({ id }: TestPractitioner): Promise<void> {
  const input = { params: { user_id: String(id) }, body: {} };
  expect((await market.call(rejectPractitioner, input, { as: admin })).status).toBe(200);
}

async function hold(as: TestUser, grace: TestPractitioner): Promise<number> {
  const { status, body } = await market.book(as, draftFor(grace, freeSlot(8)));
  expect(status).toBe(201);

  return body.id;
}

test('a hold of a practitioner who is rejected ends at once, and can be paid no more', async () => {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  const id = await hold(ada, grace);
  const intent = await market.intentOf(ada, id);

  await reject(grace);

  expect(await statusOf(id)).toBe('cancelled_by_practitioner');
  const { status } = await market.call(paymentIntent, params(id), { as: ada });
  expect(status).toBe(409);
  await market.eventually(async () => {
    const payment = await market.db
      .selectFrom('payments')
      .select('status')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();

    return payment.status === 'cancelled';
  });
  await expect(market.confirmCard(intent)).rejects.toThrow();
});

test('a payment that was under way is refunded in full, with a mail', async () => {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  await market.control('POST', 'switches', { webhooks: { drop: 20 } });
  const id = await hold(ada, grace);
  await market.confirmCard(await market.intentOf(ada, id));

  await reject(grace);

  const mail = await market.eventually(async () => (await market.mailsTo(ada.email))[0]);
  expect(mail.subject).toBe('We have refunded your payment');
  expect(await statusOf(id)).toBe('cancelled_by_practitioner');
  expect(await balanceOf(market.db, `customer:${ada.id}`)).toBe(0);
});

test('so is one for a hold that had ended before', async () => {
  const [grace, ada] = [await market.makePractitioner(), await market.makeCustomer()];
  const id = await hold(ada, grace);
  const intent = await market.intentOf(ada, id);
  await sql`update bookings set status = 'expired', hold_until = clock_timestamp()
    where id = ${id}`.execute(market.db);

  await reject(grace);
  await market.confirmCard(intent);

  const mail = await market.eventually(async () => (await market.mailsTo(ada.email))[0]);
  expect(mail.subject).toBe('We have refunded your payment');
  expect(await statusOf(id)).toBe('expired');
});

test('what was offered from a waiting list is withdrawn, and offered to nobody else', async () => {
  const grace = await market.makePractitioner({
    offers: [{ price: 3000, duration: 60 }],
    hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 600, to: 660 })),
  });
  const booked = await confirmedBooking(market, { grace });
  const [bob, cleo] = [await market.makeCustomer(), await market.makeCustomer()];
  for (const as of [bob, cleo]) {
    expect((await market.call(joinWaitingList, { body: wishFor(grace) }, { as })).status).toBe(201);
  }
  const offersOf = async (as: TestUser) => (await market.call(waitingList, {}, { as })).body.offers;
  await market.call(cancelByCustomer, { ...params(booked.id), body: {} }, { as: booked.ada });
  await market.eventually(async () => (await offersOf(bob)).length === 1);

  await reject(grace);

  expect((await offersOf(bob)).map((offer) => [offer.status, offer.withdrawn])).toEqual([
    ['refused', true],
  ]);
  await market.eventually(async () => {
    const open = await market.db
      .selectFrom('freed_slots')
      .select('id')
      .where('closed_at', 'is', null)
      .execute();

    return open.length === 0;
  });
  expect(await offersOf(cleo)).toEqual([]);
});

test('bookings that were paid stay, and so do the holds of others', async () => {
  const [grace, maya] = [await market.makePractitioner(), await market.makePractitioner()];
  const paid = await paidBooking(market, { grace });
  const held = await hold(await market.makeCustomer(), maya);

  await reject(grace);

  expect([await statusOf(paid.id), await statusOf(held)]).toEqual(['confirmed', 'held']);
});
