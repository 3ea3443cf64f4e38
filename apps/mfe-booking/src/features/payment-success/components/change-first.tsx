import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { CalendarClock } from 'lucide-react';
import { formatDateTime } from '../../../journey/booking-display.ts';
import { customerBookingHref } from '../../../journey/paths.ts';

/** The practitioner has moved it: nothing is agreed before the customer says so (D25, D75). */
export function ChangeFirst({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const { practitioner_name: name, moved_from: from } = booking;

  return (
    <Callout
      tone="warning"
      icon={CalendarClock}
      title={
        from
          ? t('success.movedFrom', { name, from: formatDateTime(from) })
          : t('success.moved', { name })
      }
    >
      <Stack gap={3}>
        <p>{t('success.movedText')}</p>
        <div>
          <Link className={buttonClass({ size: 'sm' })} to={customerBookingHref(booking.id)}>
            {t('success.acceptOrCancel')}
          </Link>
        </div>
      </Stack>
    </Callout>
  );
}
