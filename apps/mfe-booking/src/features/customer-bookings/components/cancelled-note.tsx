import type { Booking } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { startTimeOf } from '../../../journey/booking-display.ts';
import { customerBookingHref } from '../../../journey/paths.ts';
import { refundWords } from '../refund-words.ts';

/** Where a booking has gone that was just cancelled. It takes the focus of the row that has vanished. */
export function CancelledNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');

  return (
    <Callout
      tone="success"
      title={t('bookings.cancel.done', {
        name: booking.practitioner_name,
        date: fullDate(booking.date),
        time: startTimeOf(booking),
      })}
      takesFocus
    >
      <Stack gap={3}>
        <p>{refundWords(booking, t)}</p>
        <p>
          <Link to={`${customerBookingHref(booking.id)}&tab=previous`} preventScrollReset>
            {t('bookings.cancel.see')}
          </Link>
        </p>
      </Stack>
    </Callout>
  );
}
