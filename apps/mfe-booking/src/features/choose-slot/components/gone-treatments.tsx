import type { Booking, PractitionerServices } from '@freely/api-client/contract';
import { Callout } from '@freely/ui/callout';
import { useWords } from '../../../journey/words.ts';

interface GoneTreatmentsProps {
  booking: Booking;
  offer: PractitionerServices;
}

/** What was booked then and cannot be booked now: nothing takes its place by itself (D53). */
export function GoneTreatments({ booking, offer }: GoneTreatmentsProps) {
  const say = useWords();
  const offered = new Set(offer.sub_services.map(({ id }) => id));
  const gone = booking.treatments.filter(({ id }) => !offered.has(id));
  if (gone.length === 0) return null;

  return (
    <Callout tone="warning" title={say('rebook.gone')} role="status">
      {say('rebook.goneText', {
        name: booking.practitioner_name,
        treatments: gone.map(({ name }) => name).join(', '),
      })}
    </Callout>
  );
}
