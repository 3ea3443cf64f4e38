import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../infrastructure/database/index.ts';
import { isChargedBack } from './charged-back.repository.ts';
import { type DisputeView, disputeOf } from './dispute-view.repository.ts';
import { markedAbsent } from './marked-absent.repository.ts';
import {
  hasReacted,
  type PatchTestForView,
  type PatchTestView,
  patchTestFor,
  patchTestOf,
} from './patch-test-view.repository.ts';
import { dueOfBooking, signedOfBooking } from './questionnaires-due.repository.ts';

interface BookedItem {
  id: number;
  name: string;
  service_name: string;
  quantity: number;
  unit_price: number;
  unit_duration: number;
}

/** Everything that any screen shows of a booking; presenters choose what each caller gets. */
export interface BookingView
  extends Omit<Selectable<Database['bookings']>, 'during' | 'updated_at'> {
  practitioner_name: string;
  practitioner_phone: string;
  practitioner_avatar: string | null;
  practitioner_verified: boolean;
  practitioner_rating: number;
  practitioner_reviews_amount: number;
  practitioner_left: boolean;
  /** The present name; null at home, and for a salon without one. */
  salon_name: string | null;
  customer_name: string;
  customer_phone: string;
  items: BookedItem[];
  has_review: boolean;
  dispute: DisputeView | null;
  marked_absent_at: Date | null;
  /** The first visit of this booking. */
  patch_test: PatchTestView | null;
  /** This is the first visit of another booking. */
  patch_test_for: PatchTestForView | null;
  /** Cancelled because a patch test of its treatments showed a reaction. */
  has_reacted: boolean;
  /** How many questionnaires wait for the customer's signature (D89). */
  questionnaires_due: number;
  questionnaires_signed: number;
  has_intent: boolean;
  amount_refunded: number;
  /** Of all refunds, including those that are not paid out yet or are made again; never more than was paid. */
  amount_promised: number;
  /** Of it, what support returned by hand at the provider: nobody is told that it comes once more. */
  amount_by_hand: number;
  /** Of refunds that failed, what the customer is still owed (D103). */
  refund_failed: number;
  /** A bank took back all that was left of the payment, or is asked to: nothing is kept of it. */
  is_charged_back: boolean;
  /** Cancelled too late for a refund: what a bank gives back of it is kept. */
  is_late_cancelled: boolean;
  /** Returned because the time was sold again after a late cancellation (D87), and of which price. */
  resold_amount: number;
  resold_price: number;
  /** The fee if the practitioner cancels now. */
  cancellation_fee: number;
  payment_grace_minutes: number;
  now: Date;
}

/**
 * A refund that failed is made again (D103), and counts once with what replaced it. Made by hand at the provider, it
 * is not due a second time.
 */
const amountPromised = sql<number>`least(coalesce(pay.captured, 0), (
  select coalesce(sum(amount) filter (where status <> 'failed'), 0)
    + greatest(0, coalesce(sum(amount) filter (where status = 'failed' and replaced_at is null), 0)
      - coalesce(sum(amount) filter (where status <> 'failed' and reason = 'made_at_provider'), 0))
  from refunds where payment_id = pay.id))::int`;

const amountByHand = sql<number>`least(coalesce(pay.captured, 0), (
  select coalesce(sum(amount), 0) from refunds
  where payment_id = pay.id and status <> 'failed' and reason = 'made_at_provider'))::int`;

/** @param condition on the bookings row, under the alias `b` */
async function views(db: Db, condition: RawBuilder<unknown>): Promise<BookingView[]> {
  const { rows } = await sql<BookingView>`
    select b.id, b.practitioner_id, b.customer_id, b.status, b.starts_at, b.ends_at,
      b.location_type, b.salon_id, b.address, b.city, b.postcode, b.lat, b.lon, b.address_object,
      b.notes, b.call_out_charge, b.discount_percent, b.discount_amount, b.discount_mark,
      b.total_amount, b.fee_percent, b.paid_at, b.hold_until, b.created_at,
      b.calendar_sequence, b.moved_at, b.moved_from, b.awaits_customer, b.free_after_move, b.is_patch_test,
      b.was_offered,
      b.road_before, b.road_from, b.road_after, b.road_to,
      trim(pu.first_name || ' ' || pu.last_name) as practitioner_name,
      pu.phone as practitioner_phone, pu.avatar_src as practitioner_avatar,
      shows_tick(p.verified, p.tick_dates) as practitioner_verified,
      coalesce(round(r.overall * 2) / 2, 0) as practitioner_rating,
      coalesce(r.reviews_amount, 0) as practitioner_reviews_amount,
      not exists (select from user_roles where user_id = b.practitioner_id and role = 'practitioner')
        as practitioner_left,
      nullif(salon.name, '') as salon_name,
      trim(cu.first_name || ' ' || cu.last_name) as customer_name,
      cu.phone as customer_phone,
      (select json_agg(json_build_object(
          'id', i.sub_service_id, 'name', i.name, 'service_name', i.service_name,
          'quantity', i.quantity, 'unit_price', i.unit_price, 'unit_duration', i.unit_duration)
          order by i.name)
        from booking_items i where i.booking_id = b.id) as items,
      exists (select from reviews where booking_id = b.id) as has_review,
      ${disputeOf('b.id')} as dispute, ${markedAbsent} as marked_absent_at,
      ${patchTestOf} as patch_test, ${patchTestFor} as patch_test_for,
      ${hasReacted} as has_reacted,
      ${dueOfBooking} as questionnaires_due, ${signedOfBooking} as questionnaires_signed,
      pay.intent_id is not null as has_intent,
      coalesce(pay.refunded, 0) as amount_refunded,
      ${amountPromised} as amount_promised, ${amountByHand} as amount_by_hand,
      coalesce(owed_of_failed(pay.id), 0) as refund_failed, ${isChargedBack(sql`b.id`)} as is_charged_back,
      exists (select from late_cancellations where booking_id = b.id) as is_late_cancelled,
      coalesce(resold.amount, 0)::int as resold_amount,
      coalesce(resold.price, 0)::int as resold_price,
      market.cancellation_fee, market.payment_grace_minutes,
      clock_timestamp() as now
    from bookings b
    cross join settings market
    join users pu on pu.id = b.practitioner_id
    join practitioners p on p.user_id = b.practitioner_id
    join users cu on cu.id = b.customer_id
    left join salons salon on salon.id = b.salon_id
    left join payments pay on pay.booking_id = b.id
    left join (select cancelled_id, sum(amount) as amount, sum(price) as price
      from resales group by cancelled_id) resold on resold.cancelled_id = b.id
    left join practitioner_ratings r on r.practitioner_id = b.practitioner_id
    where ${condition}
    order by b.starts_at, b.id`.execute(db);

  return rows;
}

export async function findView(db: Db, id: number): Promise<BookingView | null> {
  const [found] = await views(db, sql`b.id = ${id}`);

  return found ?? null;
}

/** A practitioner's bookings: those that were paid, in the order of their start. */
export function viewsOfPractitioner(db: Db, practitionerId: number): Promise<BookingView[]> {
  return views(
    db,
    sql`b.practitioner_id = ${practitionerId} and b.paid_at is not null and b.status <> 'expired'`,
  );
}

/**
 * A customer's bookings, the latest start first. Holds past their time may be among them; a patch test is
 * part of the booking that it is for.
 */
export async function viewsOfCustomer(db: Db, customerId: number): Promise<BookingView[]> {
  const booked = await views(
    db,
    sql`b.customer_id = ${customerId} and b.status <> 'expired' and not b.is_patch_test`,
  );

  return booked.reverse();
}
