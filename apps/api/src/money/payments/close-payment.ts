import type { BookingRecord } from '../../booking/bookings/index.ts';
import type { HoldPayments } from '../../booking/checkout/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { enqueue } from '../outbox/index.ts';
import { operationKeys } from './operation-keys.ts';
import { findByBooking, isBeingStarted } from './payments.repository.ts';

import { abortOperation, runOperation } from './provider-ops.ts';
import { settleIntent } from './settle-payment.ts';

/**
 * Makes sure that nobody can pay for a booking any more. Afterwards its payment is cancelled, or
 * was paid already and is settled, or never started.
 * @throws when the provider's state is unknown: retry later.
 */
async function closePayment(
  deps: Deps,
  booking: Pick<BookingRecord, 'id' | 'created_at'>,
): Promise<void> {
  const { db } = deps;
  const started = await findByBooking(db, booking.id);
  if (!started) return;
  // The first intent, or one in the place of an intent that was cancelled at the provider.
  await abortOperation(deps, operationKeys.createIntent(booking, started.intent_id));

  const payment = await findByBooking(db, booking.id);
  if (!payment?.intent_id || payment.status !== 'requires_payment') return;
  const key = operationKeys.cancelIntent(booking);
  const request = { intentId: payment.intent_id };
  await inTransaction(
    db,
    (trx) => enqueue(trx, { key, kind: 'cancel_intent', bookingId: booking.id, request }),
    'enqueue-cancel',
  );
  await runOperation(deps, key);
}

/** Whether a payment can no longer succeed; also true when there is none. */
async function isClosed(db: Deps['db'], bookingId: number): Promise<boolean> {
  const payment = await findByBooking(db, bookingId);
  if (!payment) return true;
  if (payment.status !== 'new' && payment.status !== 'cancelled') return false;

  return !(await isBeingStarted(db, bookingId));
}

/** Of each of two attempts, since somebody waits for the answer. */
const LOOK_UP_MS = 1_000;

async function lookUpPayment(deps: Deps, bookingId: number): Promise<void> {
  const payment = await findByBooking(deps.db, bookingId);
  if (!payment?.intent_id || payment.status !== 'requires_payment') return;
  const { paymentIntents } = deps.stripe;
  await settleIntent(
    deps,
    await paymentIntents.retrieve(payment.intent_id, {}, { timeout: LOOK_UP_MS }),
  );
}

/** What checkout needs to know about payments before it releases a hold. */
export const holdPayments = (deps: Deps): HoldPayments => ({
  lookUp: (bookingId) => lookUpPayment(deps, bookingId),
  close: (booking) => closePayment(deps, booking),
  isClosed,
});
