import { send } from '@freely/api-client/client';
import { type Booking, customerBookings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** Every booking of the customer. Each screen refetches it, since payment happens elsewhere. */
export const customerBookingsQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'bookings'],
  queryFn: ({ signal }) => send(customerBookings, {}, { signal }),
  staleTime: 0,
});

/** The booking of which a visit is the patch test; null where it is none. */
export function bookingOfTest(
  bookings: readonly Booking[],
  visitId: number | null,
): Booking | null {
  return bookings.find(({ patch_test: test }) => test != null && test.id === visitId) ?? null;
}
