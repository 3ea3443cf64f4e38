// Which holds and visits end: by their time, or because a hold of the same customer takes their place.
import type { Point } from '@freely/domain/geo';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { isMadeInsteadOf } from '../bookings/index.ts';

/** Of a hold, or of the hold whose patch test it is. */
const wholeHold = sql<number>`coalesce(
  (select booking_id from patch_tests where visit_id = bookings.id), bookings.id)`;

/** A practitioner's holds past their time that overlap an interval. */
export async function staleHolds(
  db: Db,
  practitionerId: number,
  from: Date,
  to: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(wholeHold.as('id'))
    .distinct()
    .where('practitioner_id', '=', practitionerId)
    .where('status', '=', 'held')
    .where('hold_until', '<=', sql<Date>`clock_timestamp()`)
    .where(sql<boolean>`during && tstzrange(${from}, ${to})`)
    .orderBy('id')
    .execute();

  return rows.map(({ id }) => id);
}

/** A practitioner's holds past their time at one of their salons. */
export async function staleHoldsAt(
  trx: Trx,
  { practitionerId, salonId }: { practitionerId: number; salonId: number },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select(wholeHold.as('id'))
    .distinct()
    .where('practitioner_id', '=', practitionerId)
    .where('salon_id', '=', salonId)
    .where('status', '=', 'held')
    .where('hold_until', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('id')
    .execute();

  return rows.map(({ id }) => id);
}

/** The holds of a customer with a practitioner, any of which may give way to a new one. */
export async function ownHolds(
  db: Db,
  { practitionerId, customerId }: { practitionerId: number; customerId: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('practitioner_id', '=', practitionerId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'held')
    .execute();

  return rows.map(({ id }) => id);
}

/**
 * The customer's own holds with this practitioner that a new one replaces: the one that it names, or the
 * one that has replaced that in another tab, and those in its time, with the travel that is kept free around
 * a home visit or the roads.
 */
export async function replacedHolds(
  trx: Trx,
  {
    practitionerId,
    customerId,
    replaces,
    from,
    to,
    home,
    salonId,
  }: {
    practitionerId: number;
    customerId: number;
    replaces: number;
    from: Date;
    to: Date;
    home: Point | null;
    salonId: number | null;
  },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select(wholeHold.as('id'))
    .distinct()
    .where('practitioner_id', '=', practitionerId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'held')
    .where(sql<boolean>`(id = ${replaces}
      or ${isMadeInsteadOf('bookings', replaces)}
      or during && (
      -- A visit to a salon keeps none free, and roads take the place of the market's buffer.
      select tstzrange(${from}::timestamptz - buffer, ${to}::timestamptz + buffer)
      from (select case when ${home !== null} and not exists (
          select from travel_settings where practitioner_id = ${practitionerId})
        then travel_buffer_minutes else 0 end * interval '1 minute' as buffer from settings) travel)
      or exists (
        select from travel_settings t, lateral (
          select ${home?.lat ?? null}::float8 as lat, ${home?.lon ?? null}::float8 as lon
          where ${home !== null}
          union all select s.lat, s.lon from salons s
          where ${home === null} and s.practitioner_id = t.practitioner_id and s.enabled
            and s.id = coalesce(${salonId}::bigint, s.id)
          limit 1) place
        where t.practitioner_id = bookings.practitioner_id
          -- One who stays at one address has no road between two visits.
          and place_key(place.lat, place.lon) <> place_key(bookings.lat, bookings.lon)
          and tstzrange(
            starts_at - make_interval(mins => road_between(
              t, place.lat, place.lon, bookings.lat, bookings.lon, starts_at)),
            ends_at + make_interval(mins => road_between(
              t, bookings.lat, bookings.lon, place.lat, place.lon, ends_at))
          ) && tstzrange(${from}, ${to})))`)
    .orderBy('id')
    .execute();

  return rows.map(({ id }) => id);
}

/** The ids of holds that these had replaced. */
export async function replacedBefore(trx: Trx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('booking_events')
    .select(sql<number[] | null>`detail -> 'replaces'`.as('replaces'))
    .where('booking_id', 'in', [...ids])
    .where('kind', '=', 'held')
    .execute();

  return rows.flatMap(({ replaces }) => replaces ?? []);
}

/** Holds past their time, and bookings whose end has passed. */
export async function dueBookings(db: Db): Promise<{ expired: number[]; ended: number[] }> {
  const [expired, ended] = await Promise.all([
    db
      .selectFrom('bookings')
      .select('id')
      .where('is_patch_test', '=', false)
      .where('status', '=', 'held')
      .where('hold_until', '<=', sql<Date>`now()`)
      .limit(500)
      .execute(),
    db
      .selectFrom('bookings')
      .select('id')
      .where('status', '=', 'confirmed')
      .where('ends_at', '<=', sql<Date>`now()`)
      .limit(500)
      .execute(),
  ]);

  return { expired: expired.map(({ id }) => id), ended: ended.map(({ id }) => id) };
}

/** A booking that is not paid, and whether its hold is over; undefined for others. */
export function findUnpaid(db: Db, bookingId: number) {
  return (
    db
      .selectFrom('bookings')
      .select([
        'id',
        'created_at',
        'status',
        sql<boolean>`hold_until <= clock_timestamp() or status <> 'held'`.as('isOver'),
      ])
      .where('id', '=', bookingId)
      // The payment of a cancelled hold must be closed, too.
      .where('paid_at', 'is', null)
      .executeTakeFirst()
  );
}
