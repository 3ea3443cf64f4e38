import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

/**
 * Whether a booking has an open dispute (D26), which blocks its payout. Call it under the
 * practitioner's lock, under which disputes are also opened and settled.
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

/** The same as an SQL condition; `id` is the column with the booking's id. */
export function isDisputed(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from booking_disputes open_dispute
    where open_dispute.booking_id = ${sql.ref(id)} and open_dispute.settled_at is null)`;
}
