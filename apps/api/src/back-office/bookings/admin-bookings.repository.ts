import type { DiscountMark } from '@freely/api-client/contract';
import { sql } from 'kysely';
import { type BookingRecord, isChargedBack, markedAbsent } from '../../booking/bookings/index.ts';
import {
  all,
  type Db,
  type ListQuery,
  matchesUser,
  type Order,
  orderBy,
} from '../../infrastructure/database/index.ts';
import {
  type BookingFilters,
  countsAsBooking,
  hasStatus,
  isRefundFailed,
  matchesFilters,
  offerOf,
} from './booking-filters.repository.ts';

export interface BookingListQuery extends BookingFilters, ListQuery {}

export interface AdminRow {
  id: number;
  customer_id: number;
  customer_name: string;
  practitioner_id: number;
  practitioner_name: string;
  treatments: string[];
  location_type: 'mobile' | 'salon';
  city: string;
  starts_at: Date;
  status: BookingRecord['status'];
  paid_at: Date | null;
  total_amount: number;
  captured: number;
  amount_refunded: number;
  is_charged_back: boolean;
  is_refund_failed: boolean;
  /** What became of the offer of a waiting list that it began as; null for every other booking. */
  offer: 'open' | 'taken' | 'refused' | 'missed' | 'withdrawn' | null;
  hold_until: Date;
  created_at: Date;
}

const columns = sql`b.id, b.customer_id, b.practitioner_id, b.location_type, b.city, b.starts_at,
  b.status, b.paid_at, b.total_amount, b.created_at, b.hold_until,
  trim(cu.first_name || ' ' || cu.last_name) as customer_name,
  trim(pu.first_name || ' ' || pu.last_name) as practitioner_name,
  coalesce((select array_agg(name order by sub_service_id) from booking_items
    where booking_id = b.id), '{}') as treatments,
  coalesce(pay.captured, 0) as captured, coalesce(pay.refunded, 0) as amount_refunded, ${isChargedBack(sql`b.id`)} as is_charged_back,
  ${isRefundFailed} as is_refund_failed, ${offerOf} as offer`;
const joins = sql`join users cu on cu.id = b.customer_id
  join users pu on pu.id = b.practitioner_id
  left join payments pay on pay.booking_id = b.id`;

const orders: Record<string, Order> = {
  created_at: [
    [sql`b.created_at`, 'asc'],
    [sql`b.id`, 'asc'],
  ],
  date: [
    [sql`b.starts_at`, 'asc'],
    [sql`b.id`, 'asc'],
  ],
  total: [
    [sql`b.total_amount`, 'asc'],
    [sql`b.id`, 'asc'],
  ],
};

/** One page. Its ids are selected first, so that joins run for these rows only. */
export async function listBookings(
  db: Db,
  query: BookingListQuery,
): Promise<{ rows: AdminRow[]; total: number }> {
  const { sort, take, skip } = query;
  const isCommon = await matchesMany(db, query);
  const matching = sql`from bookings b where ${matchesFilters(query, isCommon)}`;
  const [{ rows }, total] = await Promise.all([
    sql<AdminRow>`
      with page as materialized (
        select b.id ${matching} order by ${orderBy(orders, sort)} limit ${take} offset ${skip})
      select ${columns} from page join bookings b using (id) ${joins}
      order by ${orderBy(orders, sort)}`.execute(db),
    query.patterns === null && !query.isRefundFailed
      ? keptTotal(db, query)
      : countedTotal(db, query),
  ]);

  return { rows, total };
}

/** All that match are read: fewer than the market has. */
async function countedTotal(db: Db, query: BookingListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from bookings b where ${matchesFilters(query, false)}`.execute(db);

  return rows[0]?.total ?? 0;
}

/** From the kept counts (0038-booking-counts.sql): counting a million bookings takes over a second. */
async function keptTotal(db: Db, query: BookingListQuery): Promise<number> {
  const { from, to, status, paid, locationType } = query;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(amount), 0) as total from booking_counts where ${all([
      ...(from === null ? [] : [sql<boolean>`day >= ${from}::date`]),
      ...(to === null ? [] : [sql<boolean>`day <= ${to}::date`]),
      ...(status === null ? [] : [hasStatus(sql`status`, status)]),
      ...(paid === null ? [] : [sql<boolean>`is_paid = ${paid}`]),
      ...(locationType === null ? [] : [sql<boolean>`location_type = ${locationType}`]),
    ])}`.execute(db);

  return rows[0]?.total ?? 0;
}

