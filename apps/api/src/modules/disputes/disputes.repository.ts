import { type Selectable, sql } from 'kysely';
import type { BookingDisputesTable } from '../../database/tables/booking-life.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type Dispute = Selectable<BookingDisputesTable>;

/** How long a practitioner may take to say otherwise. */
const answerHours = 24;

/** All that follows is asked and changed under the practitioner's lock. */
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
  /** Null: they never came. */
  minutes: number | null;
  words: string;
}

/** The customer's side: of a new dispute, or of one that a no-show opened. */
export async function saveReport(
  trx: Trx,
  bookingId: number,
  { minutes, words }: Report,
  isContested: boolean,
): Promise<void> {
  const report = {
    reported_at: sql<Date>`clock_timestamp()`,
    minutes_late: minutes,
    customer_words: words,
    answer_until: sql<Date>`clock_timestamp() + ${answerHours} * interval '1 hour'`,
  };
  const contested_at = isContested ? sql<Date>`clock_timestamp()` : null;
  await trx
    .insertInto('booking_disputes')
    .values({ booking_id: bookingId, ...report, contested_at })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(report))
    .execute();
}

/** The practitioner's side, likewise. */
export async function saveContest(trx: Trx, bookingId: number, words: string): Promise<void> {
  await trx
    .insertInto('booking_disputes')
    .values({
      booking_id: bookingId,
      contested_at: sql<Date>`clock_timestamp()`,
      practitioner_words: words,
    })
    .onConflict((conflict) =>
      conflict.column('booking_id').doUpdateSet({
        contested_at: sql<Date>`coalesce(booking_disputes.contested_at, clock_timestamp())`,
        practitioner_words: words,
      }),
    )
    .execute();
}

export interface Settlement {
  outcome: 'for_customer' | 'for_practitioner';
  /** Null for the rule. */
  adminId: number | null;
  reason: string;
}

export async function saveSettlement(
  trx: Trx,
  bookingId: number,
  { outcome, adminId, reason }: Settlement,
): Promise<void> {
  await trx
    .updateTable('booking_disputes')
    .set({ settled_at: sql<Date>`clock_timestamp()`, settled_by: adminId, outcome, reason })
    .where('booking_id', '=', bookingId)
    .where('settled_at', 'is', null)
    .execute();
}

/** Reports whose practitioner had their time, and said nothing. */
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
