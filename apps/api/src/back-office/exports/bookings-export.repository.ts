import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../infrastructure/database/index.ts';
import { type BookingFilters, matchesFilters, offerOf } from '../bookings/index.ts';

type Booked = Selectable<Database['bookings']>;

export interface ExportedBooking {
  id: number;
  created_at: Date;
  starts_at: Date;
  ends_at: Date;
  status: Booked['status'];
  paid_at: Date | null;
  /** What became of the offer of a waiting list that it began as; null for every other booking. */
  offer: 'open' | 'taken' | 'refused' | 'missed' | 'withdrawn' | null;
  customer_name: string;
  customer_email: string;
  practitioner_name: string;
  practitioner_email: string;
  treatments: string | null;
  location_type: Booked['location_type'];
  city: string;
  postcode: string;
  /** Money is pence. */
  call_out_charge: number;
  discount_percent: number;
  discount_amount: number;
  discount_mark: Booked['discount_mark'];
  total_amount: number;
  refunded: number;
  /** What the booking has earned by the ledger: for the platform, and for the practitioner. */
  fee: number;
  income: number;
}

export function exportedBookings(filters: BookingFilters): RawBuilder<ExportedBooking> {
  return sql<ExportedBooking>`
    select b.id, b.created_at, b.starts_at, b.ends_at, b.status, b.paid_at, b.location_type,
      b.city, b.postcode, b.call_out_charge, b.discount_percent, b.discount_amount,
      b.discount_mark, b.total_amount, coalesce(pay.refunded, 0) as refunded,
      earned.fee, earned.income, ${offerOf} as offer,
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
    cross join lateral earned_by(b.id) earned
    -- All bookings of the days are read in any case.
    where ${matchesFilters(filters, true)}
    order by b.starts_at, b.id`;
}
