import { refundable } from '@freely/domain/cancellation';
import type { Pence } from '@freely/domain/money';
import type Stripe from 'stripe';
import {
  chargedBackAmount,
  type LockedBooking,
  lockBooking,
  recordEvent,
} from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { refundFailed, refundSent } from '../events/index.ts';
import { failedRefundMovement, post, refundMovement } from '../ledger/index.ts';
import { enqueue } from '../outbox/index.ts';
import { isMadeAgain, operationKeys } from './operation-keys.ts';
import { statusOfRefund } from './payment-lifecycle.ts';
import { addRefunded, bookingOfIntent, lockPayment, type Payment } from './payments.repository.ts';
import { nextAttempt } from './refund-retries.ts';
import {
  findOrCreateRefund,
  insertRefund,
  type KnownRefund,
  madeAtProvider,
  refundsOnTheWay,
  saveFailed,
  saveSucceeded,
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
  | 'after_chargeback'
  /** One that was made by hand at the provider, and failed. */
  | 'again';

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

/** What was not refunded, less what a bank took. */
async function refundableNow(trx: Trx, payment: Payment): Promise<Pence> {
  const chargedBack = await chargedBackAmount(trx, payment.booking_id);

  return Math.max(0, (await notRefunded(trx, payment)) - chargedBack);
}

/** What was captured, less what was refunded and what is on its way. */
export async function notRefunded(trx: Trx, payment: Payment): Promise<Pence> {
  const onTheWay = await refundsOnTheWay(trx, payment);

  return refundable({ ...payment, refunded: payment.refunded + onTheWay });
}

interface PartOfPayment {
  reason: RefundReason;
  key: string;
  amount: Pence;
}

interface WantedRefund extends PartOfPayment {
  /** How often it was tried by itself before, and now. */
  attempt?: number;
  /** The admin who has it made again. */
  actor?: Actor | null;
}

/** Writes a refund down and queues it; once for each key. */
export async function enqueueRefund(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  payment: Payment,
  { reason, key: name, amount, attempt = 1, actor = null }: WantedRefund,
): Promise<void> {
  const key = operationKeys.refund(booking, name);
  const wanted = { payment_id: payment.id, operation_key: key, amount, reason, attempt };
  if (!(await insertRefund(trx, wanted))) return;

  await enqueue(trx, {
    key,
    kind: 'refund',
    bookingId: booking.id,
    request: { intentId: payment.intent_id, amount },
  });
  await recordEvent(trx, booking.id, 'refund_wanted', actor, { reason, amount });
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

      const { amount } = refund;
      const isFirst = !isMadeAgain(known.operation_key);
      if (status === 'succeeded') {
        await saveSucceeded(trx, known.id);
        await addRefunded(trx, payment, amount);
        await post(trx, bookingId, refund.id, [refundMovement(booking.customer_id, amount)]);
        await recordEvent(trx, bookingId, 'refunded', null, { amount });
        if (known.reason === madeAtProvider) await undoReturnedSale(trx, jobs, booking);
        await events.publish(trx, refundSent, {
          refundId: known.id,
          bookingId,
          customerId: booking.customer_id,
          amount,
          isForLatePayment: isFirst && known.reason === 'late_payment',
          isForResale: isFirst && known.reason === 'resold',
        });
        return;
      }
      if (known.status === 'succeeded') {
        await addRefunded(trx, payment, -amount);
        await post(trx, bookingId, refund.id, [failedRefundMovement(booking.customer_id, amount)]);
      }
      await failRefund(trx, events, booking, { ...known, amount });
    },
    'settle-refund',
  );
}

/** It is made again later (D103). The customer is told once, and again where we had said that they have it. */
export async function failRefund(
  trx: Trx,
  events: Deps['events'],
  booking: LockedBooking,
  { id, operation_key: key, status, attempt, amount }: KnownRefund & { amount: Pence },
): Promise<void> {
  const retryAt = nextAttempt(attempt, new Date());
  await saveFailed(trx, id, retryAt);
  await recordEvent(trx, booking.id, 'refund_failed', null, { amount });
  await events.publish(trx, refundFailed, {
    refundId: id,
    bookingId: booking.id,
    customerId: booking.customer_id,
    amount,
    isNews: !isMadeAgain(key) || status === 'succeeded',
    isMadeAgain: retryAt !== null,
  });
}

function intentOf({ payment_intent: intent }: Stripe.Refund): string {
  return typeof intent === 'string' ? intent : (intent?.id ?? '');
}
