import { createHash } from 'node:crypto';
import { isCancelled } from '@freely/domain/booking-status';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { replacementOf } from '../bookings/index.ts';

/** The Idempotency-Key of a request, with its user and body (D18). */
export interface IdempotentCall {
  userId: number;
  key: string;
  body: unknown;
}

/**
 * Claims the key for this transaction. Returns the booking that was made with the key, or null when
 * the key is new or its booking holds its time no longer: who books the same time again means another one.
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

/**
 * The booking that was made with the key, or the one to which its hold was moved; null when there is none or
 * it is gone. Takes no lock.
 */
export async function findBookingByKey(
  db: Db,
  { userId, key, body }: IdempotentCall,
): Promise<number | null> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .leftJoin('bookings', 'bookings.id', 'idempotency_keys.booking_id')
    .select(['body_hash', 'booking_id', 'bookings.status', 'bookings.practitioner_id'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (!earlier.body_hash.equals(hashOf(body))) {
    throw new AppError('idempotency_mismatch', 'checkout.idempotencyMismatch');
  }

  const { booking_id: id, status, practitioner_id: practitionerId } = earlier;
  // A request that comes late, or again, brings no hold back that its customer has moved since (D70).
  if (status === 'expired' && id !== null && practitionerId !== null) {
    const hold = { id, practitioner_id: practitionerId, customer_id: userId };
    const moved = await replacementOf(db, hold);
    return moved === undefined || (await wasCancelled(db, moved)) ? null : moved;
  }

  return status && isCancelled(status) ? null : id;
}

async function wasCancelled(db: Db, id: number): Promise<boolean> {
  const { status } = await db
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  return isCancelled(status);
}

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
