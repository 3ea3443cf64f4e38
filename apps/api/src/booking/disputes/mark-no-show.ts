import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { lockBooking, paymentLeft, transitionBooking, wasDeleted } from '../bookings/index.ts';
import { noShowMarked } from '../events/index.ts';
import { requireNoShowAllowed } from './disputes.policy.ts';
import { findByBooking, isReviewed, saveContest } from './disputes.repository.ts';

/**
 * `undecided`: an admin decides. `taken_back`: the customer's bank has the payment. `refunded`: the customer has had it
 * back. `nothing`: it was free.
 */
export type PayOfNoShow = 'undecided' | 'taken_back' | 'refunded' | 'nothing' | 'in_full';

/**
 * Records that the customer did not appear: no refund, and the practitioner is paid (D26). An admin
 * decides when the customer has reported lateness, or never accepted a time that was moved at short
 * notice. Returns what becomes of the practitioner's pay.
 * @throws 404 for somebody else's booking, 409 too early, too late, or when it was settled already.
 */
export async function markNoShow(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: number,
  practitioner: Actor,
): Promise<PayOfNoShow> {
  return inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (!booking) throw notFound('bookings.notFound');
    if (booking.status === 'expired') throw wasDeleted();
    const dispute = await findByBooking(trx, id);
    requireNoShowAllowed(booking, dispute, await isReviewed(trx, id));

    await transitionBooking(trx, booking, 'noShowByCustomer', practitioner);
    const isContested = dispute !== null || booking.awaits_customer;
    if (isContested) await saveContest(trx, id, dispute?.practitioner_words ?? '');
    await events.publish(trx, noShowMarked, { booking });

    if (isContested) return 'undecided';
    const { returnedBy } = await paymentLeft(trx, id);
    if (returnedBy === 'bank') return 'taken_back';
    if (returnedBy === 'refund') return 'refunded';

    return booking.total_amount + booking.discount_amount === 0 ? 'nothing' : 'in_full';
  });
}
