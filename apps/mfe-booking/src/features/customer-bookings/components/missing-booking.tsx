import { ApiError } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { isCancelled } from '@freely/domain/booking-status';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, Navigate } from '@freely/router';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { bookingQuery } from '../../../journey/booking-queries.ts';
import { customerBookingHref, paths, waitingListHref } from '../../../journey/paths.ts';

/** It was never booked: the waiting list says what became of it. */
const isDeclinedOffer = ({ paid, booking_status }: Booking): boolean =>
  !paid && isCancelled(booking_status);

/**
 * The address names a booking that is not in the list. Mostly it was not paid in time: the server knows,
 * and says so.
 *
 * @param id null if the address has no number
 */
export function MissingBooking({ id }: { id: number | null }) {
  const { t } = useTranslation('booking/customer');
  const missing = useQuery({ ...bookingQuery(id ?? 0), enabled: id !== null, retry: false });
  if (id !== null && missing.isPending) return null;
  if (missing.data && isDeclinedOffer(missing.data)) {
    return <Navigate to={waitingListHref(missing.data.id)} replace />;
  }
  const error =
    missing.error instanceof ApiError && missing.error.status === 404 ? missing.error : null;
  // The address is of a hold that was moved since, by this tab or another.
  if (error?.replacedBy) {
    return (
      <Callout tone="info" title={error.message}>
        <Stack gap={3}>
          <p>{t('bookings.missing.replaced')}</p>
          <p>
            <Link to={customerBookingHref(error.replacedBy)}>
              {t('bookings.missing.replacement')}
            </Link>
          </p>
        </Stack>
      </Callout>
    );
  }

  return (
    <Callout tone="warning" title={error?.message ?? t('bookings.missing.title')}>
      <Stack gap={3}>
        <p>{t(error === null ? 'bookings.missing.text' : 'bookings.missing.released')}</p>
        <p>
          <Link to={paths.servicesSearch}>{t('bookings.missing.again')}</Link>
        </p>
      </Stack>
    </Callout>
  );
}
