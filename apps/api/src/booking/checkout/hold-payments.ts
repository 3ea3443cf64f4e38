import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import type { BookingRecord } from '../bookings/index.ts';

/**
 * What checkout asks about the payment of a hold before its slot is released. An event would not do:
 * closing a payment is a network call, which no transaction may wait for. The money context
 * implements it; `contexts.ts` joins the two.
 */
export interface HoldPayments {
  /**
   * Makes sure that nobody can pay any more. @throws when the provider does not report the outcome.
   */
  close(booking: Pick<BookingRecord, 'id' | 'created_at'>): Promise<void>;
  /** Whether a payment can no longer succeed; also true when there is none. */
  isClosed(db: Db, bookingId: number): Promise<boolean>;
  /** Records a success that the provider knows of, but has not sent yet. @throws when it does not answer soon. */
  lookUp(bookingId: number): Promise<void>;
}

export interface CheckoutDeps extends Deps {
  payments: HoldPayments;
}

/**
 * Confirms those of a customer's holds that are paid, before they give way to what the customer does next: the
 * message that says so may come a moment later. Where the provider does not answer, they count as unpaid; a payment
 * of a hold that has been let go is refunded.
 */
export async function confirmPaidHolds(
  payments: Pick<HoldPayments, 'lookUp'>,
  bookingIds: readonly number[],
): Promise<void> {
  await Promise.allSettled(bookingIds.map((id) => payments.lookUp(id)));
}
