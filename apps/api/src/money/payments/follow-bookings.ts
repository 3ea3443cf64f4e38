import type { LockedBooking } from '../../booking/bookings/index.ts';
import { bookingCancelled, bookingConfirmed, disputeSettled } from '../../booking/events/index.ts';
import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import { post, saleMovements, saleOf, saleUndoneMovements } from '../ledger/index.ts';
import { openPayout } from '../payouts/index.ts';
import { type RefundReason, refundBooking } from './refund-payment.ts';
import { insertLateCancellation } from './resales.repository.ts';

/** The money of a booking follows what happens to it, in the same transaction. */
export function subscribePayments({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  events.subscribe(bookingConfirmed, async (trx, { booking }) => {
    await post(trx, booking.id, `booking-${booking.id}`, saleMovements(saleOf(booking)));
    await openPayout(trx, booking);
  });

  events.subscribe(bookingCancelled, async (trx, { booking, by, isRefunded }) => {
    if (isRefunded) await returnSale(trx, booking, `cancelled_by_${by}`);
    else if (booking.total_amount > 0) await insertLateCancellation(trx, booking.id);
  });

  events.subscribe(disputeSettled, async (trx, { booking, isRefunded }) => {
    if (isRefunded) await returnSale(trx, booking, 'no_show_practitioner');
  });

  async function returnSale(trx: Trx, booking: LockedBooking, reason: RefundReason) {
    await post(trx, booking.id, `booking-${booking.id}`, saleUndoneMovements(saleOf(booking)));
    await refundBooking(trx, jobs, booking, reason);
  }
}
