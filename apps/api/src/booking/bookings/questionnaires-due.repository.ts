import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

/**
 * Whether the questionnaire with the alias `q` is asked by the treatments of the booking `b`: by those of the
 * visit itself, and not again by the patch test before it.
 */
export const asksBooking: RawBuilder<unknown> = sql`(q.withdrawn_at is null and not b.is_patch_test
  and (q.practitioner_id is null or q.practitioner_id = b.practitioner_id)
  and exists (
    select from questionnaire_treatments asking
    join booking_items item on item.sub_service_id = asking.sub_service_id
    where asking.questionnaire_id = q.id and item.booking_id = b.id))`;

/**
 * How many questionnaires the booking `b` waits for, as `standingOf` of the domain decides: a test compares
 * the two.
 */
export const dueOfBooking: RawBuilder<number> = sql`(
  select count(*)::int from questionnaires q
  where ${asksBooking} and b.status = 'confirmed' and b.starts_at > clock_timestamp()
    and q.version is distinct from (
      select s.version from signed_questionnaires s
      where s.booking_id = b.id and s.questionnaire_id = q.id order by s.id desc limit 1))`;

/** How many questionnaires were signed for the booking `b`, in whatever version. */
export const signedOfBooking: RawBuilder<number> = sql`(
  select count(distinct questionnaire_id)::int from signed_questionnaires where booking_id = b.id)`;

/** The bookings to come of a practitioner that still wait for a signature. */
export async function upcomingDue(db: Db, practitionerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bookings b
    where b.practitioner_id = ${practitionerId} and b.status = 'confirmed'
      and b.starts_at > clock_timestamp() and ${dueOfBooking} > 0
    order by b.id`.execute(db);

  return rows.map(({ id }) => id);
}
