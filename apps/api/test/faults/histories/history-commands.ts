import {
  type Call,
  cancelByCustomer,
  cancelByPractitioner,
  markNoShow,
  moveBooking,
} from '@freely/api-client/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../../src/infrastructure/database/transaction.ts';
import type { TestUser } from '../../support/make-users.ts';
import {
  type Booked,
  book,
  type HistoryWorld,
  moveClock,
  pay,
  slotOf,
  slots,
  unexpected,
} from './history-world.ts';

/** What the server has promised so far in a history. It is compared with the outcome at the end. */
export interface HistoryModel {
  booked: Booked[];
  /** What the customer was told when they cancelled a paid booking. */
  promised: Map<number, 'refund' | 'nothing'>;
  /** Refunded by hand, in the provider's dashboard. */
  refundedByHand: Set<number>;
}

type Step = (model: HistoryModel, world: HistoryWorld) => Promise<void>;
type Command = fc.AsyncCommand<HistoryModel, HistoryWorld>;

const command = (name: string, run: Step, isPossible = (_: HistoryModel) => true): Command => ({
  check: isPossible,
  run,
  toString: () => name,
});

/** A command about the booking with index `n`, modulo the number of bookings so far. */
const onBooking = (
  name: string,
  n: number,
  run: (...given: [Booked, ...Parameters<Step>]) => Promise<void>,
) =>
  command(
    `${name}(${n})`,
    (model, world) => run(model.booked[n % model.booked.length] as Booked, model, world),
    ({ booked }) => booked.length > 0,
  );

/** The call may succeed or be refused, but must not fail with a server error. */
async function tryCall(
  { market }: HistoryWorld,
  call: Call,
  { id }: Booked,
  as: TestUser,
  body?: object,
): Promise<{ isDone: boolean; message: string }> {
  const input = { params: { id: String(id) }, ...(body ? { body } : {}) };
  const response = await market.call(call, input as never, { as });
  if (response.status >= 500) throw unexpected(call.path, response.status, response.body);

  return { isDone: response.status === 200, message: response.body.message };
}

const which = fc.nat({ max: 5 });
const who = fc.constantFrom<(0 | 1)[]>(0, 1);
const slot = fc.nat({ max: slots - 1 });

const booking = fc.tuple(who, slot).map(([customer, at]) =>
  command(`book(${customer}, ${at})`, async (model, world) => {
    const made = await book(world, customer, at);
    if (made) model.booked.push(made);
  }),
);

/** Two customers book the same time concurrently. */
const racing = slot.map((at) =>
  command(`race(${at})`, async (model, world) => {
    const made = await Promise.all([book(world, 0, at), book(world, 1, at)]);
    model.booked.push(...made.filter((each) => each !== null));
  }),
);

const paying = which.map((n) =>
  onBooking('pay', n, (booked, _, world) => pay(world, booked, 'pm_card_visa')),
);

const declining = which.map((n) =>
  onBooking('decline', n, (booked, _, world) => pay(world, booked, 'pm_card_chargeDeclined')),
);

const cancelling = which.map((n) =>
  onBooking('cancel', n, async (booked, { promised }, world) => {
    const { isDone, message } = await tryCall(world, cancelByCustomer, booked, booked.customer);
    if (!isDone) return;
    if (message.includes('We are returning')) promised.set(booked.id, 'refund');
    if (message.includes('not refunded')) promised.set(booked.id, 'nothing');
  }),
);

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
  onBooking('expire', n, async ({ id: bookingId }, _, { market }) => {
    await sql`update bookings set hold_until = clock_timestamp() where id = ${bookingId}`.execute(
      market.db,
    );
    await inTransaction(market.db, (trx) =>
      market.deps.jobs.enqueue(trx, 'expire-hold', { bookingId }),
    );
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
];

export function histories(size: number): fc.Arbitrary<Iterable<Command>> {
  return fc.commands(all, { maxCommands: size, size: 'max' });
}
