// Between two visits of a practitioner who travels lies the road between them (D83).
import { isSamePlace, roadMinutes } from '@freely/domain/travel-time';
import { sql } from 'kysely';
import type { TestMarket } from '../../support/start-test-market.ts';

interface Visit {
  id: number;
  practitioner_id: number;
  customer_id: number;
  location_type: string;
  starts_at: Date;
  ends_at: Date;
  lat: number;
  lon: number;
}

/** Computed by the domain's rule from places and times; what the database keeps of roads is not read. */
export async function wrongRoads({ db }: TestMarket): Promise<string[]> {
  const { rows } = await sql<Visit>`
    select b.id, b.practitioner_id, b.customer_id, b.location_type, b.starts_at, b.ends_at, b.lat, b.lon
    from bookings b join travel_settings using (practitioner_id)
    where b.status not in ('expired', 'cancelled_by_customer', 'cancelled_by_practitioner')
    order by b.practitioner_id, b.starts_at`.execute(db);

  return rows.flatMap((visit, index) => {
    const next = rows[index + 1];
    if (next?.practitioner_id !== visit.practitioner_id) return [];
    const gap = (next.starts_at.getTime() - visit.ends_at.getTime()) / 60_000;
    const travel = { way: 'car', bufferMinutes: 0, base: null } as const;
    const road = isOnePlace(visit, next)
      ? 0
      : roadMinutes(travel, visit, next, visit.ends_at.getTime());

    return gap >= road
      ? []
      : [`${gap} minutes are between ${visit.id} and ${next.id}, and a road of ${road}`];
  });
}

/** A salon, or the address of a customer who stays where they are. */
const isOnePlace = (one: Visit, other: Visit) =>
  isSamePlace(one, other) &&
  (one.customer_id === other.customer_id ||
    (one.location_type === 'salon' && other.location_type === 'salon'));
