import { serverNow } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { useNow } from '@freely/ui/now';
import { nextHoldEnd } from './split-bookings.ts';

/** The time by the server's clock (D50), which goes on each minute, and when the next hold of the bookings ends. */
export function useServerNow(bookings: readonly Booking[]): Date {
  const end = nextHoldEnd(bookings, new Date(serverNow()));
  // A timer runs by the device's clock. Both are rounded, and it must not come too early.
  useNow(end === null ? null : end - serverNow() + Date.now() + 1);

  return new Date(serverNow());
}
