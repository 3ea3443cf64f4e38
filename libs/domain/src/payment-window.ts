import { addMinutes } from 'date-fns/addMinutes';
import { isCancelled, isNoShow, type StoredBookingStatus } from './booking-status.ts';

/** For how long a held booking can be paid (D16). The minutes of both are market settings. */

interface HoldFacts {
  status: StoredBookingStatus;
  holdUntil: Date;
  now: Date;
}

/**
 * Why a booking cannot be paid; null when it can. At the end of the hold it is too late. That a cancelled
 * booking was paid before says nothing of its present state (D75).
 */
export function paymentRefusal({
  status,
  isPaid,
  holdUntil,
  now,
}: HoldFacts & { isPaid: boolean }): 'expired' | 'already_paid' | 'wrong_status' | null {
  if (status === 'expired') return 'expired';
  if (isCancelled(status) || isNoShow(status)) return 'wrong_status';
  if (isPaid) return 'already_paid';
  if (status !== 'held') return 'wrong_status';

  return holdUntil <= now ? 'expired' : null;
}

/**
 * Whether a hold was released for lack of payment: at its end, or, when a payment was started,
 * after the grace period or once the job has expired the booking. Until then a payment at the last
 * second may still succeed.
 */
export function isReleased({
  status,
  holdUntil,
  isPaymentStarted,
  graceMinutes,
  now,
}: HoldFacts & { isPaymentStarted: boolean; graceMinutes: number }): boolean {
  if (status !== 'held') return status === 'expired';

  return addMinutes(holdUntil, isPaymentStarted ? graceMinutes : 0) <= now;
}
