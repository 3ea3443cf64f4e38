import { setTimeout as pause } from 'node:timers/promises';
import {
  type LockedBooking,
  lockOwnBooking,
  requirePayable,
} from '../../booking/bookings/index.ts';
import { isActive } from '../../booking/checkout/index.ts';
import type { Deps } from '../../deps.ts';
import { type Db, inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { enqueue, findOp } from '../outbox/index.ts';
import { operationKeys } from './operation-keys.ts';
import { findByBooking, insertPayment, lockPayment } from './payments.repository.ts';

import { runOperation } from './provider-ops.ts';

const timeoutMs = 8_000;
const pollIntervalMs = 100;

/**
 * The client secret of the booking's one payment intent. The first call creates it, later calls
 * return the same, until it is cancelled at the provider: then the next call replaces it.
 */
export async function startPayment(deps: Deps, id: number): Promise<string> {
  const { db } = deps;
  const { key, made } = await inTransaction(
    db,
    (trx) => enqueuePayment(trx, id),
    'enqueue-payment',
  );
  if (made) return made;

  try {
    await runOperation(deps, key);
  } catch (error) {
    throw Object.assign(unavailable(), { cause: error });
  }

  return waitForSecret(db, id, key);
}

const unavailable = () => new AppError('unavailable', 'payments.unavailable');

async function enqueuePayment(trx: Trx, id: number): Promise<{ key: string; made: string | null }> {
  const booking = requirePayable(await lockOwnBooking(trx, id));
  // What was offered to somebody is a new booking once they pay for it (D72).
  if (booking.was_offered && !(await isActive(trx, booking.customer_id))) {
    throw new AppError('wrong_state', 'checkout.inactive');
  }
  const payment = await lockPayment(trx, id);
  const key = operationKeys.createIntent(booking, payment?.intent_id);
  if (payment && payment.status !== 'cancelled') return { key, made: payment.client_secret };
  requireStreet(booking);

  if (!payment) await insertPayment(trx, id, booking.total_amount);
  await enqueue(trx, {
    key,
    kind: 'create_intent',
    bookingId: id,
    request: { amount: booking.total_amount },
  });

  return { key, made: null };
}

/** A home visit has a street before it is paid for: a search knows only where one is (document 3, §5). */
function requireStreet({ location_type: type, address }: LockedBooking): void {
  if (type === 'salon' || address?.trim()) return;
  const message = 'fields.required';
  throw new AppError('invalid', message, { address: [message] });
}

/** Of two concurrent calls, one calls the provider, and both return its secret. */
async function waitForSecret(db: Db, id: number, key: string): Promise<string> {
  for (let waited = 0; waited < timeoutMs; waited += pollIntervalMs) {
    const secret = await secretOf(db, id);
    if (secret) return secret;
    // A refusal of the provider is final.
    if ((await findOp(db, key))?.status === 'failed') break;
    await pause(pollIntervalMs);
  }

  throw unavailable();
}

async function secretOf(db: Db, id: number): Promise<string | null> {
  const payment = await findByBooking(db, id);

  return payment && payment.status !== 'cancelled' ? payment.client_secret : null;
}
