import type { Booking } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { isCancelled } from '@freely/domain/booking-status';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Outlet, useMatch } from '@freely/router';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { useState } from 'react';
import { BookingsFailed } from '../../customer/bookings-failed.tsx';
import { customerBookingsQuery } from '../../customer/bookings-query.ts';
import { canBookAgain } from '../../customer/can-book-again.ts';
import { splitBookings } from '../../customer/split-bookings.ts';
import { useRefetchOnReturn } from '../../customer/use-refetch-on-return.ts';
import { useServerNow } from '../../customer/use-server-now.ts';
import { DocumentTitle } from '../../journey/document-title.tsx';
import { paths } from '../../journey/paths.ts';
import { waitingListQuery } from '../../waiting/waiting-list-query.ts';
import { BookAgainBanner } from './components/book-again-banner.tsx';
import { FindCard } from './components/find-card.tsx';
import { LoyaltyCard } from './components/loyalty-card.tsx';
import { OfferNotice } from './components/offer-notice.tsx';
import { PreviousAppointments } from './components/previous-appointments.tsx';
import { UpcomingAppointments } from './components/upcoming-appointments.tsx';
import styles from './customer-home.module.css';

/**
 * The dashboard: upcoming appointments, booking again, loyalty progress and past appointments. The
 * rebooking dialog opens over it.
 */
export function CustomerHomePage() {
  const { t } = useTranslation('booking/customer');
  const { user } = useSession();
  const isDialogOpen = useMatch(paths.customer) === null;
  const bookings = useQuery(customerBookingsQuery);
  const waiting = useQuery(waitingListQuery);
  const [offered, setOffered] = useState<number | null>(null);
  useRefetchOnReturn(bookings.refetch);
  // An offer stands above the appointments, and would move them if it came after them. A call that fails is tried
  // again, for which nobody waits.
  const isComplete = !bookings.isPending && (waiting.isFetched || waiting.failureCount > 0);

  return (
    <Stack gap={6}>
      {!isDialogOpen && <DocumentTitle title={t('home.title')} />}
      <PageTitle>{t('home.hello', { name: user?.name.split(' ')[0] ?? '' })}</PageTitle>
      {isComplete ? (
        <>
          <OfferNotice onShow={setOffered} />
          {bookings.isError && (
            <BookingsFailed
              message={bookings.error.message}
              onRetry={() => bookings.refetch()}
              isRetrying={bookings.isFetching}
            />
          )}
          {bookings.data && <Appointments bookings={bookings.data} offered={offered} />}
        </>
      ) : (
        <HomeSkeleton />
      )}
      <Outlet />
    </Stack>
  );
}

function HomeSkeleton() {
  const { t } = useTranslation('booking/customer');

  return (
    <SkeletonRegion label={t('home.loading')}>
      <Stack gap={5}>
        <Skeleton height="14rem" />
        <Skeleton height="12rem" />
      </Stack>
    </SkeletonRegion>
  );
}

function Appointments(props: { bookings: readonly Booking[]; offered: number | null }) {
  const { bookings, offered } = props;
  const now = useServerNow(bookings);
  const { upcoming: all, previous } = splitBookings(bookings, now);
  // The notice above shows it, with the time that is left.
  const upcoming = all.filter(({ id }) => id !== offered);
  // By the specification: oldest first, without cancelled ones.
  const past = previous.filter((booking) => !isCancelled(booking.booking_status)).reverse();
  const last = past.findLast(
    (booking) => booking.booking_status === 'completed' && canBookAgain(booking),
  );

  return (
    <>
      {upcoming.length > 0 && <UpcomingAppointments bookings={upcoming} />}
      {last && <BookAgainBanner booking={last} />}
      <div className={styles.cards}>
        <LoyaltyCard bookings={bookings} />
        <FindCard />
      </div>
      <PreviousAppointments bookings={past} isNew={bookings.length === 0} />
    </>
  );
}
