import { send } from '@freely/api-client/client';
import {
  type BookingStatus,
  type PractitionerBooking,
  practitionerBookings,
} from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** The practitioner's bookings, used by several screens. The key mirrors the API path. */
export const bookingsQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'bookings'],
  queryFn: ({ signal }) => send(practitionerBookings, {}, { signal }),
});

const cancelled: readonly BookingStatus[] = ['cancelled_by_customer', 'cancelled_by_practitioner'];

/** True for a booking that either side cancelled. */
export function isCancelled({
  booking_status,
}: Pick<PractitionerBooking, 'booking_status'>): boolean {
  return cancelled.includes(booking_status);
}
