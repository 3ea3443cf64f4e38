import type { Booking } from '@freely/api-client/contract';
import { useJourney } from '../../journey/journey-store.ts';
import { searchFromBooking } from '../../journey/search-from-booking.ts';
import type { JourneySearch } from '../../journey/search-params.ts';

/** The search that led to a booking: as it was in this tab, else that of the booking's own place. */
export function useSearchOf(booking: Booking): JourneySearch | null {
  const attempt = useJourney((journey) => journey.attempt);
  const search = attempt?.bookingId === booking.id ? attempt.search : null;

  return search ?? searchFromBooking(booking);
}
