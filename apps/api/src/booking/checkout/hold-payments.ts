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
}

export interface CheckoutDeps extends Deps {
  payments: HoldPayments;
}
