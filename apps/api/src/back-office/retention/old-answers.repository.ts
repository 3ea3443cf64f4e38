import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

const batch = 500;

/**
 * Erases the answers to questionnaires some months after the visit, with the typed name (D91). The row stays:
 * that a version was signed says nothing about anybody's health.
 */
export async function eraseOldAnswers(db: Db, until: Date): Promise<void> {
  for (let erased = batch; erased === batch && new Date() < until; ) {
    const { numAffectedRows } = await sql`
      update signed_questionnaires set sealed = null where id in (
        select s.id from signed_questionnaires s
        join bookings b on b.id = s.booking_id
        cross join settings market
        where s.sealed is not null
          and b.ends_at < now() - make_interval(months => market.answers_months)
        limit ${batch} for update of s skip locked)`.execute(db);
    erased = Number(numAffectedRows ?? 0);
  }
}
