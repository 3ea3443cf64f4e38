import { setTimeout as pause } from 'node:timers/promises';
import { type Db, inTransaction, type Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockBooking, requirePayable } from '../bookings/index.ts';
import { findOp, intend } from '../provider/index.ts';
import { operationKeys } from './operation-keys.ts';
import { findByBooking, insertPayment, lockPayment } from './payments.repository.ts';

import { runOperation } from './provider-ops.ts';

const patience = 8_000;
const glance = 100;

/**
 * The client secret of the booking's one payment intent: made at the first call, the same at every
 * later one.
 */
export async function startPayment(deps: Deps, id: number, customerId: number): Promise<string> {
  const { db } = deps;
  const key = await inTransaction(
    db,
    (trx) => intendPayment(trx, id, customerId),
    'intend-payment',
  );
  const made = await secretOf(db, id);
  if (made) return made;

  try {
    await runOperation(deps, key);
  } catch (error) {
    throw Object.assign(notNow(), { cause: error });
  }

  return waitForSecret(db, id, key);
}

const notNow = () =>
  new AppError('unavailable', 'Payments are not available for a moment. Please try again.');

async function intendPayment(trx: Trx, id: number, customerId: number): Promise<string> {
  const booking = requirePayable(await lockBooking(trx, id), customerId);
  const key = operationKeys.createIntent(booking);
  if (await lockPayment(trx, id)) return key;

  await insertPayment(trx, id, booking.total_amount);
  await intend(trx, {
    key,
    kind: 'create_intent',
    bookingId: id,
    request: { amount: booking.total_amount },
  });

  return key;
}

/** When two calls came at once, one of them asks the provider, and both get its answer. */
async function waitForSecret(db: Db, id: number, key: string): Promise<string> {
  for (let waited = 0; waited < patience; waited += glance) {
    const secret = await secretOf(db, id);
    if (secret) return secret;
    // The provider said no, and will not say anything else.
    if ((await findOp(db, key))?.status === 'failed') break;
    await pause(glance);
  }

  throw notNow();
}

async function secretOf(db: Db, id: number): Promise<string | null> {
  return (await findByBooking(db, id))?.client_secret ?? null;
}
