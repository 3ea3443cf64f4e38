import { answerHours } from '@freely/domain/attendance';
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type Dispute = Selectable<Database['booking_disputes']>;

/** This and all functions below must run under the practitioner's lock. */
export async function findByBooking(trx: Trx, bookingId: number): Promise<Dispute | null> {
  const found = await trx
    .selectFrom('booking_disputes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

  return found ?? null;
}

export async function bookingOfDispute(db: Db, id: number): Promise<number | null> {
  const found = await db
    .selectFrom('booking_disputes')
    .select('booking_id')
    .where('id', '=', id)
    .executeTakeFirst();

  return found?.booking_id ?? null;
}

export interface Report {
  /** Null when the practitioner never came. */
  minutes: number | null;
  /** Whether the customer was there, although they are marked as absent. */
  hasAttended: boolean;
  details: string;
}

/** Saves the customer's report, in a new dispute or in one that a no-show opened. */
export async function saveReport(
  trx: Trx,
  bookingId: number,
  { minutes, hasAttended, details }: Report,
  isContested: boolean,
): Promise<void> {
  const report = {
    reported_at: sql<Date>`clock_timestamp()`,
    minutes_late: minutes,
    attended: hasAttended,
    customer_words: details,
    answer_until: sql<Date>`clock_timestamp() + ${answerHours} * interval '1 hour'`,
  };
  const contested_at = isContested ? sql<Date>`clock_timestamp()` : null;
  await trx
    .insertInto('booking_disputes')
    .values({ booking_id: bookingId, ...report, contested_at })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(report))
    .execute();
}

/** Saves that the practitioner contests, in a new dispute or in the one that a report opened. */
export async function saveContest(trx: Trx, bookingId: number, details: string): Promise<void> {
  await trx
    .insertInto('booking_disputes')
    .values({
      booking_id: bookingId,
      contested_at: sql<Date>`clock_timestamp()`,
      practitioner_words: details,
    })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({
        contested_at: sql<Date>`coalesce(booking_disputes.contested_at, clock_timestamp())`,
        practitioner_words: details,
      }),
    )
    .execute();
}

/** What the practitioner says who agrees. */
export async function saveWords(trx: Trx, bookingId: number, details: string): Promise<void> {
  await trx
    .updateTable('booking_disputes')
    .set({ practitioner_words: details })
    .where('booking_id', '=', bookingId)
    .execute();
}

export interface Settlement {
  outcome: 'for_customer' | 'for_practitioner';
  /** Null when no admin settled it. */
  adminId: number | null;
  reason: string;
}

/** Returns the dispute as it is settled. */
export async function saveSettlement(
  trx: Trx,
  bookingId: number,
  { outcome, adminId, reason }: Settlement,
): Promise<Dispute> {
  return trx
    .updateTable('booking_disputes')
    .set({ settled_at: sql<Date>`clock_timestamp()`, settled_by: adminId, outcome, reason })
    .where('booking_id', '=', bookingId)
    .where('settled_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Bookings with a report that the practitioner has not answered in time. */
export async function unansweredReports(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('booking_disputes')
    .select('booking_id')
    .where('settled_at', 'is', null)
    .where('contested_at', 'is', null)
    .where('answer_until', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('id')
    .limit(200)
    .execute();

  return rows.map(({ booking_id: id }) => id);
}

export async function isReviewed(trx: Trx, bookingId: number): Promise<boolean> {
  const review = await trx
    .selectFrom('reviews')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

  return review !== undefined;
}
