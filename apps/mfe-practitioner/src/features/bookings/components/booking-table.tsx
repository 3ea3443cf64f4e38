import type { PractitionerBooking } from '@freely/api-client/contract';
import { BookingTable } from '@freely/booking-parts/booking-table';
import { bookingReference } from '@freely/domain/booking-reference';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import type { Column } from '@freely/ui/table';
import { useAnswerMarks } from '../../../own-answers.ts';
import styles from '../bookings.module.css';
import { AnswerMark } from './answer-mark.tsx';
import { BookingDetails } from './booking-details.tsx';
import { DisputeMark } from './dispute-mark.tsx';
import { StateMark } from './state-mark.tsx';

interface PractitionerBookingTableProps {
  label: string;
  bookings: readonly PractitionerBooking[];
  /** The booking that the URL names: it is expanded and scrolled into view. */
  requestedId: number | null;
  /** The page of the URL, if it has one. */
  page: number | undefined;
  onPage: (page: number) => void;
}

/** The practitioner's bookings. Each opens to its details and actions. */
export function PractitionerBookingTable({
  label,
  bookings,
  requestedId,
  page,
  onPage,
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
        <span className={styles.when}>
          <span>{when(booking)}</span>
          <StateMark booking={booking} />
          <AnswerMark of={marks.get(booking.id)} />
          <DisputeMark of={booking.dispute} />
        </span>
      ),
    },
  ];

  function when({ date }: PractitionerBooking): string {
    const { day, time } = londonClock(new Date(date));

    return t('when', { date: listDate(day), time });
  }

  return (
    <BookingTable
      label={label}
      columns={columns}
      bookings={bookings}
      requestedId={requestedId}
      page={page}
      onPage={onPage}
      nameOf={({ id, customer_name }) =>
        t('table.name', { id: bookingReference(id), name: customer_name })
      }
      details={(booking) => <BookingDetails booking={booking} />}
    />
  );
}
