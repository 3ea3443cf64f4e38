import type { PractitionerBooking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { isCancelled } from '@freely/domain/booking-status';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { type Column, DataTable } from '@freely/ui/table';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BookingDetails } from './booking-details.tsx';

interface BookingTableProps {
  label: string;
  bookings: readonly PractitionerBooking[];
  /** The booking that the URL names: it is expanded and scrolled into view. */
  requestedId: number | null;
}

/** A table of bookings with expandable rows. */
export function BookingTable({ label, bookings, requestedId }: BookingTableProps) {
  const { t } = useTranslation('practitioner/bookings');
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

  const columns: Column<PractitionerBooking>[] = [
    { key: 'id', label: t('table.id'), cell: ({ id }) => bookingReference(id) },
    {
      key: 'customer',
      label: t('table.customer'),
      cell: ({ customer_name }) => <strong>{customer_name}</strong>,
    },
    {
      key: 'treatments',
      label: t('table.treatments'),
      cell: ({ treatments }) =>
        treatments
          .map(({ name, quantity }) => (quantity === 1 ? name : t('quantity', { quantity, name })))
          .join(', '),
    },
    {
      key: 'location',
      label: t('table.location'),
      cell: ({ location_type }) => t(`location.${location_type}`),
    },
    {
      key: 'date',
      label: t('table.date'),
      cell: dateOrStatus,
    },
    {
      key: 'details',
      label: t('table.details'),
      isLabelHidden: true,
      align: 'end',
      cell: ({ id, customer_name }) => (
        <IconButton
          label={t(open.includes(id) ? 'table.hide' : 'table.show', {
            id: bookingReference(id),
            name: customer_name,
          })}
          aria-expanded={open.includes(id)}
          onClick={() => toggle(id)}
        >
          <Icon of={open.includes(id) ? ChevronUp : ChevronDown} />
        </IconButton>
      ),
    },
  ];

  function dateOrStatus(booking: PractitionerBooking): string {
    if (isCancelled(booking.booking_status)) return t('canceled');
    if (booking.booking_status === 'no_show_customer') return t('missed.customer');
    if (booking.booking_status === 'no_show_practitioner') {
      return t('missed.practitioner');
    }
    const { day, time } = londonClock(new Date(booking.date));

    return t('when', { date: listDate(day), time });
  }

  return (
    <DataTable
      label={label}
      columns={columns}
      rows={bookings}
      rowKey={({ id }) => id}
      detail={(booking) =>
        open.includes(booking.id) ? <BookingDetails booking={booking} /> : null
      }
    />
  );
}
