import { bookingReference } from '@freely/domain/booking-reference';
import { poundsOf } from '@freely/domain/money';
import {
  dateTimeFormat,
  poundsFormat,
  wallTime,
  yesNo,
} from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import type { SheetTranslate } from '../../kernel/messages/index.ts';
import type { BookingFilters } from '../bookings/index.ts';
import { type ExportedBooking, exportedBookings } from './bookings-export.repository.ts';

/** The bookings of the list that start between two London days, both inclusive. */
export function bookingsSheet(filters: BookingFilters, t: SheetTranslate): Export<ExportedBooking> {
  return {
    name: t('names.bookings'),
    query: exportedBookings(filters),
    columns: [
      { header: t('headings.reference'), width: 12, cell: (row) => bookingReference(row.id) },
      {
        header: t('headings.booked'),
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.created_at),
      },
      {
        header: t('headings.start'),
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.starts_at),
      },
      {
        header: t('headings.end'),
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.ends_at),
      },
      { header: t('headings.status'), width: 26, cell: (row) => t(stateOf(row)) },
      { header: t('headings.paid'), width: 7, cell: (row) => t(yesNo(row.paid_at !== null)) },
      { header: t('headings.customer'), width: 24, cell: (row) => row.customer_name },
      { header: t('headings.customerEmail'), width: 32, cell: (row) => row.customer_email },
      { header: t('headings.practitioner'), width: 24, cell: (row) => row.practitioner_name },
      { header: t('headings.practitionerEmail'), width: 32, cell: (row) => row.practitioner_email },
      { header: t('headings.treatments'), width: 40, cell: (row) => row.treatments },
      {
        header: t('headings.place'),
        width: 9,
        cell: (row) => t(`places.${row.location_type}`),
      },
      { header: t('headings.town'), width: 20, cell: (row) => row.city },
      { header: t('headings.postcode'), width: 11, cell: (row) => row.postcode },
      money(t('headings.callOut'), (row) => row.call_out_charge),
      { header: t('headings.discountPercent'), width: 11, cell: (row) => row.discount_percent },
      money(t('headings.discount'), (row) => row.discount_amount),
      {
        header: t('headings.discountFor'),
        width: 14,
        cell: (row) => row.discount_mark && t(`discounts.${row.discount_mark}`),
      },
      money(t('headings.totalPounds'), (row) => row.total_amount),
      money(t('headings.refundedPounds'), (row) => row.refunded),
      money(t('headings.feePounds'), (row) => row.fee),
      money(t('headings.income'), (row) => row.income),
    ],
  };
}

/** As the list names it: what nobody has paid for never was a booking, so its end is no cancellation (D97, D107). */
function stateOf({ status, paid_at: paidAt, offer }: ExportedBooking) {
  if (paidAt === null && offer !== null) return `offers.${offer}` as const;
  if (paidAt === null && status === 'cancelled_by_practitioner') return 'bookings.ended';

  return `bookings.${status}` as const;
}

const money = (header: string, pence: (row: ExportedBooking) => number) => ({
  header,
  width: Math.max(11, header.length + 1),
  format: poundsFormat,
  cell: (row: ExportedBooking) => poundsOf(pence(row)),
});
