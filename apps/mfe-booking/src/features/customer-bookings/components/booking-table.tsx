import { serverNow } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { BookingTable } from '@freely/booking-parts/booking-table';
import { bookingReference } from '@freely/domain/booking-reference';
import { isCancelled } from '@freely/domain/booking-status';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import type { Column } from '@freely/ui/table';
import { StatusNote, UnpaidNote } from '../../../customer/status-note.tsx';
import { startTimeOf } from '../../../journey/booking-display.ts';
import { stageOf } from '../../../journey/stage-of.ts';
import styles from '../customer-bookings.module.css';
import { BookingDetails } from './booking-details.tsx';

interface CustomerBookingTableProps {
  label: string;
  bookings: readonly Booking[];
  /** The booking that the URL names: it is expanded and scrolled into view. */
  requestedId: number | null;
  onCancel: (id: number) => void;
  onReport: (id: number) => void;
}

/** The customer's bookings. Each opens to its details and actions. */
export function CustomerBookingTable({
  label,
  bookings,
  requestedId,
  onCancel,
  onReport,
}: CustomerBookingTableProps) {
  const { t } = useTranslation('booking/customer');

  const columns: Column<Booking>[] = [
    {
      key: 'id',
      label: t('bookings.table.id'),
      isWhole: true,
      cell: ({ booking_id }) => bookingReference(booking_id),
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
          {stageOf(booking, new Date(serverNow())) === 'unpaid' ? (
            <UnpaidNote booking={booking} />
          ) : (
            <StatusNote booking={booking} />
          )}
        </>
      ),
    },
  ];

  return (
    <BookingTable
      label={label}
      columns={columns}
      bookings={bookings}
      requestedId={requestedId}
      nameOf={({ booking_id, practitioner_name }) =>
        t('bookings.table.name', { id: bookingReference(booking_id), name: practitioner_name })
      }
      details={(booking) => (
        <BookingDetails
          booking={booking}
          onCancel={() => onCancel(booking.id)}
          onReport={() => onReport(booking.id)}
        />
      )}
    />
  );
}
