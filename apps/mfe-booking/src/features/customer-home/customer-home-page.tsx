import type { Booking } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { useQuery } from '@freely/query';
import { Outlet, useMatch } from '@freely/router';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { BookingsFailed } from '../../customer/bookings-failed.tsx';
import { customerBookingsQuery } from '../../customer/bookings-query.ts';
import { isCancelled, splitBookings } from '../../customer/split-bookings.ts';
import { useWords } from '../../customer/words.ts';
import { PageName } from '../../journey/page-name.tsx';
import { paths } from '../../journey/paths.ts';
import { AgainBanner } from './components/again-banner.tsx';
import { FindCard } from './components/find-card.tsx';
import { LoyaltyCard } from './components/loyalty-card.tsx';
import { PreviousAppointments } from './components/previous-appointments.tsx';
import { UpcomingAppointments } from './components/upcoming-appointments.tsx';
import styles from './customer-home.module.css';

/**
 * What is ahead, whom to book again, how far the next gift is, and what was. Booking again opens over
 * it.
 */
export function CustomerHomePage() {
  const say = useWords();
  const { user } = useSession();
  const isCovered = useMatch(paths.customer) === null;
  const bookings = useQuery(customerBookingsQuery);

  return (
    <Stack gap={6}>
      {!isCovered && <PageName title={say('customer.home.title')} />}
      <PageTitle>{say('customer.home.hello', { name: user?.name.split(' ')[0] ?? '' })}</PageTitle>
      {bookings.isPending && (
        <SkeletonRegion label={say('customer.home.loading')}>
          <Stack gap={5}>
            <Bone height="14rem" />
            <Bone height="12rem" />
          </Stack>
        </SkeletonRegion>
      )}
      {bookings.isError && (
        <BookingsFailed
          message={bookings.error.message}
          onRetry={() => bookings.refetch()}
          isRetrying={bookings.isFetching}
        />
      )}
      {bookings.data && <Appointments bookings={bookings.data} />}
      <Outlet />
    </Stack>
  );
}

function Appointments({ bookings }: { bookings: readonly Booking[] }) {
  const { upcoming, previous } = splitBookings(bookings, new Date());
  // The documents show what was oldest first, and leave out what was called off.
  const past = previous.filter((booking) => !isCancelled(booking)).reverse();
  const last = past.findLast(({ booking_status }) => booking_status === 'completed');

  return (
    <>
      {upcoming.length > 0 && <UpcomingAppointments bookings={upcoming} />}
      {last && <AgainBanner booking={last} />}
      <div className={styles.cards}>
        <LoyaltyCard bookings={bookings} />
        <FindCard />
      </div>
      <PreviousAppointments bookings={past} isNew={bookings.length === 0} />
    </>
  );
}
