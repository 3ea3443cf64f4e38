import { bookingReference } from '@freely/domain/booking-reference';
import { type Earning, earningOf } from '@freely/domain/fees';
import { poundsOf } from '@freely/domain/money';
import { sql } from 'kysely';
import { isWithinDays } from '../../infrastructure/database/index.ts';
import {
  dateTimeFormat,
  poundsFormat,
  wallTime,
  yesNo,
} from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';

interface Row {
  id: number;
  created_at: Date;
  starts_at: Date;
  ends_at: Date;
  status: string;
  paid_at: Date | null;
  customer_name: string;
  customer_email: string;
  practitioner_name: string;
  practitioner_email: string;
  treatments: string | null;
  location_type: string;
  city: string;
  postcode: string;
  /** Money is pence. */
  call_out_charge: number;
  discount_percent: number;
  discount_amount: number;
  discount_mark: string | null;
  total_amount: number;
  refunded: number;
  fee_percent: number;
}

/** Bookings that start between two London days, both inclusive. */
export function bookingsSheet(period: { from: string; to: string }): Export<Row> {
  return {
    name: 'Bookings',
    query: sql<Row>`
      select b.id, b.created_at, b.starts_at, b.ends_at, b.status, b.paid_at, b.location_type,
        b.city, b.postcode, b.call_out_charge, b.discount_percent, b.discount_amount,
        b.discount_mark, b.total_amount, b.fee_percent, coalesce(pay.refunded, 0) as refunded,
        trim(cu.first_name || ' ' || cu.last_name) as customer_name, cu.email as customer_email,
        trim(pu.first_name || ' ' || pu.last_name) as practitioner_name,
        pu.email as practitioner_email,
        (select string_agg(
            case quantity when 1 then name else quantity || ' × ' || name end, ', '
            order by sub_service_id)
          from booking_items where booking_id = b.id) as treatments
      from bookings b
      join users cu on cu.id = b.customer_id
      join users pu on pu.id = b.practitioner_id
      left join payments pay on pay.booking_id = b.id
      where ${isWithinDays(sql`b.starts_at`, period)}
        -- An expired hold does not count as a booking, unless it was paid (D16).
        and (b.status <> 'expired' or pay.captured > 0)
      order by b.starts_at, b.id`,
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

const money = (header: string, pence: (row: Row) => number) => ({
  header,
  width: Math.max(11, header.length + 1),
  format: poundsFormat,
  cell: (row: Row) => poundsOf(pence(row)),
});

/** A held booking is shown as confirmed and unpaid (D16). */
function statusOf(status: string): string {
  const text = (status === 'held' ? 'confirmed' : status).replaceAll('_', ' ');

  return text.charAt(0).toUpperCase() + text.slice(1);
}

function discountFor(mark: string | null): string | null {
  return mark === null ? null : statusOf(mark);
}

/** An unpaid or refunded booking has no fee and no income. */
function earned(row: Row): Earning {
  return row.paid_at === null || row.refunded > 0
    ? { fee: 0, income: 0 }
    : earningOf(row.total_amount, row.discount_amount, row.fee_percent);
}
