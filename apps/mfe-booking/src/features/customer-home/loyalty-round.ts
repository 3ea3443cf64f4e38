import type { Booking } from '@freely/api-client/contract';
import { isCancelled } from '../../customer/split-bookings.ts';

/** Paid bookings per gift (D27). */
export const rounds = 3;

export interface LoyaltyRound {
  /** 0 to 3. */
  done: number;
  /** At 3: whether all three have taken place. */
  isEarned: boolean;
}

/**
 * Counts paid, not cancelled bookings modulo 3, but shows a full round as 3 of 3. A round is earned
 * when its three bookings are over; a no-show counts as over.
 * @param bookings in any order
 */
export function loyaltyRound(bookings: readonly Booking[]): LoyaltyRound {
  const counted = bookings.filter((booking) => booking.paid && !isCancelled(booking));
  const rest = counted.length % rounds;
  if (counted.length === 0 || rest > 0) return { done: rest, isEarned: false };

  const latest = counted
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .slice(0, rounds);

  return {
    done: rounds,
    isEarned: latest.every(({ booking_status }) => booking_status !== 'confirmed'),
  };
}
