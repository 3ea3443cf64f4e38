import type { Booking } from '@freely/api-client/contract';
import { startTimeOf } from './booking-display.ts';
import { holdResumed, journeyStore } from './journey-store.ts';
import { choiceFromBooking } from './search-from-booking.ts';
import type { JourneySearch } from './search-params.ts';

/** The choice of a hold as the server has it, for the availability dialog to begin with. */
export function resumeHold(booking: Booking, search: JourneySearch): void {
  const { booking_id: bookingId, practitioner_id: practitionerId } = booking;
  const choice = choiceFromBooking(booking);
  const saved = journeyStore.getState().choices[practitionerId];

  holdResumed(
    { bookingId, practitionerId, search },
    {
      ...choice,
      date: booking.date,
      time: startTimeOf(booking),
      // A booking at a salon does not know the customer's own.
      postcode: choice.postcode || (saved?.postcode ?? ''),
    },
  );
}
