import type { Booking } from '@freely/api-client/contract';
import { shortDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { startTimeOf } from '../../../journey/booking-display.ts';
import { JourneySteps } from '../../../journey/journey-steps.tsx';
import { availabilityHref, resultsHref } from '../../../journey/paths.ts';
import { resumeHold } from '../../../journey/resume-hold.ts';
import { writeQuery } from '../../../journey/search-params.ts';
import { useSearchOf } from '../use-search-of.ts';

/** The breadcrumbs, back to where the booking was chosen. */
export function PaySteps({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/journey');
  const navigate = useNavigate();
  const search = useSearchOf(booking);
  if (!search) return null;

  const time = startTimeOf(booking);
  const changeTime = () => {
    resumeHold(booking, search);
    const query = writeQuery(search);
    void navigate(availabilityHref(booking.practitioner_id, query, { withBookingState: true }));
  };

  return (
    <JourneySteps
      search={{ ...search, location: booking.location_type }}
      current="payment"
      practitioner={{
        label: booking.practitioner_name,
        onRemove: () => navigate(resultsHref(search)),
      }}
      dateTime={{
        label: t('steps.dateAndTime', { date: shortDate(booking.date), time }),
        onRemove: changeTime,
      }}
    />
  );
}
