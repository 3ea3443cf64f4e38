import type { Booking } from '@freely/api-client/contract';
import { isCancelled } from '@freely/domain/booking-status';
import { startOf } from './booking-display.ts';

/** The patch test of a booking, while it is the visit that comes next; null where there is none any more. */
export function testToCome(
  { patch_test: test = null }: Pick<Booking, 'patch_test'>,
  now: Date,
): NonNullable<Booking['patch_test']> | null {
  if (!test || isCancelled(test.booking_status)) return null;

  return startOf(test) > now.getTime() ? test : null;
}
