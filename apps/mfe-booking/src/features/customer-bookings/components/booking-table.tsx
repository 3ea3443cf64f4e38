import type { Booking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { isCancelled } from '@freely/domain/booking-status';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { type Column, DataTable } from '@freely/ui/table';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { StatusNote } from '../../../customer/status-note.tsx';
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
  const { t } = useTranslation('booking/customer');
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
      label: t('bookings.table.id'),
      cell: ({ booking_id }) => (
        <span className={styles.whole}>{bookingReference(booking_id)}</span>
      ),
    },
    {
      key: 'practitioner',
      label: t('bookings.table.practitioner'),
      cell: ({ practitioner_name }) => <strong>{practitioner_name}</strong>,
    },
    {
      key: 'treatments',
      label: t('bookings.table.treatments'),
      cell: ({ treatments }) =>
        treatments
          .map(({ name, quantity }) => (quantity === 1 ? name : t('quantity', { quantity, name })))
          .join(', '),
    },
    {
      key: 'location',
      label: t('bookings.table.location'),
      cell: ({ location_type }) => t(`place.${location_type}`),
    },
    {
      key: 'date',
      label: t('bookings.table.date'),
      cell: (booking) => (
        <>
          <span className={styles.whole}>
            {isCancelled(booking.booking_status)
              ? t('canceled')
              : t('when', { date: listDate(booking.date), time: startTimeOf(booking) })}
          </span>
          <StatusNote booking={booking} />
        </>
      ),
    },
    {
      key: 'details',
      label: t('bookings.table.details'),
      isLabelHidden: true,
      align: 'end',
      cell: ({ id, booking_id, practitioner_name }) => (
        <IconButton
          label={t(open.includes(id) ? 'bookings.table.hide' : 'bookings.table.show', {
            id: bookingReference(booking_id),
            name: practitioner_name,
          })}
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
