import type { PractitionerBooking } from '@freely/api-client/contract';
import { BookingTable } from '@freely/booking-parts/booking-table';
import { bookingReference } from '@freely/domain/booking-reference';
import { isCancelled } from '@freely/domain/booking-status';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import type { Column } from '@freely/ui/table';
import { useAnswerMarks } from '../../../own-answers.ts';
import { AnswerMark } from './answer-mark.tsx';
import { BookingDetails } from './booking-details.tsx';
import { DisputeMark } from './dispute-mark.tsx';

interface PractitionerBookingTableProps {
  label: string;
  bookings: readonly PractitionerBooking[];
  /** The booking that the URL names: it is expanded and scrolled into view. */
  requestedId: number | null;
}

/** The practitioner's bookings. Each opens to its details and actions. */
export function PractitionerBookingTable({
  label,
  bookings,
  requestedId,
}: PractitionerBookingTableProps) {
  const { t } = useTranslation('practitioner/bookings');

  const marks = useAnswerMarks();

  const columns: Column<PractitionerBooking>[] = [
    {
      key: 'id',
      label: t('table.id'),
      isWhole: true,
      cell: ({ id }) => bookingReference(id),
    },
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
      cell: (booking) => (
        <>
          {dateOrStatus(booking)} <AnswerMark of={marks.get(booking.id)} />{' '}
          <DisputeMark of={booking.dispute} />
        </>
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
    <BookingTable
      label={label}
      columns={columns}
      bookings={bookings}
      requestedId={requestedId}
      nameOf={({ id, customer_name }) =>
        t('table.name', { id: bookingReference(id), name: customer_name })
      }
      details={(booking) => <BookingDetails booking={booking} />}
    />
  );
}
