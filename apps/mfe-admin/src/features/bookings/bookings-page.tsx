import type { AdminBooking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { usePageTitle } from '@freely/federation';
import { useQuery } from '@freely/query';
import { IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { type Column, DataTable } from '@freely/ui/table';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { ListFrame } from '../../listing/list-frame.tsx';
import { useListing } from '../../listing/use-listing.ts';
import { useWords } from '../../words.ts';
import { BookingDetail } from './components/booking-detail.tsx';
import { bookingsQuery } from './queries.ts';

/** Every booking of the market; a row opens to its history, payments and ledger (D35). */
export function BookingsPage() {
  const say = useWords();
  usePageTitle(say('title', { screen: say('bookings.heading') }));
  const control = useListing();
  const bookings = useQuery(bookingsQuery(control.listing));
  const [open, setOpen] = useState<number | null>(null);

  const columns: Column<AdminBooking>[] = [
    { key: 'id', label: say('bookings.id'), cell: ({ id }) => bookingReference(id) },
    { key: 'customer', label: say('bookings.customer'), cell: (row) => row.customer_name },
    {
      key: 'practitioner',
      label: say('bookings.practitioner'),
      cell: (row) => row.practitioner_name,
    },
    {
      key: 'date',
      label: say('bookings.date'),
      cell: ({ date }) => {
        const { day, time } = londonClock(new Date(date));
        return say('bookings.when', { date: listDate(day), time });
      },
    },
    {
      key: 'status',
      label: say('bookings.status'),
      cell: ({ booking_status, paid }) =>
        `${say(`bookings.states.${booking_status}`)}, ${say(paid ? 'bookings.paid' : 'bookings.unpaid')}`,
    },
    {
      key: 'total',
      label: say('bookings.total'),
      align: 'end',
      cell: ({ total_amount }) => formatPounds(total_amount),
    },
    {
      key: 'details',
      label: say('bookings.details'),
      isLabelHidden: true,
      align: 'end',
      cell: ({ id }) => (
        <IconButton
          label={say(open === id ? 'bookings.hide' : 'bookings.show', {
            id: bookingReference(id),
          })}
          aria-expanded={open === id}
          onClick={() => setOpen(open === id ? null : id)}
        >
          <Icon of={open === id ? ChevronUp : ChevronDown} />
        </IconButton>
      ),
    },
  ];

  return (
    <ListFrame
      heading={say('bookings.heading')}
      placeholder={say('bookings.placeholder')}
      control={control}
      query={bookings}
      total={bookings.data?.total}
      empty={{ title: say('bookings.empty'), text: say('bookings.emptyText') }}
    >
      <DataTable
        label={say('bookings.label')}
        columns={columns}
        rows={bookings.data?.bookings ?? []}
        rowKey={({ id }) => id}
        detail={({ id }) => (open === id ? <BookingDetail id={id} /> : null)}
      />
    </ListFrame>
  );
}
