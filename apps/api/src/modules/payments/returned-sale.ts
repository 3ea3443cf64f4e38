import type { Trx } from '../../database/transaction.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type LockedBooking, recordEvent } from '../bookings/index.ts';
import { isSold, post, saleUndoneMovements, soldAs } from '../ledger/index.ts';
import { takenByBanks } from './chargebacks.repository.ts';
import { findByBooking } from './payments.repository.ts';

/**
 * When the customer has everything back although nobody called the booking off, by a bank's word or
 * from the provider's own dashboard, its practitioner earns nothing. A part that went back so is the
 * platform's to bear.
 */
export async function undoReturnedSale(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
): Promise<void> {
  const payment = await findByBooking(trx, booking.id);
  if (!payment || !(await isSold(trx, booking.id))) return;
  const taken = await takenByBanks(trx, booking.id);
  if (payment.captured > payment.refunded + taken) return;

  await post(trx, booking.id, `booking-${booking.id}`, saleUndoneMovements(soldAs(booking)));
  await recordEvent(trx, booking.id, 'sale_undone');
  await jobs.enqueue(trx, 'pay-out', { bookingId: booking.id });
}
