import { type Traffic, traffics, type WayOfTravelling } from '@freely/domain/travel-time';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { WantedRoad } from './measured-roads.ts';

/** From now on, what was measured counts for this practitioner. */
export async function useMeasured(db: Db, practitionerId: number): Promise<void> {
  await db
    .updateTable('travel_settings')
    .set({ measured: true })
    .where('practitioner_id', '=', practitionerId)
    .execute();
}

/** Counts roads as asked for today. False, and nothing is counted, where they would be too many. */
export async function reserveRoads(db: Db, count: number, dailyLimit: number): Promise<boolean> {
  const { rows } = await sql`
    insert into road_requests as r (day, roads)
    select london_today(), ${count} where ${count} <= ${dailyLimit}::int
    on conflict (day) do update set roads = r.roads + excluded.roads
      where r.roads + excluded.roads <= ${dailyLimit}
    returning day`.execute(db);

  return rows.length > 0;
}

export async function saveRoads(
  db: Db,
  way: WayOfTravelling,
  roads: readonly (WantedRoad & { minutes: number | null })[],
): Promise<void> {
  await db
    .insertInto('measured_roads')
    .values(
      roads.map(({ from, to, traffic, minutes }) => ({
        way,
        from_lat: from.latCell,
        from_lon: from.lonCell,
        to_lat: to.latCell,
        to_lon: to.lonCell,
        traffic: numberOf(traffic),
        minutes,
      })),
    )
    // Another process asked at the same time.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const numberOf = (traffic: Traffic) => traffics.indexOf(traffic);
