// The only place where a booking becomes paid: from the state that the provider itself reports
// (D19).
import type { Pence } from '@freely/domain/money';
import type Stripe from 'stripe';
import {
  isMovedHold,
  isStillFree,
  type LockedBooking,
  lockBooking,
  recordEvent,
  transitionBooking,
} from '../../booking/bookings/index.ts';
import { confirmBooking } from '../../booking/checkout/index.ts';
import { holdReleased } from '../../booking/events/index.ts';
import { isDiscountGone } from '../../booking/loyalty/index.ts';
import type { Deps } from '../../deps.ts';
import {
  inSavepoint,
  inTransaction,
  isSlotTaken,
  type Trx,
} from '../../infrastructure/database/index.ts';
import { chargeMovement, post } from '../ledger/index.ts';
import { findOp } from '../outbox/index.ts';
import { operationKeys } from './operation-keys.ts';
import { laterOf, statusOfIntent } from './payment-lifecycle.ts';
import {
  bookingOfIntent,
  lockPayment,
  type Payment,
  saveIntent,
  saveProgress,
} from './payments.repository.ts';

import { requestRefund } from './refund-payment.ts';

/**
 * Records the current state of an intent at the provider. Called by webhooks, look-ups and the
 * reconciliation, any number of times and in any order: the outcome is the same.
 */
export async function settleIntent(deps: Deps, intent: Stripe.PaymentIntent): Promise<void> {
  const operation = intent.metadata?.operation_key;
  const bookingId =
    (await bookingOfIntent(deps.db, intent.id)) ??
    // The webhook came before the response was stored: the outbox entry says which booking it is.
    (operation ? ((await findOp(deps.db, operation))?.booking_id ?? null) : null);
  if (bookingId === null) return;

  await inTransaction(
    deps.db,
    async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const locked = await lockPayment(trx, bookingId);
      const payment = booking && locked && (await withIntent(trx, booking, locked, intent));
      if (!payment) return;

      const status = laterOf(payment.status, statusOfIntent(intent));
      if (status === payment.status) return;
      const captured = status === 'succeeded' ? penceReceived(intent) : payment.captured;
      // More is captured than we requested where the intent was changed at the provider.
      const amount = Math.max(payment.amount, captured);
      await saveProgress(trx, payment, { status, captured, amount });
      if (status === 'succeeded') {
        await capturePayment(trx, deps, booking, { ...payment, captured });
      }
    },
    'settle-intent',
  );
}

/**
 * The payment with this intent: the one that it has, or one that was just created for it. Null for one that was
 * cancelled and replaced.
 * @throws for another one: a person has to look at it
 */
async function withIntent(
  trx: Trx,
  booking: LockedBooking,
  payment: Payment,
  intent: Stripe.PaymentIntent,
): Promise<Payment | null> {
  const { id, status, client_secret: clientSecret, metadata } = intent;
  if (payment.intent_id === id) return payment;
  if (metadata?.operation_key === operationKeys.createIntent(booking, payment.intent_id)) {
    await saveIntent(trx, payment, { id, clientSecret });
    return { ...payment, intent_id: id, status: 'new' };
  }
  if (status === 'canceled') return null;

  throw new Error(`${id} is not the payment that booking ${booking.id} awaits`);
}

/** @throws for another currency than we requested: the ledger has pence, and a person has to look at it. */
function penceReceived({ id, currency, amount_received: received }: Stripe.PaymentIntent): Pence {
  if (currency !== 'gbp') throw new Error(`${id} was paid in ${currency}`);

  return received;
}

async function capturePayment(
  trx: Trx,
  { jobs, events }: Pick<Deps, 'jobs' | 'events'>,
  booking: LockedBooking,
  payment: Payment,
): Promise<void> {
  await post(trx, booking.id, `booking-${booking.id}`, [
    chargeMovement(booking.customer_id, payment.captured),
  ]);
  await recordEvent(trx, booking.id, 'payment_succeeded', null, { amount: payment.captured });

  // Until a hold is released its slot is still this customer's, even a second past its time. One that gave way to
  // another of theirs is not what they want any more (D70).
  const isStillTheirs =
    booking.status === 'held' ||
    (booking.status === 'expired' &&
      !(await isMovedHold(trx, booking.id)) &&
      (await isStillFree(trx, booking)) &&
      !(await isDiscountGone(trx, booking)));
  // Another amount is one that somebody changed at the provider.
  const isPrice = payment.captured === payment.amount;
  if (isPrice && isStillTheirs && (await confirmIfItFits(trx, events, booking))) return;
  // Its only payment is spent, so nobody can pay for it any more.
  if (booking.status === 'held') {
    await transitionBooking(trx, booking, 'expire');
    await events.publish(trx, holdReleased, { booking, why: 'ended' });
  }
  await requestRefund(trx, jobs, booking, payment, 'late_payment');
}

/**
 * False where the roads to what was booked meanwhile leave no time for it (ADR 0052): only the database works them
 * out, when the booking is confirmed.
 */
function confirmIfItFits(
  trx: Trx,
  events: Deps['events'],
  booking: LockedBooking,
): Promise<boolean> {
  return inSavepoint(trx, () => confirmBooking(trx, events, booking), isSlotTaken);
}
