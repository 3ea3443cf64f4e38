import type { Booking, PractitionerServices } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';

interface UnavailableTreatmentsProps {
  booking: Booking;
  offer: PractitionerServices;
}

/** Names treatments of the old booking that are no longer offered; none is substituted (D53). */
export function UnavailableTreatments({ booking, offer }: UnavailableTreatmentsProps) {
  const { t } = useTranslation('booking/rebook');
  const offered = new Set(offer.sub_services.map(({ id }) => id));
  const unavailable = booking.treatments.filter(({ id }) => !offered.has(id));
  if (unavailable.length === 0) return null;

  return (
    <Callout tone="warning" title={t('unavailable')} role="status">
      {t('unavailableText', {
        name: booking.practitioner_name,
        treatments: unavailable.map(({ name }) => name).join(', '),
      })}
    </Callout>
  );
}
