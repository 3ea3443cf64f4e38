import type { BookingView } from '../bookings/index.ts';

/** The parts of a booking as plain text, for mails and calendars. */

export function treatmentsOf({ items }: BookingView): string {
  return items.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n');
}

export function placeOf({
  address,
  city,
  postcode,
}: Pick<BookingView, 'address' | 'city' | 'postcode'>): string {
  return [address, city, postcode].filter(Boolean).join(', ');
}
