import { adminGifts, cancelByCustomer, giveGift } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { settlesOrBlocks } from '../../../test/support/settles-or-blocks.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { lockBooking } from '../bookings/index.ts';
import { confirmBooking } from '../checkout/index.ts';

let market: TestMarket;
let avery: TestUser;
beforeAll(async () => {
  market = await startTestMarket();
  avery = await market.makeAdmin();
});
afterAll(() => market.close());

const params = (id: number) => ({ params: { id: String(id) } });
const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];

async function held(ada: TestUser, grace: TestPractitioner, time: string): Promise<number> {
  const { status, body } = await market.book(ada, draftFor(grace, freeSlot(8, time)));
  expect(status).toBe(201);

  return body.id;
}

/** As an event of the payment provider does it. */
const confirm = (id: number) =>
  inTransaction(market.db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking) await confirmBooking(trx, market.deps.events, booking);
  });

async function paid(ada: TestUser, grace: TestPractitioner, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (const time of times.slice(0, count)) {
    const id = await held(ada, grace, time);
    await confirm(id);
    ids.push(id);
  }

  return ids;
}

async function giftsOf({ id }: TestUser) {
  const query = { per_page: 'all' as const };
  const { body } = await market.call(adminGifts, { query }, { as: avery });

  return body.gifts.filter(({ customer_id: customer }) => customer === id);
}

const giftMails = async ({ email }: TestUser) =>
  (await market.mailsTo(email)).filter(({ subject }) => subject === 'A surprise awaits you');

test('every third paid booking earns a gift and sends a mail', async () => {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const ids = await paid(ada, grace, 7);

  const gifts = await giftsOf(ada);
  expect(gifts.map(({ number, booking_id, state }) => [number, booking_id, state])).toEqual([
    [1, ids[2], 'awaiting'],
    [2, ids[5], 'awaiting'],
  ]);
  expect(gifts[0]).toMatchObject({ customer_name: 'Ada Example', email: ada.email });
  await market.eventually(async () => (await giftMails(ada)).length === 2);
});

test('gifts are found by their customer and state, and counted as found', async () => {
  const [ada, bo] = [await market.makeCustomer(), await market.makeCustomer()];
  await paid(ada, await market.makePractitioner(), 6);
  const ids = await paid(bo, await market.makePractitioner(), 3);
  await sql`update bookings set status = 'completed' where id = any(${ids})`.execute(market.db);
  const found = async (query: { q?: string; state?: 'awaiting' | 'due'; per_page?: '10' }) => {
    const { body } = await market.call(adminGifts, { query }, { as: avery });

    return [body.gifts.map(({ customer_id: id, number }) => [id, number]), body.total];
  };

  expect(await found({ q: ada.email })).toEqual([
    [
      [ada.id, 1],
      [ada.id, 2],
    ],
    2,
  ]);
  expect(await found({ q: ada.email, state: 'due' })).toEqual([[], 0]);
  expect(await found({ q: `FR-${ids[2]}` })).toEqual([[[bo.id, 1]], 1]);
  expect(await found({ q: String(bo.id), state: 'due' })).toEqual([[[bo.id, 1]], 1]);
});

test('a gift is due once its three bookings took place, and is given only once', async () => {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const ids = await paid(ada, grace, 3);
  // Otherwise somebody cancels all three, and keeps it.
  const early = await market.call(giveGift, params((await giftsOf(ada))[0]!.id), { as: avery });
  expect([early.status, early.body.message]).toEqual([
    409,
    'This gift is due once the bookings that earned it have taken place',
  ]);
  await sql`update bookings set status = 'completed' where id = any(${ids})`.execute(market.db);
  const [gift] = await giftsOf(ada);
  expect(gift?.state).toBe('due');

  const give = () => market.call(giveGift, params(gift!.id), { as: avery });
  const responses = await Promise.all([give(), give(), give()]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await give()).body.message).toBe('This gift has already been given');
  expect((await giftsOf(ada))[0]).toMatchObject({ state: 'given' });
});

