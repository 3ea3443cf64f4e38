import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { lockBooking, move } from '../bookings/index.ts';
import { closePayment, isClosed } from '../payments/index.ts';
import { staleHolds } from './checkout.repository.ts';

/**
 * Lets a slot go whose hold is over: first nobody can pay any more, then it is free. A payment that
 * turns out to have succeeded confirms the booking instead (D16). Does nothing before its time.
 * @throws when the provider does not say what became of the payment: the job tries again.
 */
export async function expireHold(deps: Deps, bookingId: number): Promise<void> {
  const { db } = deps;
  const booking = await db
    .selectFrom('bookings')
    .select([
      'id',
      'created_at',
      'status',
      sql<boolean>`hold_until <= clock_timestamp() or status <> 'held'`.as('isOver'),
    ])
    .where('id', '=', bookingId)
    // A hold that its customer called off has a payment to be closed too.
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  if (!booking?.isOver) return;

  await closePayment(deps, booking);
  await inTransaction(
    db,
    async (trx) => {
      const held = await lockBooking(trx, bookingId);
      if (held?.status !== 'held' || held.hold_until > held.now) return;
      if (!(await isClosed(trx, bookingId))) {
        throw new Error(`The payment of booking ${bookingId} is still open`);
      }
      await move(trx, held, 'expire');
    },
    'expire-hold',
  );
}

const patience = 2_000;

/** Asks about old holds that stand in the way, but does not let a new customer wait for long. */
export async function releaseStaleHolds(
  deps: Deps,
  practitionerId: number,
  from: Date,
  to: Date,
): Promise<void> {
  const stale = await staleHolds(deps.db, practitionerId, from, to);
  if (stale.length === 0) return;

  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  // What fails here is let go below, and its job asks again.
  const asked = Promise.allSettled(stale.map((id) => expireHold(deps, id)));
  await Promise.race([asked, enough]);
  clearTimeout(timer);
}

/**
 * Under the practitioner's lock: an old hold never keeps a new customer out, even when the provider
 * does not answer. Its payment is closed afterwards; money that came all the same goes back.
 */
export async function dropStaleHolds(
  trx: Trx,
  { jobs }: Deps,
  practitionerId: number,
  from: Date,
  to: Date,
): Promise<void> {
  for (const id of await staleHolds(trx, practitionerId, from, to)) {
    const held = await lockBooking(trx, id);
    if (held?.status !== 'held') continue;
    await move(trx, held, 'expire');
    await jobs.enqueue(trx, 'expire-hold', { bookingId: id });
  }
}
