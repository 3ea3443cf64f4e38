import type { Booking } from '@freely/api-client/contract';
import { shortDate } from '@freely/domain/format-date';
import { useNavigate } from '@freely/router';
import { startTimeOf } from '../../../journey/booking-words.ts';
import { JourneySteps } from '../../../journey/journey-steps.tsx';
import { useJourney } from '../../../journey/journey-store.ts';
import { availabilityHref, resultsHref } from '../../../journey/paths.ts';
import { writeQuery } from '../../../journey/search-choice.ts';
import { searchOfBooking } from '../../../journey/search-of-booking.ts';
import { useWords } from '../../../journey/words.ts';

/** The way here. Who came by a link in another tab steps back along that of the booking. */
export function PaySteps({ booking }: { booking: Booking }) {
  const say = useWords();
  const navigate = useNavigate();
  const kept = useJourney((journey) => journey.search);
  const search = kept ?? searchOfBooking(booking);
  if (!search) return null;

  const time = startTimeOf(booking);
  const availability = availabilityHref(booking.practitioner_id, writeQuery(search), {
    withBookingState: true,
  });

  return (
    <JourneySteps
      search={{ ...search, location: booking.location_type }}
      current="payment"
      practitioner={{
        label: booking.practitioner_name,
        onRemove: () => navigate(resultsHref(search)),
      }}
      moment={{
        label: say('steps.dateAndTime', { date: shortDate(booking.date), time }),
        onRemove: () => navigate(availability),
      }}
    />
  );
}
