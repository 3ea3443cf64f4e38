import {
  cancelByCustomer,
  cancelByPractitioner,
  joinWaitingList,
  markNoShow,
  moveBooking,
  recordPatchTest,
  settlePaperBooking,
  waitingList,
} from '@freely/api-client/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../../src/infrastructure/database/transaction.ts';
import { resellDue } from '../../../src/money/payments/index.ts';
import { testOf } from '../../support/patch-tested.ts';
import { wishFor } from '../../support/waiting-wish.ts';
import { type Command, command, type HistoryModel, onBooking, tryCall } from './history-command.ts';
import {
  type Booked,
  book,
  bookTested,
  bookTimeOf,
  type HistoryWorld,
  homeOf,
  moveClock,
  moveClockTo,
  pay,
  payAndWait,
  slotOf,
  slots,
  unexpected,
} from './history-world.ts';

const which = fc.nat({ max: 5 });
const who = fc.constantFrom<(0 | 1)[]>(0, 1);
const slot = fc.nat({ max: slots - 1 });

const booking = fc.tuple(who, slot).map(([customer, at]) =>
  command(`book(${customer}, ${at})`, async (model, world) => {
    const made = await book(world, customer, slotOf(at));
    if (made) model.booked.push(made);
  }),
);

/** With its patch test, as one booking of two visits. */
const bookingTested = fc.tuple(who, slot).map(([customer, at]) =>
  command(`bookTested(${customer}, ${at})`, async (model, world) => {
    const made = await bookTested(world, customer, at);
    if (made) model.booked.push(made);
  }),
);

/** Two customers book the same time concurrently. */
const racing = slot.map((at) =>
  command(`race(${at})`, async (model, world) => {
    const made = await Promise.all([book(world, 0, slotOf(at)), book(world, 1, slotOf(at))]);
    model.booked.push(...made.filter((each) => each !== null));
  }),
);

const paying = which.map((n) =>
  onBooking('pay', n, (booked, _, world) => pay(world, booked, 'pm_card_visa')),
);

const declining = which.map((n) =>
  onBooking('decline', n, (booked, _, world) => pay(world, booked, 'pm_card_chargeDeclined')),
);

const cancelling = which.map((n) => onBooking('cancel', n, cancel));

async function cancel(booked: Booked, { promised }: HistoryModel, world: HistoryWorld) {
  const { isDone, message } = await tryCall(world, cancelByCustomer, booked, booked.customer);
  if (!isDone) return;
  if (message.includes('We are returning')) promised.set(booked.id, 'refund');
  if (message.includes('not refunded')) promised.set(booked.id, 'nothing');
}

const practitionerCancelling = which.map((n) =>
  onBooking('cancelByPractitioner', n, async (booked, _, world) => {
    await tryCall(world, cancelByPractitioner, booked, world.practitioner);
  }),
);

const markingNoShow = which.map((n) =>
  onBooking('noShow', n, async (booked, _, world) => {
    await tryCall(world, markNoShow, booked, world.practitioner);
  }),
);

const moving = fc.tuple(which, slot).map(([n, at]) =>
  onBooking(`move to ${at}: `, n, async (booked, _, world) => {
    await tryCall(world, moveBooking, booked, world.practitioner, slotOf(at));
  }),
);

const expiring = which.map((n) =>
  onBooking('expire', n, (booked, _, world) => expire(booked, world)),
);

async function expire({ id: bookingId }: Booked, { market }: HistoryWorld): Promise<void> {
  await sql`update bookings set hold_until = clock_timestamp() where id = ${bookingId}`.execute(
    market.db,
  );
  await inTransaction(market.db, (trx) =>
    market.deps.jobs.enqueue(trx, 'expire-hold', { bookingId }),
  );
}

/** Cancelled on its day, and so without a refund; then the time is sold to the other customer, who comes. */
const reselling = which.map((n) =>
  onBooking('sellAgain', n, async (booked, model, world) => {
    await payAndWait(world, booked);
    await moveClockTo(world, booked, 'dayOf');
    await cancel(booked, model, world);
    const made = await bookTimeOf(world, booked);
    if (!made) return;
    model.booked.push(made);
    await payAndWait(world, made);
    await moveClockTo(world, made, 'after');
    // A clock that leaps next would leave the sweep no time for it.
    await resellDue(world.market.deps);
  }),
);

