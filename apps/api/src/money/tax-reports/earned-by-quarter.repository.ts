import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

/** Of one practitioner in one year, by quarter. Money is pence. */
export interface Quarters {
  /** What was left to the practitioner. */
  consideration: number[];
  /** What the market kept: its fee, and the cost of cancellations (D31). */
  fees: number[];
  activities: number[];
}

/** The bounds of a London year. */
const inYear = (year: number): RawBuilder<boolean> => sql`
  b.ends_at >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/London')
  and b.ends_at < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'Europe/London')`;

/**
 * All that the ledger has of the appointments that ended in a year, whenever it was written: a refund in
 * April reduces the quarter of the visit in March. Practitioners whose sums are all zero are left out.
 */
export async function earnedByQuarter(
  db: Db,
  year: number,
): Promise<({ practitionerId: number } & Quarters)[]> {
  const { rows } = await sql<{ practitionerId: number } & Quarters>`
    with of_booking as (
      select b.practitioner_id, extract(quarter from b.ends_at at time zone 'Europe/London') as quarter,
        -sum(e.amount) filter (where t.kind in
          ('sale', 'discount_funding', 'sale_undone', 'discount_funding_undone')) as gross,
        sum(e.amount) filter (where t.kind in ('fee', 'fee_undone', 'fee_withheld')) as fees
      from bookings b
      join ledger_tx t on t.booking_id = b.id
      join ledger_entries e on e.tx_id = t.id and e.account = 'practitioner:' || b.practitioner_id
      where ${inYear(year)}
      group by b.id
    ), of_quarter as (
      select practitioner_id, quarter, sum(coalesce(gross, 0) - coalesce(fees, 0)) as consideration,
        sum(coalesce(fees, 0)) as fees, count(*) filter (where gross > 0) as activities
      from of_booking group by practitioner_id, quarter
    )
    select who.practitioner_id as "practitionerId",
      array_agg(coalesce(consideration, 0)::int order by q) as consideration,
      array_agg(coalesce(fees, 0)::int order by q) as fees,
      array_agg(coalesce(activities, 0)::int order by q) as activities
    from (select distinct practitioner_id from of_quarter) who
    cross join generate_series(1, 4) q
    left join of_quarter on of_quarter.practitioner_id = who.practitioner_id
      and of_quarter.quarter = q
    group by who.practitioner_id
    having sum(abs(coalesce(consideration, 0)) + abs(coalesce(fees, 0))) > 0
    order by who.practitioner_id`.execute(db);

  return rows;
}
