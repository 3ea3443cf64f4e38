import type { PractitionerBooking } from '@freely/api-client/contract';
import { useQuery } from '@freely/query';
import { useSearchParams } from '@freely/router';
import { EmptyState } from '@freely/ui/empty-state';
import { Tabs } from '@freely/ui/tabs';
import { useState } from 'react';
import { bookingsQuery } from '../../own-bookings.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { BookingTable } from './components/booking-table.tsx';
import { splitBookings } from './split-bookings.ts';
import { useWords } from './words.ts';

type Tab = 'upcoming' | 'previous';

/** Upcoming and previous bookings; a row expands to phone, price, address and actions. */
export function BookingsPage() {
  const say = useWords();
  const bookings = useQuery(bookingsQuery);

  return (
    <Screen name={say('bookings.heading')}>
      <Loaded of={bookings} loading={say('bookings.loading')} failed={say('bookings.failed')}>
        {(list) => <BookingTabs bookings={list} />}
      </Loaded>
    </Screen>
  );
}

function BookingTabs({ bookings }: { bookings: readonly PractitionerBooking[] }) {
  const say = useWords();
  const [params] = useSearchParams();
  const requestedId = Number(params.get('open-booking')) || null;
  const split = splitBookings(bookings, new Date());
  const [tab, setTab] = useState<Tab>(
    split.previous.some(({ id }) => id === requestedId) ? 'previous' : 'upcoming',
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
            requestedId={requestedId}
          />
        )}
      </div>
    </>
  );
}
