import type { Booking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { isCancelled } from '@freely/domain/booking-status';
import { listDate } from '@freely/domain/format-date';
import { IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { type Column, DataTable } from '@freely/ui/table';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { StatusNote } from '../../../customer/status-note.tsx';
import { useWords } from '../../../customer/words.ts';
import { startTimeOf } from '../../../journey/booking-display.ts';
import styles from '../customer-bookings.module.css';
import { BookingDetails } from './booking-details.tsx';

interface BookingTableProps {
  label: string;
  bookings: readonly Booking[];
  /** The booking that the URL names: it is expanded and scrolled into view. */
  requestedId: number | null;
  onCancel: (id: number) => void;
  onReport: (id: number) => void;
}

/** A table of bookings with expandable rows. */
export function BookingTable({
  label,
  bookings,
  requestedId,
  onCancel,
  onReport,
}: BookingTableProps) {
  const say = useWords();
  const [open, setOpen] = useState<readonly number[]>(requestedId === null ? [] : [requestedId]);

  useEffect(() => {
    if (requestedId === null) return;
    const details = document.querySelectorAll<HTMLElement>(`[data-booking="${requestedId}"]`);
    // The table and its cards are both in the document; only one of them is visible.
    const visible = [...details].find((element) => element.offsetParent !== null);
    visible?.scrollIntoView({ block: 'center' });
  }, [requestedId]);

  const toggle = (id: number) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);

  const columns: Column<Booking>[] = [
    {
      key: 'id',
      label: say('customer.bookings.table.id'),
      cell: ({ booking_id }) => (
        <span className={styles.whole}>{bookingReference(booking_id)}</span>
      ),
    },
    {
      key: 'practitioner',
      label: say('customer.bookings.table.practitioner'),
      cell: ({ practitioner_name }) => <strong>{practitioner_name}</strong>,
    },
    {
      key: 'treatments',
      label: say('customer.bookings.table.treatments'),
      cell: ({ treatments }) =>
        treatments
          .map(({ name, quantity }) =>
            quantity === 1 ? name : say('customer.quantity', { quantity, name }),
          )
          .join(', '),
    },
    {
      key: 'location',
      label: say('customer.bookings.table.location'),
      cell: ({ location_type }) => say(`customer.place.${location_type}`),
    },
    {
      key: 'date',
      label: say('customer.bookings.table.date'),
      cell: (booking) => (
        <>
          <span className={styles.whole}>
            {isCancelled(booking.booking_status)
              ? say('customer.canceled')
              : say('customer.when', { date: listDate(booking.date), time: startTimeOf(booking) })}
          </span>
          <StatusNote booking={booking} />
        </>
      ),
    },
    {
      key: 'details',
      label: say('customer.bookings.table.details'),
      isLabelHidden: true,
      align: 'end',
      cell: ({ id, booking_id, practitioner_name }) => (
        <IconButton
          label={say(
            open.includes(id) ? 'customer.bookings.table.hide' : 'customer.bookings.table.show',
            { id: bookingReference(booking_id), name: practitioner_name },
          )}
          aria-expanded={open.includes(id)}
          onClick={() => toggle(id)}
        >
          <Icon of={open.includes(id) ? ChevronUp : ChevronDown} />
        </IconButton>
      ),
    },
  ];

  return (
    <DataTable
      label={label}
      columns={columns}
      rows={bookings}
      rowKey={({ id }) => id}
      detail={(booking) =>
        open.includes(booking.id) ? (
          <BookingDetails
            booking={booking}
            onCancel={() => onCancel(booking.id)}
            onReport={() => onReport(booking.id)}
          />
        ) : null
      }
    />
  );
}
