import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, Message, PageText, Prose } from './values.ts';

/** Being late and not appearing: what each of the two says, and who is right (D26). */

export const DisputeOutcome = v.picklist(['for_customer', 'for_practitioner']);
export type DisputeOutcome = v.InferOutput<typeof DisputeOutcome>;

/** What both sides, and admins, read of a dispute. Date-times are ISO. */
export const BookingDispute = v.object({
  /**
   * The practitioner has until `answer_until` to say otherwise; what they contest, and any no-show
   * that is contested, waits for an admin. An open dispute keeps the payout.
   */
  state: v.picklist(['awaits_practitioner', 'awaits_admin', 'settled']),
  opened_at: v.string(),
  /** When the customer reported it; null while only the practitioner has said something. */
  reported_at: v.nullable(v.string()),
  /** How late the practitioner was; null when they never came, or nothing was reported. */
  minutes_late: v.nullable(v.number()),
  customer_words: v.string(),
  answer_until: v.nullable(v.string()),
  contested_at: v.nullable(v.string()),
  practitioner_words: v.string(),
  settled_at: v.nullable(v.string()),
  outcome: v.nullable(DisputeOutcome),
  reason: v.string(),
});
export type BookingDispute = v.InferOutput<typeof BookingDispute>;

const Words = v.optional(Prose(1000, 'Please keep to 1000 characters'), '');

/**
 * The practitioner says that the customer did not appear: from 20 minutes after the start until 24
 * hours after the end. They are paid in full; where the customer says otherwise, or never agreed to
 * the time, an admin decides. 409 before, after, and for what is over already.
 */
export const markNoShow = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/noShow',
  access: 'practitioner',
  params: IdParams,
  answer: Message,
});

/**
 * The customer says that the practitioner was more than 20 minutes late, or never came: until 24
 * hours after the end. The practitioner has 24 hours to say otherwise; else the customer gets a full
 * refund. 409 before, after, and the second time.
 */
export const reportLateness = /*#__PURE__*/ call({
  method: 'POST',
  path: '/booking/:id/lateness',
  access: 'customer',
  params: IdParams,
  body: v.object({
    /** Null, or left out: they never came. */
    minutes: v.optional(
      v.nullable(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(21, 'Lateness can be reported when it was more than 20 minutes'),
          v.maxValue(1440),
        ),
      ),
      null,
    ),
    details: Words,
  }),
  answer: Message,
});

/** The practitioner's answer: agreed refunds the customer at once, contested waits for an admin. */
export const answerLateness = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/lateness',
  access: 'practitioner',
  params: IdParams,
  body: v.object({ agree: v.boolean('Please choose an answer'), details: Words }),
  answer: Message,
});

export const AdminDispute = v.object({
  id: v.number(),
  booking_id: v.number(),
  customer_name: v.string(),
  customer_phone: v.string(),
  practitioner_name: v.string(),
  practitioner_phone: v.string(),
  /** ISO date-times of the appointment. */
  date: v.string(),
  ends_at: v.string(),
  treatments: v.string(),
  location_type: v.picklist(['mobile', 'salon']),
  booking_status: v.string(),
  total_amount: v.number(),
  ...BookingDispute.entries,
});
export type AdminDispute = v.InferOutput<typeof AdminDispute>;

/** The longest open first; settled ones, the latest first. */
export const adminDisputes = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/disputes',
  access: 'admin',
  query: v.object({
    status: v.optional(v.picklist(['open', 'settled', 'all']), 'open'),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50', 'all']), '10'),
  }),
  answer: v.object({ disputes: v.array(AdminDispute), total: v.number(), open: v.number() }),
});

/** For the customer: a full refund, `no_show_practitioner`. For the practitioner: they are paid. */
export const settleDispute = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/disputes/:id/settle',
  access: 'admin',
  params: IdParams,
  body: v.object({
    outcome: v.picklist(DisputeOutcome.options, 'Please choose an outcome'),
    reason: v.pipe(
      v.string('Please give a reason'),
      Prose(1000, 'Please keep to 1000 characters'),
      v.nonEmpty('Please give a reason'),
    ),
  }),
  answer: v.object({ message: v.string(), dispute: AdminDispute }),
});
