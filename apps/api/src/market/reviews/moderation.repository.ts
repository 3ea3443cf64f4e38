import type { ReviewState } from '@freely/api-client/contract';
import { parseBookingReference } from '@freely/domain/booking-reference';
import { sql } from 'kysely';
import {
  all,
  type Db,
  matchesWords,
  type Trx,
  toPatterns,
} from '../../infrastructure/database/index.ts';

export interface ModeratedReview {
  id: number;
  practitioner_id: number;
  practitioner_name: string;
  booking_id: number | null;
  reviewer_name: string;
  timekeeping: number;
  friendliness: number;
  communication: number;
  satisfaction: number;
  rating: number;
  text: string;
  created_at: Date;
  hidden_reason: string | null;
  hidden_at: Date | null;
  reported_reason: string | null;
  reported_at: Date | null;
  report_waits: boolean;
}

export interface ReviewFilter {
  q: string;
  state: ReviewState;
  maxRating: number;
}

const mean = sql`((r.timekeeping + r.friendliness + r.communication + r.satisfaction) / 4)`;
const isReportOpen = sql<boolean>`(r.reported_at is not null and r.report_settled_at is null)`;
const columns = sql`r.id, r.practitioner_id, r.booking_id, r.reviewer_name, r.timekeeping,
  r.friendliness, r.communication, r.satisfaction, ${mean}::float8 as rating, r.text, r.created_at,
  r.hidden_reason, r.hidden_at, r.reported_reason, r.reported_at, ${isReportOpen} as report_waits,
  trim(p.first_name || ' ' || p.last_name) as practitioner_name`;
const withNames = sql`join users p on p.id = r.practitioner_id`;
const from = sql`from reviews r ${withNames}`;
/** Of a mean of four ratings. */
const highest = 5;

const states = {
  all: sql<boolean>`true`,
  visible: sql<boolean>`r.hidden_reason is null`,
  hidden: sql<boolean>`r.hidden_reason is not null`,
  reported: isReportOpen,
};

/** The newest first; reported ones by the time of the report, the oldest first. */
export async function listForModeration(
  db: Db,
  { q, state, maxRating }: ReviewFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: ModeratedReview[]; total: number; reported: number }> {
  const condition = all([
    states[state],
    ...(maxRating < highest ? [sql<boolean>`${mean} <= ${maxRating}`] : []),
    ...(q === '' ? [] : [matchesText(q)]),
  ]);
  const order = state === 'reported' ? sql`r.reported_at, r.id` : sql`r.created_at desc, r.id desc`;
  const [{ rows }, counted] = await Promise.all([
    sql<ModeratedReview>`select ${columns} ${from} where ${condition} order by ${order}
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number; reported: number }>`select count(*) as total,
      (select count(*) from reviews r where ${isReportOpen}) as reported
      from reviews r ${q === '' ? sql`` : withNames} where ${condition}`.execute(db),
  ]);

  return { rows, total: counted.rows[0]?.total ?? 0, reported: counted.rows[0]?.reported ?? 0 };
}

function matchesText(q: string) {
  const byWords = matchesWords(toPatterns(q) ?? [], [
    sql`r.reviewer_name`,
    sql`r.text`,
    sql`p.first_name || ' ' || p.last_name`,
  ]);

  return sql<boolean>`(r.booking_id = ${parseBookingReference(q)}::bigint or ${byWords})`;
}

export async function findForModeration(db: Db, id: number): Promise<ModeratedReview | null> {
  const { rows } = await sql<ModeratedReview>`
    select ${columns} ${from} where r.id = ${id}::bigint`.execute(db);

  return rows[0] ?? null;
}

/** Locks the review until the transaction ends. Nobody knows who wrote one by an invitation (D29). */
export async function lockReview(trx: Trx, id: number) {
  const found = await trx
    .selectFrom('reviews as r')
    .leftJoin('bookings as b', 'b.id', 'r.booking_id')
    .select([
      'r.hidden_reason',
      'r.practitioner_id',
      'r.reported_at',
      'r.report_settled_at',
      'b.customer_id',
    ])
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();

  return found ?? null;
}

/** Null shows the review again. A report about it is settled either way. */
export async function saveHidden(trx: Trx, id: number, reason: string | null): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({
      hidden_reason: reason,
      hidden_at: reason === null ? null : sql<Date>`clock_timestamp()`,
      report_settled_at: sql`case when reported_at is null then null
        else coalesce(report_settled_at, clock_timestamp()) end`,
    })
    .where('id', '=', id)
    .execute();
}
