import { createHash } from 'node:crypto';
import type { Db, Trx } from '../../database/transaction.ts';
import { AppError } from '../../http/app-error.ts';

/** The header of a call, and what the call says (D18). */
export interface IdempotentCall {
  userId: number;
  key: string;
  body: unknown;
}

/** @throws when the header is there and is no key. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new AppError('invalid', 'The Idempotency-Key must be 1 to 200 visible characters');
}

/**
 * The booking that this key gave, or null for a key that is new, or whose booking was let go: then
 * trying again means another booking. Within a transaction the key is this call's from here on.
 * @throws idempotency_mismatch when the key came with another body.
 */
export async function bookingOfKey(
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

  return earlierBooking(trx, { userId, key, body });
}

/** The same for a glance before anything is locked. */
export async function earlierBooking(
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
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another booking');
  }

  return earlier.status === 'expired' ? null : earlier.booking_id;
}

export async function keepBooking(
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

/** The body is parsed: its fields come in the order of the contract, whatever was sent. */
function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
