// Practitioners with roads, and visits at chosen places, for tests.
import { cellOf } from '@freely/domain/geo';
import { sql } from 'kysely';
import type { Db } from '../../src/infrastructure/database/index.ts';

export interface TestStop {
  lat: number;
  lon: number;
  postcode: string;
}

/** Around London, from next door to the other end of town. */
export const stops = {
  clapham: { lat: 51.4652, lon: -0.1708, postcode: 'SW11 4NB' },
  sameStreet: { lat: 51.4655, lon: -0.1699, postcode: 'SW11 4NA' },
  islington: { lat: 51.5362, lon: -0.1033, postcode: 'N1 8LX' },
  camden: { lat: 51.5412, lon: -0.1433, postcode: 'NW1 8AF' },
} satisfies Record<string, TestStop>;

export interface TestTravel {
  way: 'foot' | 'bicycle' | 'transit' | 'car';
  buffer?: number;
  fromBase?: boolean;
  milesByDay?: (number | null)[];
}

/** Null: no roads. */
export async function setTravel(db: Db, practitionerId: number, travel: TestTravel | null) {
  await db.deleteFrom('travel_settings').where('practitioner_id', '=', practitionerId).execute();
  if (!travel) return;
  const { way, buffer = 0, fromBase = false, milesByDay = [] } = travel;
  await db
    .insertInto('travel_settings')
    .values({
      practitioner_id: practitionerId,
      way,
      buffer_minutes: buffer,
      from_base: fromBase,
      miles_by_day: milesByDay,
    })
    .execute();
}

export interface TestRoad {
  from: TestStop;
  to: TestStop;
  minutes: number | null;
}

/** Replaces what a service has measured of roads, in all kinds of traffic alike. */
export async function setMeasured(
  db: Db,
  practitionerId: number,
  way: TestTravel['way'],
  roads: readonly TestRoad[],
) {
  await db.deleteFrom('measured_roads').execute();
  await db
    .updateTable('travel_settings')
    .set({ measured: roads.length > 0 })
    .where('practitioner_id', '=', practitionerId)
    .execute();
  for (const { from, to, minutes } of roads) {
    const [start, end] = [cellOf(from), cellOf(to)];
    if (start.latCell === end.latCell && start.lonCell === end.lonCell) continue;
    const road = {
      way,
      from_lat: start.latCell,
      from_lon: start.lonCell,
      to_lat: end.latCell,
      to_lon: end.lonCell,
      minutes,
    };
    await db
      .insertInto('measured_roads')
      .values([0, 1, 2].map((traffic) => ({ ...road, traffic })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export interface TestVisit {
  practitionerId: number;
  customerId: number;
  from: number;
  to: number;
  stop: TestStop;
  /** A visit to the salon, else a home visit. */
  salonId?: number | null;
  status?: string;
}

/** Inserts a booking as the checkout does, without its checks. Returns its id. */
export async function insertVisit(db: Db, visit: TestVisit): Promise<number> {
  const { practitionerId, customerId, stop, salonId = null, status = 'confirmed' } = visit;
  const [start, end] = [new Date(visit.from), new Date(visit.to)];
  const { rows } = await sql<{ id: number }>`
    insert into bookings (practitioner_id, customer_id, status, starts_at, ends_at, during,
      location_type, salon_id, address, city, postcode, lat, lon, total_amount, fee_percent,
      hold_until)
    values (${practitionerId}, ${customerId}, ${status}, ${start}, ${end},
      tstzrange(${start}, ${end}), ${salonId === null ? 'mobile' : 'salon'}, ${salonId}, '-', '-',
      ${stop.postcode}, ${stop.lat}, ${stop.lon}, 100, 20, now() + interval '5 minutes')
    returning id`.execute(db);

  const [row] = rows;
  if (!row) throw new Error('The booking was not inserted');

  return row.id;
}
