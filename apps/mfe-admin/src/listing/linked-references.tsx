import { parseBookingReference } from '@freely/domain/booking-reference';
import { BookingLink } from './booking-link.tsx';

/** A text of the API in which each reference of a booking is a link to its details. */
export function LinkedReferences({ text }: { text: string }) {
  let from = 0;

  return text.split(/(\bFR-\d+\b)/).map((part) => {
    const at = from;
    from += part.length;
    const id = part.startsWith('FR-') ? parseBookingReference(part) : null;

    return id === null ? part : <BookingLink key={at} id={id} />;
  });
}
