// Chargebacks: a customer asked their bank for the money back. The bank takes the money at once and
// decides weeks later.
import type Stripe from 'stripe';
import { type LockedBooking, lockBooking, recordEvent } from '../../booking/bookings/index.ts';
import { recountGifts } from '../../booking/loyalty/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import {
  chargebackLostMovement,
  chargebackMovement,
  chargebackWonMovement,
  isSold,
  post,
} from '../ledger/index.ts';
import { closeChargeback, findOrCreateChargeback } from './chargebacks.repository.ts';
import { statusOfDispute } from './payment-lifecycle.ts';
import { bookingOfIntent, lockPayment } from './payments.repository.ts';
import { requestRefund } from './refund-payment.ts';
import { undoReturnedSale } from './returned-sale.ts';

/** Records the state of a dispute: forward only, and idempotent. */
export async function settleChargeback(
  { db, jobs, events }: Deps,
  dispute: Stripe.Dispute,
): Promise<void> {
  const { payment_intent: intent, amount, id } = dispute;
  const intentId = typeof intent === 'string' ? intent : (intent?.id ?? '');
  const bookingId = await bookingOfIntent(db, intentId);
  if (bookingId === null) return;

  await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking || !(await lockPayment(trx, bookingId))) return;
    const known = await findOrCreateChargeback(trx, { id, bookingId, amount });
    const status = statusOfDispute(dispute);
    if (known.isNew) {
      await recordEvent(trx, bookingId, 'chargeback_opened', null, { amount });
      // What a bank has taken back earns no gift (D96).
      await recountGifts(trx, events, booking);
    }
    // An inquiry does not take the money yet.
    const isTaken = dispute.balance_transactions.length > 0;
    if (isTaken) await post(trx, bookingId, id, [chargebackMovement(amount)]);
    if (status === 'open' || known.status !== 'open') return;

    await closeChargeback(trx, id, status);
    await recordEvent(trx, bookingId, `chargeback_${status}`, null, { amount });
    if (status === 'won') {
      if (isTaken) await post(trx, bookingId, id, [chargebackWonMovement(amount)]);
      await refundCancelledBooking(trx, jobs, booking);
      await recountGifts(trx, events, booking);
    } else {
      await post(trx, bookingId, id, [chargebackLostMovement(booking.customer_id, amount)]);
      await undoReturnedSale(trx, jobs, booking);
    }
    await jobs.enqueue(trx, 'pay-out', { bookingId });
  });
}

/** A booking that was cancelled while the bank had the money could not be refunded then. */
async function refundCancelledBooking(trx: Trx, jobs: Jobs, booking: LockedBooking): Promise<void> {
  const payment = await lockPayment(trx, booking.id);
  if (payment && !(await isSold(trx, booking.id))) {
    await requestRefund(trx, jobs, booking, payment, 'after_chargeback');
  }
}
