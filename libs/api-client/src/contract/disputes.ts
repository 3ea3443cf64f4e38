import { lateAfterMinutes, lateMinutes } from '@freely/domain/attendance';
import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, Message, PageText, Prose } from './values.ts';

/** Lateness and no-shows: the statements of both parties, and the outcome (D26). */

export const DisputeOutcome = v.picklist(['for_customer', 'for_practitioner']);
export type DisputeOutcome = v.InferOutput<typeof DisputeOutcome>;

/** A dispute as both parties and admins see it. Date-times are ISO. */
export const BookingDispute = v.object({
  /**
   * The practitioner can contest until `answer_until`. A contested report of lateness or of a
   * no-show waits for an admin. While a dispute is open, the payout is on hold.
   */
  state: v.picklist(['awaits_practitioner', 'awaits_admin', 'settled']),
  opened_at: v.string(),
  /** When the customer reported it; null while only the practitioner made a statement. */
  reported_at: v.nullable(v.string()),
  /** How late the practitioner was; null when they never came, or nothing was reported. */
  minutes_late: v.nullable(v.number()),
  /** Whether the customer reported that they were there, against a no-show (D100). */
  attended: v.optional(v.boolean()),
  customer_words: v.string(),
  answer_until: v.nullable(v.string()),
  contested_at: v.nullable(v.string()),
  practitioner_words: v.string(),
  settled_at: v.nullable(v.string()),
  outcome: v.nullable(DisputeOutcome),
  reason: v.string(),
});
export type BookingDispute = v.InferOutput<typeof BookingDispute>;

const Details = v.optional(Prose(1000, 'rules.text.long?max=1000'), '');

/**
 * The practitioner reports that the customer did not show up: from 20 minutes after the start until
 * 24 hours after the end. The practitioner is paid in full. An admin decides when the customer
 * contests it, or had not accepted the time. 409 outside that period, and for a closed booking.
 */
export const markNoShow = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/noShow',
  access: 'practitioner',
  owner: { of: 'booking', by: 'practitioner' },
  params: IdParams,
  response: Message,
});

/**
 * The customer reports that the practitioner was more than 20 minutes late, or never came: until 24
 * hours after the end or, who is marked as absent, after the mark. The practitioner has 24 hours to
 * contest it; otherwise the customer gets a full refund. Who is marked as absent can also report that
 * they were there: when the practitioner agrees or an admin decides so, the booking is completed again,
 * and nothing is refunded (D100). 409 outside that period, and for a second report.
 */
export const reportLateness = /*#__PURE__*/ call({
  method: 'POST',
  path: '/booking/:id/lateness',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: IdParams,
  body: v.pipe(
    v.object({
      /** Null or left out when they never came. */
      minutes: v.optional(
        v.nullable(
          v.pipe(
            v.number(),
            v.integer(),
            v.minValue(lateMinutes.min, `rules.booking.late?minutes=${lateAfterMinutes}`),
            v.maxValue(lateMinutes.max),
          ),
        ),
        null,
      ),
      /** The customer was there and marked as absent. Then it is nobody who was late. */
      attended: v.optional(v.boolean(), false),
      details: Details,
    }),
    v.forward(
      v.partialCheck(
        [['minutes'], ['attended']],
        ({ minutes, attended }) => !attended || minutes === null,
        'rules.booking.attended',
      ),
      ['attended'],
    ),
  ),
  response: Message,
});

/**
 * The practitioner's reply. Agreeing settles it at once: the customer is refunded or, where they reported that
 * they were there, the booking is completed again. Else an admin decides.
 */
export const answerLateness = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/lateness',
  access: 'practitioner',
  owner: { of: 'booking', by: 'practitioner' },
  params: IdParams,
  body: v.object({ agree: v.boolean('rules.answers.choice'), details: Details }),
  response: Message,
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

/** Open ones with the longest open first; settled ones with the latest first. */
export const adminDisputes = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/disputes',
  access: 'admin',
  query: v.object({
    status: v.optional(v.picklist(['open', 'settled', 'all']), 'open'),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50', 'all']), '10'),
  }),
  response: v.object({ disputes: v.array(AdminDispute), total: v.number(), open: v.number() }),
});

/**
 * For the customer: a full refund, `no_show_practitioner`; where they reported that they were there,
 * `completed` without a refund. For the practitioner: they are paid.
 */
export const settleDispute = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/disputes/:id/settle',
  access: 'admin',
  params: IdParams,
  body: v.object({
    outcome: v.picklist(DisputeOutcome.options, 'rules.admin.outcome'),
    reason: v.pipe(
      v.string('rules.admin.reason'),
      Prose(1000, 'rules.text.long?max=1000'),
      v.nonEmpty('rules.admin.reason'),
    ),
  }),
  response: v.object({ message: v.string(), dispute: AdminDispute }),
});
