import type { ReviewDraft } from '@freely/api-client/contract';
import { sql } from 'kysely';
import { type Db, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';

interface NewReview {
  practitioner_id: number;
  booking_id?: number;
  invitation_id?: number;
  reviewer_name: string;
  impersonator_id?: number | null;
}

/** False when the booking already has a review. Triggers update the means and the search order. */
export async function insertReview(
  trx: Trx,
  origin: NewReview,
  { review, ...ratings }: ReviewDraft,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('reviews')
    .values({ ...origin, ...ratings, text: review })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('id')
    .executeTakeFirst();

  return inserted !== undefined;
}

/** Locks the practitioner, then the booking, as every change of a booking does. */
export async function lockBooking(trx: Trx, id: number) {
  const booking = await trx
    .selectFrom('bookings')
    .select('practitioner_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!booking) return null;

  await lockPractitioner(trx, booking.practitioner_id);
  return trx
    .selectFrom('bookings')
    .select([
      'practitioner_id',
      'customer_id',
      'status',
      'starts_at as startsAt',
      'is_patch_test',
      sql<Date>`clock_timestamp()`.as('now'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function hasReview(db: Db, bookingId: number): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

  return found !== undefined;
}

export async function nameOf(db: Db, userId: number): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

  return name;
}

/**
 * `reported` is false when it was reported before; null when the practitioner has no such review.
 */
export async function saveReport(
  trx: Trx,
  { id, practitionerId, reason }: { id: number; practitionerId: number; reason: string },
): Promise<{ reported: boolean } | null> {
  const own = await trx
    .selectFrom('reviews')
    .select('reported_at')
    .where('id', '=', id)
    .where('practitioner_id', '=', practitionerId)
    .where('hidden_reason', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return null;
  if (own.reported_at !== null) return { reported: false };
  await trx
    .updateTable('reviews')
    .set({ reported_reason: reason, reported_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();

  return { reported: true };
}

/** The practitioner's reports about reviews that are public, the newest first. */
export async function listReports(
  db: Db,
  practitionerId: number,
): Promise<{ review_id: number; waits: boolean }[]> {
  return db
    .selectFrom('reviews')
    .select(['id as review_id', sql<boolean>`report_settled_at is null`.as('waits')])
    .where('practitioner_id', '=', practitionerId)
    .where('reported_at', 'is not', null)
    .where('hidden_reason', 'is', null)
    .orderBy('reported_at', 'desc')
    .execute();
}