/** The other customer waits, and gets what this one cancels: they take it, let it go, or do nothing. */
const offering = fc
  .tuple(which, fc.boolean(), fc.constantFrom('take', 'let go', 'miss'))
  .map(([n, isLate, answer]) =>
    onBooking(`offer and ${answer}: `, n, async (booked, model, world) => {
      const customer = booked.customer === world.customers[0] ? 1 : 0;
      await wait(world, customer);
      await payAndWait(world, booked);
      if (isLate) await moveClockTo(world, booked, 'dayOf');
      await cancel(booked, model, world);
      const offered = await offerTo(world, customer);
      if (!offered) return;
      model.booked.push(offered);
      if (answer === 'take') await pay(world, offered, 'pm_card_visa');
      if (answer === 'let go') await cancel(offered, model, world);
      if (answer === 'miss') await expire(offered, world);
    }),
  );

async function wait({ market, practitioner, customers }: HistoryWorld, who: 0 | 1): Promise<void> {
  const body = wishFor(practitioner, { address: homeOf(practitioner, who) ?? null });
  const { status } = await market.call(joinWaitingList, { body }, { as: customers[who] });
  // 409 beyond five lists.
  if (status !== 201 && status !== 409) throw unexpected('waiting', status, null);
}

/** Null when the time suits nobody, or somebody booked it meanwhile. */
async function offerTo(world: HistoryWorld, who: 0 | 1): Promise<Booked | null> {
  const { market, practitioner, customers } = world;
  const customer = customers[who];
  await market.eventually(async () => {
    const { rows } = await sql`select from freed_slots
      where practitioner_id = ${practitioner.id} and closed_at is null`.execute(market.db);
    return rows.length === 0;
  });
  const { body } = await market.call(waitingList, {}, { as: customer });
  const offer = body.offers.find(({ status }) => status === 'open');

  return offer ? { id: offer.booking_id, customer } : null;
}

/**
 * Books with a patch test, whose result is recorded after it: a reaction cancels what is to come of this
 * treatment, and refunds it.
 */
const testing = fc
  .tuple(who, slot, fc.constantFrom('clear', 'reaction'))
  .map(([customer, at, result]) =>
    command(`test(${customer}, ${at}): ${result}`, async (model, world) => {
      const booked = await bookTested(world, customer, at);
      if (!booked) return;
      model.booked.push(booked);
      await payAndWait(world, booked);
      const visit = { ...booked, id: await testOf(world.market, booked.id) };
      await moveClockTo(world, visit, 'after');
      await tryCall(world, recordPatchTest, visit, world.practitioner, { result });
    }),
  );

/** A paper that the work needs has ended: an admin keeps or cancels a booking; then it is renewed. */
const settlingPapers = fc.tuple(which, fc.constantFrom('keep', 'cancel')).map(([n, choice]) =>
  onBooking(`${choice} without papers: `, n, async (booked, _, world) => {
    await payAndWait(world, booked);
    const { db } = world.market;
    const { id } = world.practitioner;
    await sql`update practitioners set work_dates = '{}' where user_id = ${id}`.execute(db);
    const body = { booking_id: booked.id, choice, reason: 'The insurance has ended' };
    await tryCall(world, settlePaperBooking, booked, world.admin, body);
    await sql`update practitioners set work_dates = '{(,)}' where user_id = ${id}`.execute(db);
  }),
);

/** A full refund by hand in the provider's dashboard, if there is anything to refund. */
const refunding = which.map((n) =>
  onBooking('refund', n, async ({ id }, { refundedByHand }, { market }) => {
    const { rows } = await sql<{ intent_id: string }>`
      select intent_id from payments where booking_id = ${id} and intent_id is not null`.execute(
      market.db,
    );
    for (const { intent_id: payment_intent } of rows) {
      const refund = await market.deps.stripe.refunds.create({ payment_intent }).catch(() => null);
      if (refund) refundedByHand.add(id);
    }
  }),
);

/** The two longest move any booking past its end and past the 48 hours before its payout. */
const waiting = fc
  .constantFrom(20, 40, 100, 200, 250)
  .map((hours) => command(`clock + ${hours} h`, (_, world) => moveClock(world, hours)));

/** Repeated by weight: the common commands come more often. */
const all = [
  ...[booking, booking, booking, racing, paying, paying, paying, declining, expiring],
  ...[cancelling, practitionerCancelling, moving, markingNoShow, refunding, waiting, waiting],
  ...[bookingTested, testing, testing, reselling, offering, offering],
  ...[settlingPapers, settlingPapers, waiting, waiting],
];

export function histories(size: number): fc.Arbitrary<Iterable<Command>> {
  return fc.commands(all, { maxCommands: size, size: 'max' });
}
