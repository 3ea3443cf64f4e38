import type { AboutBooking } from '../mail-facts.ts';

/** A booking in the list of its customer, opened. A patch test is shown with the booking that it is for. */
export const customerBookingUrl = ({ booking, shellUrl }: AboutBooking): string =>
  `${shellUrl}/customer/bookings?open-booking=${booking.patch_test_for?.booking_id ?? booking.id}`;
