import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import { offersAll } from './waited-offers.repository.ts';

/** Miles from an entry to the middle of the place's grid square, as in a search (D39). */
const miles = sql`7917.5226 * asin(least(1, sqrt(
  power(sin(radians(snapped_lat(p.lat_cell) - e.lat) / 2), 2)
  + cos(radians(e.lat)) * cos(radians(snapped_lat(p.lat_cell)))
    * power(sin(radians(snapped_lon(p.lon_cell) - e.lon) / 2), 2))))`;

/** How many wait for this practitioner, and for anybody, where this practitioner could come to them. */
export async function countWaitingFor(
  db: Db,
  practitionerId: number,
): Promise<{ forYou: number; forAnybody: number }> {
  const { rows } = await sql<{ forYou: number; forAnybody: number }>`
    select count(*) filter (where e.practitioner_id is not null)::int as "forYou",
      count(*) filter (where e.practitioner_id is null)::int as "forAnybody"
    from waiting_entries e
    where e.status = 'waiting' and e.until_day >= (now() at time zone 'Europe/London')::date
      and e.customer_id <> ${practitionerId}
      and (e.practitioner_id = ${practitionerId} or e.practitioner_id is null
        and ${offersAll(sql`${practitionerId}::bigint`, sql`e.services_ids`)}
        and exists (select from live_places p where p.practitioner_id = ${practitionerId}
          and (p.place = 0) = (e.location_type = 'mobile')
          and ${miles} <= case when p.place = 0 then p.travel_miles else e.miles end))`.execute(db);

  return rows[0] ?? { forYou: 0, forAnybody: 0 };
}

export async function countRows(db: Db, table: 'waiting_entries' | 'waiting_offers') {
  const { total } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();

  return total;
}
