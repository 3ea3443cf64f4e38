import { createHash } from 'node:crypto';
import { isCancelled, type StoredBookingStatus } from '@freely/domain/booking-status';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';

/** The Idempotency-Key of a request, with its user and body (D18). */
export interface IdempotentCall {
  userId: number;
  key: string;
  body: unknown;
}

/**
 * Claims the key for this transaction. Returns the booking that was made with the key, or null when
 * the key is new or its booking is gone: then a new booking may be made.
 * @throws idempotency_mismatch when the key was used with another body.
 */
export async function claimIdempotencyKey(
  trx: Trx,
  { userId, key, body }: IdempotentCall,
): Promise<number | null> {
  const bodyHash = hashOf(body);
  const isNew = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: bodyHash })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (isNew) return null;

  return findBookingByKey(trx, { userId, key, body });
}

/** The booking that was made with the key, or null when there is none or it is gone. Takes no lock. */
export async function findBookingByKey(
  db: Db,
  { userId, key, body }: IdempotentCall,
): Promise<number | null> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .leftJoin('bookings', 'bookings.id', 'idempotency_keys.booking_id')
    .select(['body_hash', 'booking_id', 'bookings.status'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (!earlier.body_hash.equals(hashOf(body))) {
    throw new AppError('idempotency_mismatch', 'checkout.idempotencyMismatch');
  }

  return earlier.status && isGone(earlier.status) ? null : earlier.booking_id;
}

/** It holds its time no longer, so who books the same time again means another booking. */
const isGone = (status: StoredBookingStatus) => status === 'expired' || isCancelled(status);

export async function saveBookingOfKey(
  trx: Trx,
  { userId, key }: IdempotentCall,
  bookingId: number,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ booking_id: bookingId })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** The body is already parsed, so its fields are in the order of the contract. */
function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
