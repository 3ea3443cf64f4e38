import type { PractitionerBooking } from '@freely/api-client/contract';
import { usePageTitle } from '@freely/federation';
import { useQuery } from '@freely/query';
import { useSearchParams } from '@freely/router';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { PageTitle } from '@freely/ui/page';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { Tabs } from '@freely/ui/tabs';
import { useState } from 'react';
import { useWords } from '../../words.ts';
import { BookingTable } from './components/booking-table.tsx';
import { bookingsQuery } from './queries.ts';
import { splitBookings } from './split-bookings.ts';

type Tab = 'upcoming' | 'previous';

/** Who comes when: upcoming and previous bookings, each opening to phone, price and place. */
export function BookingsPage() {
  const say = useWords();
  usePageTitle(say('title', { screen: say('bookings.heading') }));
  const bookings = useQuery(bookingsQuery);

  return (
    <Stack gap={6}>
      <PageTitle>{say('bookings.heading')}</PageTitle>
      {bookings.isPending && (
        <SkeletonRegion label={say('bookings.loading')}>
          <Stack gap={3}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Bone key={row} height="3.5rem" />
            ))}
          </Stack>
        </SkeletonRegion>
      )}
      {bookings.isError && (
        <EmptyState
          art="pause"
          title={say('bookings.failed.title')}
          text={bookings.error.message}
          action={
            <Button onClick={() => bookings.refetch()} isPending={bookings.isFetching}>
              {say('bookings.failed.retry')}
            </Button>
          }
        />
      )}
      {bookings.data && <TwoTables bookings={bookings.data} />}
    </Stack>
  );
}

function TwoTables({ bookings }: { bookings: readonly PractitionerBooking[] }) {
  const say = useWords();
  const [address] = useSearchParams();
  const asked = Number(address.get('open-booking')) || null;
  const split = splitBookings(bookings, new Date());
  const [tab, setTab] = useState<Tab>(
    split.previous.some(({ id }) => id === asked) ? 'previous' : 'upcoming',
  );
  const shown = split[tab];

  return (
    <>
      <Tabs
        label={say('bookings.tabs.label')}
        panelId="bookings-panel"
        tabs={[
          { key: 'upcoming', label: say('bookings.tabs.upcoming') },
          { key: 'previous', label: say('bookings.tabs.previous') },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <div id="bookings-panel" role="tabpanel">
        {shown.length === 0 ? (
          <EmptyState
            art="calendar"
            title={say(`bookings.empty.${tab}.title`)}
            text={say(`bookings.empty.${tab}.text`)}
            isFramed
          />
        ) : (
          <BookingTable
            key={tab}
            label={say(`bookings.table.${tab}`)}
            bookings={shown}
            asked={asked}
          />
        )}
      </div>
    </>
  );
}
