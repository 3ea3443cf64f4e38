import type { CustomerHistory, LoyaltyScheme } from '@freely/domain/loyalty';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import { isChargedBack } from '../bookings/index.ts';

export interface LoyaltyFacts {
  scheme: LoyaltyScheme;
  customer: CustomerHistory;
  /** The database's clock (D50). */
  now: Date;
}

/**
 * Whether a booking uses up the discount of a first one (D108): not what was free of charge, nor what its practitioner
 * cancelled. What the customer cancelled does.
 */
const isFirstPaid = sql<boolean>`(paid_at is not null and total_amount + discount_amount > 0
  and status <> 'cancelled_by_practitioner')`;

/** What the rules need to know about a customer and a practitioner, read in one statement. */
export async function loyaltyFacts(
  db: Db,
  customerId: number,
  practitionerId: number,
): Promise<LoyaltyFacts> {
  const row = await db
    .selectFrom('loyalty_scheme')
    .select((eb) => [
      'first_booking_discount as firstBooking',
      'rebook_discount as rebook',
      'time_discount as time',
      'time_discount_from as timeFrom',
      'time_discount_to as timeTo',
      sql<Date>`now()`.as('now'),
      // A hold that already carries the first-booking discount uses it up, so two concurrent holds
      // cannot both have it. Also past its time: until it is let go, its payment may still succeed.
      sql<boolean>`not exists (
        select from bookings where customer_id = ${customerId} and (
          ${isFirstPaid}
          or (status = 'held' and discount_mark = 'first_booking')))`.as('isFirstBooking'),
      sql<boolean>`exists (
        select from bookings where customer_id = ${customerId}
          and practitioner_id = ${practitionerId} and status = 'completed' and not is_patch_test
          and not ${isChargedBack(sql`bookings.id`)})`.as('hasCompletedWithPractitioner'),
      eb
        .selectFrom('customer_discounts')
        .select('discount')
        .where('customer_id', '=', customerId)
        .as('adminDiscount'),
    ])
    .executeTakeFirstOrThrow();
  const { now, isFirstBooking, hasCompletedWithPractitioner, adminDiscount, ...scheme } = row;

  return {
    now,
    scheme,
    customer: { isFirstBooking, hasCompletedWithPractitioner, adminDiscount: adminDiscount ?? 0 },
  };
}

/** Whether another booking of the customer is paid or held with the first-booking discount. */
export async function hasOtherFirstDiscount(
  db: Db,
  booking: { id: number; customer_id: number },
): Promise<boolean> {
  const other = await db
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', booking.customer_id)
    .where('id', '<>', booking.id)
    .where('discount_mark', '=', 'first_booking')
    .where((eb) => eb.or([isFirstPaid, eb('status', '=', 'held')]))
    .executeTakeFirst();

  return other !== undefined;
}

/** Serialises the bookings of one customer that could each be the first. */
export async function lockCustomer(db: Db, customerId: number): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
