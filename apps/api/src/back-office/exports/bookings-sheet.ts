import { bookingReference } from '@freely/domain/booking-reference';
import { type Earning, earningOf } from '@freely/domain/fees';
import { poundsOf } from '@freely/domain/money';
import {
  dateTimeFormat,
  poundsFormat,
  wallTime,
  yesNo,
} from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import { type ExportedBooking, exportedBookings } from './bookings-export.repository.ts';

/** Bookings that start between two London days, both inclusive. */
export function bookingsSheet(period: { from: string; to: string }): Export<ExportedBooking> {
  return {
    name: 'Bookings',
    query: exportedBookings(period),
    columns: [
      { header: 'Reference', width: 12, cell: (row) => bookingReference(row.id) },
      {
        header: 'Booked',
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.created_at),
      },
      {
        header: 'Start',
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.starts_at),
      },
      { header: 'End', width: 17, format: dateTimeFormat, cell: (row) => wallTime(row.ends_at) },
      { header: 'Status', width: 26, cell: (row) => statusOf(row.status) },
      { header: 'Paid', width: 7, cell: (row) => yesNo(row.paid_at !== null) },
      { header: 'Customer', width: 24, cell: (row) => row.customer_name },
      { header: 'Customer email', width: 32, cell: (row) => row.customer_email },
      { header: 'Practitioner', width: 24, cell: (row) => row.practitioner_name },
      { header: 'Practitioner email', width: 32, cell: (row) => row.practitioner_email },
      { header: 'Treatments', width: 40, cell: (row) => row.treatments },
      {
        header: 'Place',
        width: 9,
        cell: (row) => (row.location_type === 'salon' ? 'Salon' : 'Mobile'),
      },
      { header: 'Town', width: 20, cell: (row) => row.city },
      { header: 'Postcode', width: 11, cell: (row) => row.postcode },
      money('Call-out charge £', (row) => row.call_out_charge),
      { header: 'Discount %', width: 11, cell: (row) => row.discount_percent },
      money('Discount £', (row) => row.discount_amount),
      { header: 'Discount for', width: 14, cell: (row) => discountFor(row.discount_mark) },
      money('Total £', (row) => row.total_amount),
      money('Refunded £', (row) => row.refunded),
      money('Fee £', (row) => earned(row).fee),
      money('Income £', (row) => earned(row).income),
    ],
  };
}

const money = (header: string, pence: (row: ExportedBooking) => number) => ({
  header,
  width: Math.max(11, header.length + 1),
  format: poundsFormat,
  cell: (row: ExportedBooking) => poundsOf(pence(row)),
});

/** A held booking is shown as confirmed and unpaid (D16). */
function statusOf(status: string): string {
  const text = (status === 'held' ? 'confirmed' : status).replaceAll('_', ' ');

  return text.charAt(0).toUpperCase() + text.slice(1);
}

function discountFor(mark: string | null): string | null {
  return mark === null ? null : statusOf(mark);
}

/**
 * An unpaid booking, or one whose customer has everything back, has no fee and no income. The
 * platform bears a partial return, as in the ledger.
 */
function earned(row: ExportedBooking): Earning {
  const returned = row.refunded + row.charged_back;
  const isReturned = row.total_amount > 0 && returned >= row.total_amount;

  return row.paid_at === null || isReturned
    ? { fee: 0, income: 0 }
    : earningOf(row.total_amount, row.discount_amount, row.fee_percent);
}
