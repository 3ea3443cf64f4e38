import type { Party } from '@freely/domain/booking-status';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';

/** Whether the provider may be taking a payment for the booking. */
export async function isPaymentStarted(trx: Trx, bookingId: number): Promise<boolean> {
  const payment = await trx
    .selectFrom('payments')
    .select('status')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

  return payment !== undefined && payment.status !== 'cancelled';
}

/** Upcoming bookings of a user, as either or both parties; their patch tests go with them. */
export function upcomingBookings(db: Db, userId: number, sides: readonly Party[]) {
  return db
    .selectFrom('bookings')
    .select(['id', 'practitioner_id'])
    .where('is_patch_test', '=', false)
    .where('status', 'in', ['held', 'confirmed'])
    .where('starts_at', '>', sql<Date>`clock_timestamp()`)
    .where((eb) => eb.or(sides.map((side) => eb(`${side}_id`, '=', userId))))
    .orderBy('id')
    .execute();
}

/** A practitioner's unpaid holds, with those past their time that may still be paid; patch tests go with them. */
export function unpaidHolds(trx: Trx, practitionerId: number) {
  return trx
    .selectFrom('bookings')
    .select('id')
    .where('is_patch_test', '=', false)
    .where('status', '=', 'held')
    .where('practitioner_id', '=', practitionerId)
    .orderBy('id')
    .execute();
}
