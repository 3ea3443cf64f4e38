import type { Party } from '@freely/domain/booking-status';
import { isRefunded } from '@freely/domain/cancellation';
import type { Pence } from '@freely/domain/money';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { post, saleOf, saleUndoneMovements } from '../../money/ledger/index.ts';
import { refundBooking } from '../../money/payments/index.ts';
import { queueMail } from '../../notifications/index.ts';
import { factsOf, type LockedBooking, transitionBooking } from '../bookings/index.ts';
import { recountGifts } from '../loyalty/index.ts';

export interface Cancellation {
  /** Pence that were paid: 0 for a held booking. */
  paid: Pence;
  /** Pence that are refunded to the card. */
  refund: Pence;
}

/**
 * Cancels a locked booking, with refund, ledger entries and mails. `isRefunded` says whether the
 * customer gets a full refund or none (D25, D50). A held booking is released; a payment that arrives
 * afterwards is refunded in full (D16).
 * @throws when the status does not allow a cancellation, so check it first.
 */
export async function cancelBooking(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  by: Party,
  actor: Actor,
): Promise<Cancellation> {
  const step = by === 'customer' ? 'cancelByCustomer' : 'cancelByPractitioner';
  await transitionBooking(trx, booking, step, actor);
  if (booking.paid_at === null) {
    // The job closes the payment, so that nobody can pay any more.
    await jobs.enqueue(trx, 'expire-hold', { bookingId: booking.id });
    return { paid: 0, refund: 0 };
  }
  const refund = isRefunded(by, factsOf(booking)) ? await refundSale(trx, jobs, booking, by) : 0;
  await recountGifts(trx, jobs, booking);
  await notifyParties(trx, jobs, booking);

  return { paid: booking.total_amount, refund };
}

async function refundSale(trx: Trx, jobs: Jobs, booking: LockedBooking, by: Party): Promise<Pence> {
  await post(trx, booking.id, `booking-${booking.id}`, saleUndoneMovements(saleOf(booking)));

  return refundBooking(trx, jobs, booking, `cancelled_by_${by}`);
}

async function notifyParties(trx: Trx, jobs: Jobs, booking: LockedBooking): Promise<void> {
  const { id: bookingId, customer_id: customer, practitioner_id: practitioner } = booking;
  const about = { bookingId };
  await queueMail(trx, jobs, { kind: 'booking_cancelled_customer', toUserId: customer, ...about });
  await queueMail(trx, jobs, {
    kind: 'booking_cancelled_practitioner',
    toUserId: practitioner,
    ...about,
  });
}
