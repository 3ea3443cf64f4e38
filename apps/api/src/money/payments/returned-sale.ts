import {
  chargedBackAmount,
  type LockedBooking,
  recordEvent,
} from '../../booking/bookings/index.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { leftOfSale, partUndoneMovements, post, saleOf } from '../ledger/index.ts';
import { findByBooking } from './payments.repository.ts';

/**
 * Undoes the sale when the customer got everything back although nobody cancelled the booking: by a
 * chargeback, or by a refund in the provider's own dashboard. The practitioner then earns nothing.
 * The platform bears a partial return.
 */
export async function undoReturnedSale(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
): Promise<void> {
  const payment = await findByBooking(trx, booking.id);
  const left = await leftOfSale(trx, booking.id);
  if (!payment || left.amount + left.discount === 0) return;
  const chargedBack = await chargedBackAmount(trx, booking.id);
  if (payment.captured > payment.refunded + chargedBack) return;

  await post(trx, booking.id, `booking-${booking.id}`, partUndoneMovements(saleOf(booking), left));
  await recordEvent(trx, booking.id, 'sale_undone');
  await jobs.enqueue(trx, 'pay-out', { bookingId: booking.id });
}
