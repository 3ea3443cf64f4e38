import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/**
 * Whether somebody contests how a booking went (D26): its money stays where it is. Ask under the
 * practitioner's lock, which opens and settles disputes too.
 */
export async function hasOpenDispute(db: Db, bookingId: number): Promise<boolean> {
  const open = await db
    .selectFrom('booking_disputes')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();

  return open !== undefined;
}

/** The same as a condition; `id` is the column that holds the booking's id. */
export function isDisputed(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from booking_disputes open_dispute
    where open_dispute.booking_id = ${sql.ref(id)} and open_dispute.settled_at is null)`;
}
