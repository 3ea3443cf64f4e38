// Times that become free while the server crashes: offered to those who wait, and sold again.
import { addTimeOff, joinWaitingList, removeTimeOff } from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { freeSlot } from '../../support/make-practitioner.ts';
import { wishFor } from '../../support/waiting-wish.ts';
import { connectPayoutAccount } from '../histories/history-world.ts';
import { type Booked, book, cancel, payAndWait, paymentOf, toPay } from './customer-steps.ts';
import { call, type Expected, type Target, until } from './target.ts';

/** A day that becomes free suits two who wait: each is offered one time of it, once, and pays. */
export async function offerTwice(target: Target): Promise<void> {
  const { market } = target;
  const grace = await market.makePractitioner();
  await connectPayoutAccount(market, grace.id);
  const waiting = [await market.makeCustomer(), await market.makeCustomer()];
  const day = { title: 'Away', date: freeSlot(4).date };
  const { id } = await call(target, addTimeOff, { body: day }, grace);
  for (const each of waiting) await call(target, joinWaitingList, { body: wishFor(grace) }, each);
  await call(target, removeTimeOff, { params: { id: String(id) } }, grace);

  const offers = () =>
    market.db
      .selectFrom('waiting_offers')
      .select(['booking_id as id', 'customer_id', 'status'])
      .where('practitioner_id', '=', grace.id)
      .orderBy('booking_id')
      .execute();
  await until(async () => {
    const { rows } = await sql`select from freed_slots
      where practitioner_id = ${grace.id} and closed_at is null`.execute(market.db);
    return rows.length === 0;
  });
  // In the order of joining, whichever of the two the crash came between.
  expect((await offers()).map(({ customer_id }) => customer_id)).toEqual(
    waiting.map((each) => each.id),
  );
  for (const offer of await offers()) {
    const customer = waiting.find((each) => each.id === offer.customer_id);
    if (customer) await payAndWait(target, await toPay(target, customer, offer.id));
  }
  expect((await offers()).map(({ status }) => status)).toEqual(['taken', 'taken']);
}

/** Cancelled too late for a refund, and sold again: the sale counts once its visit has begun. */
export async function sellAgain(target: Target, { promised }: Expected): Promise<void> {
  const { market } = target;
  const grace = await market.makePractitioner();
  await connectPayoutAccount(market, grace.id);
  const first = await book(target, await market.makeCustomer(), grace);
  await payAndWait(target, first);
  const hoursUntil = (await startOf(target, first)) - 23;
  await moveBy(target, first, -hoursUntil);
  await cancel(target, first);
  promised.set(first.id, 'nothing');
  await moveBy(target, first, hoursUntil);

  const second = await book(target, await market.makeCustomer(), grace);
  await payAndWait(target, second);
  for (const each of [second, first]) await moveBy(target, each, -hoursUntil - 24);
  await until(async () => (await paymentOf(target, first)).refunded > 0);
}

/** Whole hours until it starts. */
async function startOf({ market }: Target, { id }: Booked): Promise<number> {
  const { starts_at } = await market.bookingRow(id);

  return Math.floor((starts_at.getTime() - Date.now()) / 3_600_000);
}

async function moveBy({ market }: Target, { id }: Booked, hours: number): Promise<void> {
  const by = sql`${hours} * interval '1 hour'`;
  await sql`update bookings set starts_at = starts_at + ${by}, ends_at = ends_at + ${by},
    during = tstzrange(lower(during) + ${by}, upper(during) + ${by})
    where id = ${id}`.execute(market.db);
}
