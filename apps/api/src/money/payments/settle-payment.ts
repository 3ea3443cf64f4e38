// The only place where a booking becomes paid: from the state that the provider itself reports
// (D19).
import type Stripe from 'stripe';
import {
  isMovedHold,
  isStillFree,
  type LockedBooking,
  lockBooking,
  recordEvent,
} from '../../booking/bookings/index.ts';
import { confirmBooking } from '../../booking/checkout/index.ts';
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
      const payment = await lockPayment(trx, bookingId);
      if (!booking || !payment) return;
      assertSame(payment, intent);
      if (payment.intent_id === null) {
        await saveIntent(trx, payment, { id: intent.id, clientSecret: intent.client_secret });
      }

      const status = laterOf(payment.status, statusOfIntent(intent));
      if (status === payment.status) return;
      const captured = status === 'succeeded' ? intent.amount_received : payment.captured;
      await saveProgress(trx, payment, { status, captured });
      if (status === 'succeeded') {
        await capturePayment(trx, deps, booking, { ...payment, intent_id: intent.id, captured });
      }
    },
    'settle-intent',
  );
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
  if (isStillTheirs && (await confirmIfItFits(trx, events, booking))) return;
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

/** @throws for another intent, amount or currency than we requested: a person has to look at it. */
function assertSame(payment: Payment, intent: Stripe.PaymentIntent): void {
  const isSameIntent = payment.intent_id === null || payment.intent_id === intent.id;
  const isSameMoney =
    intent.amount === payment.amount &&
    intent.currency === 'gbp' &&
    (intent.status !== 'succeeded' || intent.amount_received === payment.amount);
  if (!isSameIntent || !isSameMoney) {
    throw new Error(`${intent.id} is not the payment that booking ${payment.booking_id} awaits`);
  }
}
