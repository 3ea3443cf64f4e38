import type { Booking } from '@freely/api-client/contract';
import { useQuery } from '@freely/query';
import { Outlet, useMatch, useSearchParams } from '@freely/router';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { Tabs } from '@freely/ui/tabs';
import { useState } from 'react';
import { BookingsFailed } from '../../customer/bookings-failed.tsx';
import { customerBookingsQuery } from '../../customer/bookings-query.ts';
import { splitBookings } from '../../customer/split-bookings.ts';
import { useWords } from '../../customer/words.ts';
import { PageName } from '../../journey/page-name.tsx';
import { paths } from '../../journey/paths.ts';
import { BookingTable } from './components/booking-table.tsx';
import { CancelDialog } from './components/cancel-dialog.tsx';
import { LatenessDialog } from './components/lateness-dialog.tsx';

type Tab = 'upcoming' | 'previous';

/** Upcoming and previous bookings, each opening to phone, price and place, and to calling it off. */
export function CustomerBookingsPage() {
  const say = useWords();
  const isCovered = useMatch(paths.customerBookings) === null;
  const bookings = useQuery(customerBookingsQuery);

  return (
    <Stack gap={6}>
      {!isCovered && <PageName title={say('customer.bookings.heading')} />}
      <PageTitle>{say('customer.bookings.heading')}</PageTitle>
      {bookings.isPending && (
        <SkeletonRegion label={say('customer.bookings.loading')}>
          <Stack gap={3}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Bone key={row} height="3.5rem" />
            ))}
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
      {bookings.data && <TwoTables bookings={bookings.data} />}
      <Outlet />
    </Stack>
  );
}

function TwoTables({ bookings }: { bookings: readonly Booking[] }) {
  const say = useWords();
  const [address] = useSearchParams();
  const asked = Number(address.get('open-booking')) || null;
  const split = splitBookings(bookings, new Date());
  const [tab, setTab] = useState<Tab>(
    split.previous.some(({ id }) => id === asked) ? 'previous' : 'upcoming',
  );
  const [cancelling, setCancelling] = useState<number | null>(null);
  const [reporting, setReporting] = useState<number | null>(null);
  const shown = split[tab];

  return (
    <>
      <Tabs
        label={say('customer.bookings.tabs.label')}
        panelId="customer-bookings"
        tabs={[
          { key: 'upcoming', label: say('customer.bookings.tabs.upcoming') },
          { key: 'previous', label: say('customer.bookings.tabs.previous') },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <div id="customer-bookings" role="tabpanel" aria-label={say(`customer.bookings.tabs.${tab}`)}>
        {shown.length === 0 ? (
          <EmptyState
            art="calendar"
            title={say(`customer.bookings.empty.${tab}.title`)}
            text={say(`customer.bookings.empty.${tab}.text`)}
            isFramed
          />
        ) : (
          <BookingTable
            key={tab}
            label={say(`customer.bookings.table.${tab}`)}
            bookings={shown}
            asked={asked}
            onCancel={setCancelling}
            onReport={setReporting}
          />
        )}
      </div>
      <CancelDialog
        booking={split.upcoming.find(({ id }) => id === cancelling) ?? null}
        onClose={() => setCancelling(null)}
      />
      <LatenessDialog
        booking={bookings.find(({ id }) => id === reporting) ?? null}
        onClose={() => setReporting(null)}
      />
    </>
  );
}
