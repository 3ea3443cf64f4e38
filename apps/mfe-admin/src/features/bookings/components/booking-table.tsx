import type { AdminBooking } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { type Column, DataTable, type Sort } from '@freely/ui/table';
import { DateTime } from '../../../listing/date-time.tsx';
import { RowOpener } from '../../../listing/row-opener.tsx';
import { Status, type StatusMeaning } from '../../../listing/status.tsx';
import { unpaidState } from '../../../unpaid-state.ts';
import styles from './booking-table.module.css';
import { useBookingWords } from './booking-words.ts';

const meanings = {
  confirmed: 'planned',
  completed: 'done',
  cancelled_by_customer: 'cancelled',
  cancelled_by_practitioner: 'cancelled',
  no_show_customer: 'attention',
  no_show_practitioner: 'attention',
  expired: 'failed',
} as const satisfies Record<AdminBooking['booking_status'], StatusMeaning>;

interface BookingTableProps {
  label: string;
  bookings: readonly AdminBooking[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  onOpen: (booking: AdminBooking) => void;
}

/** One row for each booking; its reference opens the drawer. */
export function BookingTable({ label, bookings, sort, onSort, onOpen }: BookingTableProps) {
  const { t } = useTranslation('admin/bookings');
  const words = useBookingWords();

  const columns: Column<AdminBooking>[] = [
    {
      key: 'id',
      label: t('bookingList.id'),
      isWhole: true,
      cell: (row) => (
        <RowOpener
          label={t('bookingList.open', { id: bookingReference(row.id) })}
          onOpen={() => onOpen(row)}
        >
          <strong>{bookingReference(row.id)}</strong>
        </RowOpener>
      ),
    },
    {
      key: 'customer',
      label: t('bookingList.customer'),
      isName: true,
      cell: (row) => row.customer_name,
    },
    {
      key: 'practitioner',
      label: t('bookingList.practitioner'),
      isName: true,
      cell: (row) => row.practitioner_name,
    },
    {
      key: 'treatments',
      label: t('bookingList.treatments'),
      cell: ({ treatments }) => treatments.join(', '),
    },
    {
      key: 'date',
      label: t('bookingList.date'),
      isSortable: true,
      cell: ({ date }) => <DateTime at={date} mayBreak />,
    },
    {
      key: 'created_at',
      label: t('bookingList.made'),
      isSortable: true,
      cell: ({ created_at }) => <DateTime at={created_at} mayBreak />,
    },
    {
      key: 'status',
      label: t('bookingList.status'),
      cell: (row) => {
        const { state, payment } = words(row);

        return (
          <span className={styles.status}>
            <Status
              meaning={unpaidState(row) === 'held' ? 'waiting' : meanings[row.booking_status]}
            >
              {state}
            </Status>
            <span className={styles.paid}>{payment}</span>
          </span>
        );
      },
    },
    {
      key: 'total',
      label: t('bookingList.total'),
      align: 'end',
      isSortable: true,
      cell: ({ total_amount }) => formatPounds(total_amount),
    },
  ];

  return (
    <DataTable
      label={label}
      columns={columns}
      rows={bookings}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
    />
  );
}
