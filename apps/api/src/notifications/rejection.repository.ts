import { sql } from 'kysely';
import type { Db } from '../infrastructure/database/index.ts';

/** What the admin wrote; empty for nothing. */
export async function findRejectionReason(db: Db, practitionerId: number): Promise<string> {
  const { rejection_reason: reason } = await db
    .selectFrom('practitioners')
    .select('rejection_reason')
    .where('user_id', '=', practitionerId)
    .executeTakeFirstOrThrow();

  return reason;
}

/** Whether customers have booked the practitioner for a time that is not over. */
export async function hasBookingsToCome(db: Db, practitionerId: number): Promise<boolean> {
  const found = await db
    .selectFrom('bookings')
    .select('id')
    .where('practitioner_id', '=', practitionerId)
    .where('status', '=', 'confirmed')
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .limit(1)
    .executeTakeFirst();

  return found !== undefined;
}
