import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import { isMadeInsteadOf } from '../bookings/index.ts';

/** Whether a booking of this customer, or what it was moved to, is paid, or confirmed without anything to pay. */
export async function isConfirmedOf(db: Db, customerId: number, id: number): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where(sql<boolean>`(id = ${id} or ${isMadeInsteadOf('bookings', id)})`)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'confirmed')
    .limit(1)
    .executeTakeFirst();

  return booking !== undefined;
}

/** Of a customer with a practitioner. */
export interface OwnBookings {
  customerId: number;
  practitionerId: number;
}

/** Whether there is such a booking of this customer with this practitioner, whatever has become of it. */
export async function isOwnBooking(db: Db, own: OwnBookings, id: number): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', own.customerId)
    .where('practitioner_id', '=', own.practitionerId)
    .executeTakeFirst();

  return booking !== undefined;
}

/** Whether this customer is with this practitioner at some time between these. */
export async function isBookedWithin(
  db: Db,
  { customerId, practitionerId, from, to }: OwnBookings & { from: Date; to: Date },
): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('practitioner_id', '=', practitionerId)
    .where('status', '=', 'confirmed')
    .where('starts_at', '<', to)
    .where('ends_at', '>', from)
    .executeTakeFirst();

  return booking !== undefined;
}
