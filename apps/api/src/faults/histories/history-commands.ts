import {
  type Call,
  cancelByCustomer,
  cancelByPractitioner,
  markNoShow,
  moveBooking,
} from '@freely/api-client/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../database/transaction.ts';
import type { TestUser } from '../../testing/make-users.ts';
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

/** What a history has promised so far; what became of it is read at the end. */
export interface HistoryModel {
  booked: Booked[];
  /** What the customer was told when they called a paid booking off. */
  promised: Map<number, 'refund' | 'nothing'>;
  /** Given back by hand, in the provider's dashboard. */
  returned: Set<number>;
}

type Step = (model: HistoryModel, world: HistoryWorld) => Promise<void>;
type Command = fc.AsyncCommand<HistoryModel, HistoryWorld>;

const command = (name: string, run: Step, isPossible = (_: HistoryModel) => true): Command => ({
  check: isPossible,
  run,
  toString: () => name,
});

/** About the one that was booked as number `n`, counted round. */
const about = (
  name: string,
  n: number,
  run: (...given: [Booked, ...Parameters<Step>]) => Promise<void>,
) =>
  command(
    `${name}(${n})`,
    (model, world) => run(model.booked[n % model.booked.length] as Booked, model, world),
    ({ booked }) => booked.length > 0,
  );

/** Refused or done, but never broken. */
async function ask(
  { market }: HistoryWorld,
  call: Call,
  { id }: Booked,
  as: TestUser,
  body?: object,
): Promise<{ isDone: boolean; message: string }> {
  const input = { params: { id: String(id) }, ...(body ? { body } : {}) };
  const answer = await market.call(call, input as never, { as });
  if (answer.status >= 500) throw unexpected(call.path, answer.status, answer.body);

  return { isDone: answer.status === 200, message: answer.body.message };
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

/** Two people want the same time in the same moment. */
const racing = slot.map((at) =>
  command(`race(${at})`, async (model, world) => {
    const made = await Promise.all([book(world, 0, at), book(world, 1, at)]);
    model.booked.push(...made.filter((each) => each !== null));
  }),
);

const paying = which.map((n) =>
  about('pay', n, (booked, _, world) => pay(world, booked, 'pm_card_visa')),
);

const declining = which.map((n) =>
  about('decline', n, (booked, _, world) => pay(world, booked, 'pm_card_chargeDeclined')),
);

const cancelling = which.map((n) =>
  about('cancel', n, async (booked, { promised }, world) => {
    const { isDone, message } = await ask(world, cancelByCustomer, booked, booked.customer);
    if (!isDone) return;
    if (message.includes('We are returning')) promised.set(booked.id, 'refund');
    if (message.includes('not refunded')) promised.set(booked.id, 'nothing');
  }),
);

const leaving = which.map((n) =>
  about('cancelByPractitioner', n, async (booked, _, world) => {
    await ask(world, cancelByPractitioner, booked, world.practitioner);
  }),
);

const missing = which.map((n) =>
  about('noShow', n, async (booked, _, world) => {
    await ask(world, markNoShow, booked, world.practitioner);
  }),
);

const moving = fc.tuple(which, slot).map(([n, at]) =>
  about(`move to ${at}: `, n, async (booked, _, world) => {
    await ask(world, moveBooking, booked, world.practitioner, slotOf(at));
  }),
);

const expiring = which.map((n) =>
  about('expire', n, async ({ id: bookingId }, _, { market }) => {
    await sql`update bookings set hold_until = clock_timestamp() where id = ${bookingId}`.execute(
      market.db,
    );
    await inTransaction(market.db, (trx) =>
      market.deps.jobs.enqueue(trx, 'expire-hold', { bookingId }),
    );
  }),
);

/** Somebody gives everything back in the provider's own dashboard, if there is anything. */
const refunding = which.map((n) =>
  about('refund', n, async ({ id }, { returned }, { market }) => {
    const { rows } = await sql<{ intent_id: string }>`
      select intent_id from payments where booking_id = ${id} and intent_id is not null`.execute(
      market.db,
    );
    for (const { intent_id: payment_intent } of rows) {
      const refund = await market.deps.stripe.refunds.create({ payment_intent }).catch(() => null);
      if (refund) returned.add(id);
    }
  }),
);

/** The two longest bring any booking to its end and past the 48 hours until it is paid out. */
const waiting = fc
  .constantFrom(20, 40, 100, 200, 250)
  .map((hours) => command(`clock + ${hours} h`, (_, world) => moveClock(world, hours)));

/** Mostly what people do mostly. */
const all = [
  ...[booking, booking, booking, racing, paying, paying, paying, declining, expiring],
  ...[cancelling, leaving, moving, missing, refunding, waiting, waiting],
];

export function histories(size: number): fc.Arbitrary<Iterable<Command>> {
  return fc.commands(all, { maxCommands: size, size: 'max' });
}