/** Every change of a booking adds rows to the kept counts; this leaves one for each combination. */
export async function recountBookings(db: Db): Promise<void> {
  await sql`select recount_bookings()`.execute(db);
}

/** From so many people on, their bookings are met soon in the order of the list. */
const manyPeople = 500;

/** Whether a search is for a common name. */
async function matchesMany(db: Db, query: BookingListQuery): Promise<boolean> {
  if (query.patterns === null) return false;
  const { rows } = await sql`
    select from users u where ${matchesUser(query)} limit ${manyPeople}`.execute(db);

  return rows.length === manyPeople;
}

/** The ten latest bookings of a customer. */
export async function latestRows(db: Db, customerId: number): Promise<AdminRow[]> {
  const { rows } = await sql<AdminRow>`
    select ${columns} from bookings b ${joins}
    where b.customer_id = ${customerId} and ${countsAsBooking}
    order by b.starts_at desc, b.id desc limit 10`.execute(db);

  return rows;
}

export interface DetailRow extends AdminRow {
  customer_email: string;
  customer_phone: string;
  practitioner_email: string;
  practitioner_phone: string;
  ends_at: Date;
  address: string;
  postcode: string;
  notes: string;
  call_out_charge: number;
  discount_percent: number;
  discount_amount: number;
  discount_mark: DiscountMark | null;
  fee_percent: number;
  awaits_customer: boolean;
  free_after_move: Date | null;
  is_patch_test: boolean;
  /** Of the patch test before it, in pence; 0 without one. */
  patch_test_price: number;
  /** What banks hold, or have given back to the customer, in pence. */
  charged_back: number;
  /** What the customer is owed because refunds failed, in pence. */
  owed_of_failed: number;
  retry_at: Date | null;
  /** Whether the customer reported lateness; null when there is no dispute. */
  is_reported: boolean | null;
  marked_absent_at: Date | null;
  is_disputed: boolean;
  is_settled: boolean;
  is_reviewed: boolean;
  now: Date;
}

/**
 * One that counts, or that was offered to somebody on a waiting list: the list of offers links to each. A patch test
 * too: mails about it do.
 */
export async function findBooking(db: Db, id: number): Promise<DetailRow | null> {
  const { rows } = await sql<DetailRow>`
    select ${columns}, cu.email as customer_email, cu.phone as customer_phone,
      pu.email as practitioner_email, pu.phone as practitioner_phone, b.ends_at, b.address,
      b.postcode, b.notes, b.call_out_charge, b.discount_percent, b.discount_amount,
      b.discount_mark, b.fee_percent, b.awaits_customer, b.free_after_move, b.is_patch_test,
      coalesce((select price from patch_tests where booking_id = b.id), 0) as patch_test_price,
      (select coalesce(sum(amount), 0)::int from chargebacks
        where booking_id = b.id and status <> 'won') as charged_back,
      coalesce(owed_of_failed(pay.id), 0) as owed_of_failed,
      (select min(retry_at) from refunds where payment_id = pay.id) as retry_at,
      dispute.reported_at is not null as is_reported, ${markedAbsent} as marked_absent_at,
      dispute.id is not null and dispute.settled_at is null as is_disputed,
      dispute.settled_at is not null as is_settled,
      exists (select from reviews where booking_id = b.id) as is_reviewed,
      clock_timestamp() as now
    from bookings b ${joins} left join booking_disputes dispute on dispute.booking_id = b.id
    where b.id = ${id} and (${countsAsBooking} or b.was_offered or b.is_patch_test)`.execute(db);

  return rows[0] ?? null;
}
