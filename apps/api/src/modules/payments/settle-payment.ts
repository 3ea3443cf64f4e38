// The one place where a booking becomes paid: from what the provider itself says (D19).
import type Stripe from 'stripe';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import {
  isStillFree,
  type LockedBooking,
  lockBooking,
  move,
  recordEvent,
} from '../bookings/index.ts';
import { chargeMovement, post, saleMovements, soldAs } from '../ledger/index.ts';
import { reckonGifts } from '../loyalty/index.ts';
import { queueMail } from '../notifications/index.ts';
import { openPayout } from '../payouts/index.ts';
import { findOp } from '../provider/index.ts';
import { laterOf, statusOfIntent } from './payment-lifecycle.ts';
import {
  bookingOfIntent,
  lockPayment,
  type Payment,
  saveIntent,
  saveProgress,
} from './payments.repository.ts';

import { wantRefund } from './refund-payment.ts';

/**
 * Takes over the state of an intent as the provider has it now. Called by webhooks, look-ups and
 * the reconciliation, any number of times and in any order: the outcome is the same.
 */
export async function settleIntent(
  { db, jobs }: Deps,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const operation = intent.metadata?.operation_key;
  const bookingId =
    (await bookingOfIntent(db, intent.id)) ??
    // The provider's word came before we could keep its answer: the intention tells whose it is.
    (operation ? ((await findOp(db, operation))?.booking_id ?? null) : null);
  if (bookingId === null) return;

  await inTransaction(
    db,
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
        await takeMoney(trx, jobs, booking, { ...payment, intent_id: intent.id, captured });
      }
    },
    'settle-intent',
  );
}

async function takeMoney(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  payment: Payment,
): Promise<void> {
  await post(trx, booking.id, `booking-${booking.id}`, [
    chargeMovement(booking.customer_id, payment.captured),
  ]);
  await recordEvent(trx, booking.id, 'payment_succeeded', null, { amount: payment.captured });

  // While the hold stands, its slot is still this customer's, even a second past its time.
  const canHave =
    booking.status === 'held' ||
    (booking.status === 'expired' && (await isStillFree(trx, booking)));
  if (canHave) await confirmBooking(trx, jobs, booking);
  else await wantRefund(trx, jobs, booking, payment, 'late_payment');
}

/** The booking stands: paid, or free of charge. Ledger and mail follow in the same commit. */
export async function confirmBooking(trx: Trx, jobs: Jobs, booking: LockedBooking): Promise<void> {
  await move(trx, booking, 'pay');
  await post(trx, booking.id, `booking-${booking.id}`, saleMovements(soldAs(booking)));
  await openPayout(trx, booking);
  await reckonGifts(trx, jobs, booking);
  const about = { bookingId: booking.id };
  await queueMail(trx, jobs, {
    kind: 'booking_paid_customer',
    toUserId: booking.customer_id,
    ...about,
  });
  await queueMail(trx, jobs, {
    kind: 'booking_paid_practitioner',
    toUserId: booking.practitioner_id,
    ...about,
  });
}

/** Money for something else than what was asked must be looked at by a person. */
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