test('a gift of a deleted account is not due: there is nobody to give it to', async () => {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const ids = await paid(ada, grace, 3);
  await sql`update bookings set status = 'completed' where id = any(${ids})`.execute(market.db);
  const due = async () => (await market.call(adminGifts, { query: {} }, { as: avery })).body.due;
  const before = await due();
  const [gift] = await giftsOf(ada);
  await sql`update users set erased_at = now() where id = ${ada.id}`.execute(market.db);

  expect((await giftsOf(ada))[0]?.state).toBe('withdrawn');
  expect(await due()).toBe(before - 1);
  const refused = await market.call(giveGift, params(gift!.id), { as: avery });
  expect([refused.status, refused.body.message]).toEqual([409, 'This gift is not due any more']);
});

test('a gift is withdrawn when one of its three bookings is cancelled, and earned again by the booking that follows', async () => {
  const [ada, grace] = [await market.makeCustomer(), await market.makePractitioner()];
  const ids = await paid(ada, grace, 3);
  await market.eventually(async () => (await giftMails(ada)).length === 1);
  await market.call(cancelByCustomer, { ...params(ids[0]!), body: {} }, { as: ada });
  const [gone] = await giftsOf(ada);
  expect(gone?.state).toBe('withdrawn');
  // The next one takes no gift, and says nothing of it.
  await market.call(cancelByCustomer, { ...params(ids[1]!), body: {} }, { as: ada });
  const cancellations = async () =>
    (await market.mailsTo(ada.email)).filter(({ subject }) => subject.endsWith('is cancelled'));
  await market.eventually(async () => (await cancellations()).length === 2);
  const told = (await cancellations()).map(({ text }) => text.includes('a surprise awaits you'));
  expect(told.sort()).toEqual([false, true]);
  const refused = await market.call(giveGift, params(gone!.id), { as: avery });
  expect([refused.status, refused.body.message]).toEqual([409, 'This gift is not due any more']);

  await confirm(await held(ada, grace, '15:00'));
  const again = await held(ada, grace, '16:00');
  const before = new Date();
  await confirm(again);
  const gifts = await giftsOf(ada);
  expect(gifts).toMatchObject([{ id: gone!.id, state: 'awaiting', booking_id: again }]);
  expect(Date.parse(gifts[0]!.earned_at)).toBeGreaterThanOrEqual(before.getTime());
  // The mail of the cancellation said that it waits: that it no longer does is worth another one.
  await market.eventually(async () => (await giftMails(ada)).length === 2);
});

test('a payment waits while another one is being counted', async () => {
  const ada = await market.makeCustomer();
  const [first = 0, second = 0, third = 0] = [
    await held(ada, await market.makePractitioner(), '10:00'),
    await held(ada, await market.makePractitioner(), '12:00'),
    await held(ada, await market.makePractitioner(), '14:00'),
  ];
  await confirm(first);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: isCounted, resolve: counted } = Promise.withResolvers<void>();
  const slow = inTransaction(market.db, async (trx) => {
    const booking = await lockBooking(trx, second);
    if (booking) await confirmBooking(trx, market.deps.events, booking);
    counted();
    await isReleased;
  });
  await Promise.race([isCounted, slow]);

  const quick = confirm(third);
  const seen = await settlesOrBlocks(market.db, quick);
  release();
  await Promise.all([slow, quick]);

  expect(seen).toBe('blocks');
  expect((await giftsOf(ada)).map(({ number }) => number)).toEqual([1]);
});

test('concurrent payments are all counted', async () => {
  const ada = await market.makeCustomer();
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const time = `${9 + count}:00`.padStart(5, '0');
    ids.push(await held(ada, await market.makePractitioner(), time));
  }
  await Promise.all(ids.map(confirm));

  expect((await giftsOf(ada)).map(({ number }) => number)).toEqual([1, 2]);
});
