import { bestDiscount, type Discount } from '@freely/domain/loyalty';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { hasOtherFirstDiscount, lockCustomer, loyaltyFacts } from './loyalty.repository.ts';

/** The discount that a booking made now would get, or null (D21). */
export async function discountFor(
  db: Db,
  customerId: number,
  practitionerId: number,
): Promise<Discount | null> {
  const { scheme, customer, now } = await loyaltyFacts(db, customerId, practitionerId);

  return bestDiscount(scheme, customer, now);
}

/**
 * The same for a booking that is being made, under a lock: only one booking gets the first-booking
 * discount.
 */
export async function claimDiscount(
  trx: Trx,
  customerId: number,
  practitionerId: number,
): Promise<Discount | null> {
  const discount = await discountFor(trx, customerId, practitionerId);
  if (discount?.mark !== 'first_booking') return discount;

  await lockCustomer(trx, customerId);
  return discountFor(trx, customerId, practitionerId);
}

/**
 * Whether another booking has got the first-booking discount of one whose hold was let go: then its late payment
 * must not confirm it (D16, D21). Waits for a booking that is being made.
 */
export async function isDiscountGone(
  trx: Trx,
  booking: { id: number; customer_id: number; discount_mark: string | null },
): Promise<boolean> {
  if (booking.discount_mark !== 'first_booking') return false;
  await lockCustomer(trx, booking.customer_id);

  return hasOtherFirstDiscount(trx, booking);
}
