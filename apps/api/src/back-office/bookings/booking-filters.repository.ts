// Which bookings an admin filters: those of the list, and those of its spreadsheet.
import type { adminBookings, CallRequest } from '@freely/api-client/contract';
import { parseBookingReference } from '@freely/domain/booking-reference';
import { type RawBuilder, sql } from 'kysely';
import type { BookingRecord } from '../../booking/bookings/index.ts';
import {
  all,
  isWithinDays,
  type ListFilters,
  matchesUser,
  toListFilters,
} from '../../infrastructure/database/index.ts';

export interface BookingFilters extends ListFilters {
  /** The booking id of a reference such as FR-123. */
  reference: number | null;
  status: BookingRecord['status'] | null;
  paid: boolean | null;
  /** Only those whose refund failed and is still owed. */
  isRefundFailed: boolean;
  locationType: 'mobile' | 'salon' | null;
}

type FilterParams = Omit<CallRequest<typeof adminBookings>['query'], 'page' | 'per_page' | 'sort'>;

export function toBookingFilters(query: FilterParams): BookingFilters {
  return {
    ...toListFilters(query),
    reference: query.q === undefined ? null : parseBookingReference(query.q),
    status: query.status ?? null,
    paid: query.paid ?? null,
    isRefundFailed: query.refund === 'failed',
    locationType: query.location_type ?? null,
  };
}

/** As `is_counted` (0038-booking-counts.sql), which PostgreSQL calls for every row: it inlines no subquery. */
export const countsAsBooking = sql<boolean>`not b.is_patch_test and (b.status <> 'expired' or exists (
  select from payments where booking_id = b.id and captured > 0))`;

/** What became of the offer of a waiting list that it began as; null for every other booking. */
export const offerOf = sql`(select case when withdrawn then 'withdrawn' else status end
  from waiting_offers where booking_id = b.id)`;

const hasFailed = sql`r.status = 'failed' and r.replaced_at is null
  and owed_of_failed(r.payment_id) > 0`;

/** For the rows of one page. */
export const isRefundFailed = sql<boolean>`exists (
  select from refunds r where r.payment_id = pay.id and ${hasFailed})`;

/** For all bookings: few refunds fail, and these have an index of their own. */
const withFailedRefund = sql`(select (select booking_id from payments where id = r.payment_id)
  from refunds r where ${hasFailed})`;

/** `b` is the row of the booking. With `isCommon`, a search is expected to match many people. */
export function matchesFilters(filters: BookingFilters, isCommon: boolean): RawBuilder<boolean> {
  const { patterns, status, paid, locationType } = filters;

  return all([
    countsAsBooking,
    isWithinDays(sql`b.starts_at`, filters),
    ...(status === null ? [] : [hasStatus(sql`b.status`, status)]),
    ...(paid === null ? [] : [sql<boolean>`(b.paid_at is not null) = ${paid}`]),
    ...(filters.isRefundFailed ? [sql<boolean>`b.id = any (array${withFailedRefund})`] : []),
    ...(locationType === null ? [] : [sql<boolean>`b.location_type = ${locationType}`]),
    ...(patterns === null ? [] : [isCommon ? matchesCommon(filters) : matchesSearch(filters)]),
  ]);
}

/** Callers of the API see a held booking as confirmed and unpaid (D16). */
export function hasStatus(column: RawBuilder<unknown>, status: string): RawBuilder<boolean> {
  return sql`${column} = any (${status === 'confirmed' ? ['held', 'confirmed'] : [status]})`;
}

const matchingPeople = (filters: BookingFilters) =>
  sql`(select u.id from users u where ${matchesUser(filters)})`;

/** By the reference of a patch test, the booking that it comes before is found. */
const referredTo = ({ reference }: BookingFilters) =>
  sql`(select ${reference}::bigint
    union all select booking_id from patch_tests where visit_id = ${reference}::bigint)`;

/**
 * Reads the bookings in the order of the list until a page is full, and looks each one's people up. From a union, as
 * below, PostgreSQL may compare each booking with each of a hundred thousand others.
 */
function matchesCommon(filters: BookingFilters): RawBuilder<boolean> {
  const people = matchingPeople(filters);

  return sql`(b.customer_id in ${people} or b.practitioner_id in ${people}
    or b.id in ${referredTo(filters)})`;
}

/** Finds people first, then their bookings: there are far fewer people than bookings. */
function matchesSearch(filters: BookingFilters): RawBuilder<boolean> {
  const people = matchingPeople(filters);

  return sql`b.id in (
    select id from bookings where customer_id in ${people}
    union select id from bookings where practitioner_id in ${people}
    union ${referredTo(filters)})`;
}
