import type { Point } from '@freely/domain/geo';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** Pence and minutes. */
export interface Offer {
  subServiceId: number;
  name: string;
  serviceName: string;
  unitPrice: number;
  unitDuration: number;
}

export interface BookingPlace {
  salonId: number | null;
  address: string;
  city: string;
  postcode: string;
  lat: number;
  lon: number;
  addressObject: string | null;
}

export function offersOf(db: Db, practitionerId: number, ids: readonly number[]): Promise<Offer[]> {
  return db
    .selectFrom('offers')
    .innerJoin('sub_services', 'sub_services.id', 'offers.sub_service_id')
    .innerJoin('services', 'services.id', 'sub_services.service_id')
    .select([
      'offers.sub_service_id as subServiceId',
      'sub_services.name',
      'services.name as serviceName',
      'offers.price as unitPrice',
      'offers.duration as unitDuration',
    ])
    .where('offers.practitioner_id', '=', practitionerId)
    .where('offers.sub_service_id', 'in', [...ids])
    .execute();
}

export async function isActive(db: Db, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('active')
    .where('id', '=', userId)
    .executeTakeFirst();

  return user?.active === true;
}

export async function callOutChargeOf(db: Db, practitionerId: number): Promise<number> {
  const base = await db
    .selectFrom('mobile_bases')
    .select('call_out_charge')
    .where('practitioner_id', '=', practitionerId)
    .executeTakeFirst();

  return base?.call_out_charge ?? 0;
}

/** A copy of the salon's address: later changes of the salon do not affect the booking. */
export async function salonPlace(db: Db, salonId: number): Promise<BookingPlace> {
  const salon = await db
    .selectFrom('salons')
    .select(['address', 'city', 'postcode', 'lat', 'lon'])
    .where('id', '=', salonId)
    .executeTakeFirstOrThrow();

  return { ...salon, salonId, addressObject: null };
}

export interface NewBooking {
  practitionerId: number;
  customerId: number;
  startsAt: Date;
  endsAt: Date;
  blockedFrom: Date;
  blockedTo: Date;
  locationType: 'mobile' | 'salon';
  place: BookingPlace;
  callOutCharge: number;
  discountPercent: number;
  discountAmount: number;
  discountMark: 'first_booking' | 'rebook' | 'time' | 'admin' | null;
  total: number;
  /** Held for somebody on a waiting list. */
  wasOffered?: boolean;
  isPatchTest?: boolean;
}

/** Inserts a held booking, with the hold time and the fee of the current settings. */
export async function insertBooking(
  trx: Trx,
  booking: NewBooking,
): Promise<{ id: number; holdUntil: Date }> {
  const { place } = booking;

  return trx
    .insertInto('bookings')
    .values({
      practitioner_id: booking.practitionerId,
      customer_id: booking.customerId,
      starts_at: booking.startsAt,
      ends_at: booking.endsAt,
      during: sql`tstzrange(${booking.blockedFrom}, ${booking.blockedTo})`,
      location_type: booking.locationType,
      salon_id: place.salonId,
      address: place.address,
      city: place.city,
      postcode: place.postcode,
      lat: place.lat,
      lon: place.lon,
      address_object: place.addressObject,
      call_out_charge: booking.callOutCharge,
      discount_percent: booking.discountPercent,
      discount_amount: booking.discountAmount,
      discount_mark: booking.discountMark,
      total_amount: booking.total,
      is_patch_test: booking.isPatchTest ?? false,
      fee_percent: sql`(select fee_percent from settings)`,
      was_offered: booking.wasOffered ?? false,
      hold_until: sql<Date>`clock_timestamp() + interval '1 minute'
        * (select ${sql.ref(booking.wasOffered ? 'offer_minutes' : 'hold_minutes')} from settings)`,
    })
    .returning(['id', 'hold_until as holdUntil'])
    .executeTakeFirstOrThrow();
}

export async function insertItems(
  trx: Trx,
  bookingId: number,
  lines: readonly (Offer & { quantity: number })[],
): Promise<void> {
  await trx
    .insertInto('booking_items')
    .values(
      lines.map((line) => ({
        booking_id: bookingId,
        sub_service_id: line.subServiceId,
        name: line.name,
        service_name: line.serviceName,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        unit_duration: line.unitDuration,
      })),
    )
    .execute();
}

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

/**
 * The customer's own holds with this practitioner that a new one takes the place of: the one that
 * it names, and those in its time, with the travel that is kept free around a home visit or the roads.
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
    .where(sql<boolean>`(id = ${replaces} or during && (
      select tstzrange(${from}::timestamptz - buffer, ${to}::timestamptz + buffer)
      from (select travel_buffer_minutes * interval '1 minute' as buffer from settings) travel)
      or exists (
        select from travel_settings t, lateral (
          select ${home?.lat ?? null}::float8 as lat, ${home?.lon ?? null}::float8 as lon
          where ${home !== null}
          union all select s.lat, s.lon from salons s
          where ${home === null} and s.practitioner_id = t.practitioner_id and s.enabled
            and s.id = coalesce(${salonId}::bigint, s.id)
          limit 1) place
        where t.practitioner_id = bookings.practitioner_id
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
