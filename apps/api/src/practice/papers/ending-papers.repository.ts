import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

const batch = 500;

/** The dates say who shows the tick and who may work; the search tables are told when a day changes it. */
export async function refreshStandings(db: Db): Promise<void> {
  await sql`select refresh_papers(array(
    select user_id from practitioners
    where ticks_today <> (tick_dates @> london_today())
      or works_today <> (work_dates @> london_today())
    limit ${batch}))`.execute(db);
}

interface EndingPaper {
  practitionerId: number;
  paperId: number;
  /** Which reminder this is; -1 when the paper has ended. */
  days: number;
}

/**
 * Approved papers that end, and that no later one replaces, each with the reminder that is due and was
 * not sent. Marks them, so that each is sent once. What ended long ago is not mentioned any more.
 */
export async function markReminded(trx: Trx, days: readonly number[]): Promise<EndingPaper[]> {
  const { rows } = await sql<EndingPaper>`
    with due as (
      select p.id, case when p.valid_to < london_today() then -1 else
        (select min(day) from unnest(${days}::int[]) day where day >= p.valid_to - london_today())
        end as days
      from papers p
      where state = 'approved'
        and valid_to between london_today() - 30 and london_today() + ${Math.max(...days)}::int
        and not exists (
          select from papers later
          where later.practitioner_id = p.practitioner_id and later.kind = p.kind
            and later.state = 'approved'
            and coalesce(later.valid_to, 'infinity') > p.valid_to
            -- One that leaves days without a paper replaces it only once it has begun.
            and later.valid_from <= greatest(p.valid_to + 1, london_today()))
    )
    update papers set reminded_days = due.days from due
    where papers.id in (
      select papers.id from papers join due on due.id = papers.id
      where reminded_days is null or reminded_days > due.days
      limit ${batch} for update of papers skip locked)
      and due.id = papers.id
    returning papers.practitioner_id as "practitionerId", papers.id as "paperId",
      reminded_days as days`.execute(trx);

  return rows;
}
