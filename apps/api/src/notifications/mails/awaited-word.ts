// A move at short notice waits for the customer's word. Until then they may cancel, and get back what they paid (D25).
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { customerBookingUrl } from './customer-booking-url.ts';

export const callForAnswer = ({ booking, t }: AboutBooking): string =>
  t(`booking_moved_customer.${booking.total_amount > 0 ? 'mustAccept' : 'mustAcceptFree'}`);

/** The page where the new time can be accepted and the booking cancelled. */
export const acceptOrCancel = (about: AboutBooking): MailContent['action'] => ({
  label: about.t('booking_moved_customer.acceptOrCancel'),
  url: customerBookingUrl(about),
});

/** To the practitioner, while the customer has said nothing. */
export function awaitedWord({ booking, t }: AboutBooking): string[] {
  if (!booking.awaits_customer) return [];
  const key = booking.total_amount > 0 ? 'awaitsCustomer' : 'awaitsCustomerFree';

  return [t(`booking_moved_practitioner.${key}`)];
}
