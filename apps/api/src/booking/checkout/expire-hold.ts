import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { lockBooking, transitionBooking } from '../bookings/index.ts';
import { holdReleased } from '../events/index.ts';
import { findUnpaid, replacedHolds, staleHolds, staleHoldsAt } from './ending-holds.repository.ts';
import { markMoved } from './hold-limits.repository.ts';
import type { CheckoutDeps } from './hold-payments.ts';

/**
 * Releases the slot of a hold past its time: first closes the payment, so that nobody can pay any
 * more, then frees the slot. If the payment has succeeded, the booking is confirmed instead (D16).
 * Does nothing before the end of the hold.
 * @throws when the provider does not report the outcome of the payment; the job is then retried.
 */
export async function expireHold(deps: CheckoutDeps, bookingId: number): Promise<void> {
  const { db, events, payments } = deps;
  const booking = await findUnpaid(db, bookingId);
  if (!booking?.isOver) return;

  await payments.close(booking);
  await inTransaction(
    db,
    async (trx) => {
      const held = await lockBooking(trx, bookingId);
      if (held?.status !== 'held' || held.hold_until > held.now) return;
      if (!(await payments.isClosed(trx, bookingId))) {
        throw new Error(`The payment of booking ${bookingId} is still open`);
      }
      await transitionBooking(trx, held, 'expire');
      await events.publish(trx, holdReleased, { booking: held, why: 'ended' });
    },
    'expire-hold',
  );
}

type ReleaseDeps = Pick<Deps, 'jobs' | 'events'>;

const maxWaitMs = 2_000;

/**
 * Expires holds past their time that block a slot, after asking the provider about their payments.
 * A new customer waits no longer than `maxWaitMs` for this.
 */
export async function releaseStaleHolds(
  deps: CheckoutDeps,
  practitionerId: number,
  from: Date,
  to: Date,
): Promise<void> {
  const stale = await staleHolds(deps.db, practitionerId, from, to);
  if (stale.length === 0) return;

  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs);
  });
  // A hold that fails here is expired by dropStaleHolds, and its job asks the provider again.
  const expired = Promise.allSettled(stale.map((id) => expireHold(deps, id)));
  await Promise.race([expired, timeout]);
  clearTimeout(timer);
}

/**
 * Expires holds past their time without asking the provider, so that they never block a new
 * customer, even when the provider does not respond. A job closes the payment afterwards; a payment
 * that has succeeded is refunded. Call it under the practitioner's lock.
 */
export async function dropStaleHolds(
  trx: Trx,
  deps: ReleaseDeps,
  practitionerId: number,
  from: Date,
  to: Date,
): Promise<void> {
  await letGo(trx, deps, await staleHolds(trx, practitionerId, from, to), 'ended');
}

/** The same for all holds past their time at a salon. Call it under the practitioner's lock. */
export async function dropStaleHoldsAt(
  trx: Trx,
  deps: ReleaseDeps,
  salon: { practitionerId: number; salonId: number },
): Promise<void> {
  await letGo(trx, deps, await staleHoldsAt(trx, salon), 'ended');
}

/**
 * Lets go of a customer's own holds that their new booking takes the place of (D70), like holds past
 * their time. Call it under the practitioner's lock, and before the new time is checked. Returns their ids.
 */
export async function dropReplacedHolds(
  trx: Trx,
  deps: ReleaseDeps,
  wanted: Parameters<typeof replacedHolds>[1],
): Promise<number[]> {
  const replaced = await replacedHolds(trx, wanted);
  await letGo(trx, deps, replaced, 'replaced');
  await markMoved(trx, replaced);

  return replaced;
}

async function letGo(
  trx: Trx,
  { jobs, events }: ReleaseDeps,
  ids: readonly number[],
  why: 'ended' | 'replaced',
): Promise<void> {
  for (const id of ids) {
    const held = await lockBooking(trx, id);
    if (held?.status !== 'held') continue;
    await transitionBooking(trx, held, 'expire');
    await jobs.enqueue(trx, 'expire-hold', { bookingId: id });
    await events.publish(trx, holdReleased, { booking: held, why });
  }
}
