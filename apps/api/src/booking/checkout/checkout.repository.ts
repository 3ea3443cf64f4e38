import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { holdEnd } from './hold-clock.repository.ts';

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

/** A copy of the salon's address, which follows its corrections until the visit begins (D95). */
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
  /** When the time to pay ends that runs since the customer first held this time (D101). */
  runningClock?: Date | null;
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
      hold_until: holdEnd(
        booking.wasOffered ? 'offer_minutes' : 'hold_minutes',
        booking.runningClock ?? null,
      ),
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
