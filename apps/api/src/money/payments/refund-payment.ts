import { refundable } from '@freely/domain/cancellation';
import type { Pence } from '@freely/domain/money';
import type Stripe from 'stripe';
import { type LockedBooking, lockBooking, recordEvent } from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { refundSent } from '../events/index.ts';
import { failedRefundMovement, post, refundMovement } from '../ledger/index.ts';
import { enqueue } from '../outbox/index.ts';
import { chargedBackAmount } from './chargebacks.repository.ts';
import { operationKeys } from './operation-keys.ts';
import { statusOfRefund } from './payment-lifecycle.ts';
import { addRefunded, bookingOfIntent, lockPayment, type Payment } from './payments.repository.ts';
import {
  findOrCreateRefund,
  insertRefund,
  madeAtProvider,
  refundsOnTheWay,
  saveRefundStatus,
  saveRefused,
} from './refunds.repository.ts';
import { undoReturnedSale } from './returned-sale.ts';

/** Why a booking is refunded. */
export type RefundReason =
  | 'late_payment'
  | 'cancelled_by_customer'
  | 'cancelled_by_practitioner'
  | 'no_show_practitioner'
  /** Cancelled too late, and the time was sold again. */
  | 'resold'
  /** Cancelled while the customer's bank had the money, which then came back. */
  | 'after_chargeback';

/**
 * Requests a full refund: the captured amount less what was refunded already (D51). An amount that
 * a bank took is with the customer, or in dispute, and is not refunded a second time.
 */
export async function requestRefund(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  payment: Payment,
  reason: RefundReason,
): Promise<void> {
  const amount = await refundableNow(trx, payment);
  // A practitioner who was paid out has to return it.
  await jobs.enqueue(trx, 'pay-out', { bookingId: booking.id });
  if (amount === 0) return;
  await enqueueRefund(trx, jobs, booking, payment, { reason, key: reason, amount });
}

/**
 * Requests a part of what was paid, or what is left of it. Returns the pence that are requested; null when
 * nothing is left. `key` makes it happen once.
 */
export async function refundPart(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  wanted: PartOfPayment,
): Promise<Pence | null> {
  const payment = await lockPayment(trx, booking.id);
  if (!payment) return null;
  const amount = Math.min(wanted.amount, await refundableNow(trx, payment));
  if (amount === 0) return wanted.amount === 0 ? 0 : null;
  // A practitioner who was paid out has to return it.
  await jobs.enqueue(trx, 'pay-out', { bookingId: booking.id });
  await enqueueRefund(trx, jobs, booking, payment, { ...wanted, amount });

  return amount;
}

/** What was captured, less what was refunded, what is on its way, and what a bank took. */
async function refundableNow(trx: Trx, payment: Payment): Promise<Pence> {
  const chargedBack = await chargedBackAmount(trx, payment.booking_id);
  const onTheWay = await refundsOnTheWay(trx, payment);

  return refundable({ ...payment, refunded: payment.refunded + chargedBack + onTheWay });
}

interface PartOfPayment {
  reason: RefundReason;
  key: string;
  amount: Pence;
}

async function enqueueRefund(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  payment: Payment,
  { reason, key: name, amount }: PartOfPayment,
): Promise<void> {
  const key = operationKeys.refund(booking, name);
  if (!(await insertRefund(trx, { payment_id: payment.id, operation_key: key, amount, reason })))
    return;

  await enqueue(trx, {
    key,
    kind: 'refund',
    bookingId: booking.id,
    request: { intentId: payment.intent_id, amount },
  });
  await recordEvent(trx, booking.id, 'refund_wanted', null, { reason, amount });
  await jobs.enqueue(trx, 'provider-op', { key });
}

/** Requests a full refund of a booking that was cancelled or did not take place. */
export async function refundBooking(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  reason: RefundReason,
): Promise<void> {
  const payment = await lockPayment(trx, booking.id);
  if (payment) await requestRefund(trx, jobs, booking, payment, reason);
}

/** Records the state of a refund: forward only, and idempotent. */
export async function settleRefund(
  { db, jobs, events }: Deps,
  refund: Stripe.Refund,
): Promise<void> {
  const bookingId = await bookingOfIntent(db, intentOf(refund));
  if (bookingId === null) return;

  await inTransaction(
    db,
    async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const payment = await lockPayment(trx, bookingId);
      if (!booking || !payment) return;
      const known = await findOrCreateRefund(trx, payment, refund);
      const status = statusOfRefund(refund);
      if (status === null || status === known.status || known.status === 'failed') return;

      await saveRefundStatus(trx, known.id, status);
      const { amount } = refund;
      if (status === 'succeeded') {
        await addRefunded(trx, payment, amount);
        await post(trx, bookingId, refund.id, [refundMovement(booking.customer_id, amount)]);
        await recordEvent(trx, bookingId, 'refunded', null, { amount });
        if (known.reason === madeAtProvider) await undoReturnedSale(trx, jobs, booking);
        await events.publish(trx, refundSent, {
          refundId: known.id,
          bookingId,
          customerId: booking.customer_id,
          amount,
          isForLatePayment: known.reason === 'late_payment',
          isForResale: known.reason === 'resold',
        });
        return;
      }
      if (known.status === 'succeeded') {
        await addRefunded(trx, payment, -amount);
        await post(trx, bookingId, refund.id, [failedRefundMovement(booking.customer_id, amount)]);
      }
      await recordEvent(trx, bookingId, 'refund_failed', null, { amount });
    },
    'settle-refund',
  );
}

/** The provider refused the refund: an admin has to make it. */
export async function recordRefusedRefund(db: Db, key: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const failed = await saveRefused(trx, key);
    if (!failed) return;
    await recordEvent(trx, failed.booking_id, 'refund_failed', null, { amount: failed.amount });
  });
}

function intentOf({ payment_intent: intent }: Stripe.Refund): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}
