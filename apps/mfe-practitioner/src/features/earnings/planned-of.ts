import type { Earning } from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';

/** What appointments that have not begun will leave, in pounds: it is in the totals, and not earned yet. */
export function plannedOf(bookings: readonly Earning[], now: Date): number {
  const planned = bookings.filter(
    ({ booking_status: status, date }) => status === 'confirmed' && new Date(date) > now,
  );

  return poundsOf(planned.reduce((sum, { net }) => sum + penceOf(net), 0));
}
