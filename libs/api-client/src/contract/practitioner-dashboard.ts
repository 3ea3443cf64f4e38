import * as v from 'valibot';
import { BookingLocation, BookingStatus, BookingTreatment } from './bookings.ts';
import { call } from './call.ts';
import { BookingDispute } from './disputes.ts';
import { LocationType } from './locations.ts';
import { DiscountMark } from './loyalty.ts';
import { PatchTestResult } from './patch-tests.ts';
import { AppointmentTime, Day, IdParams, Message } from './values.ts';

/** A booking as its practitioner sees it. */
/** `district` is the outward code of the road's other end. */
const Road = v.object({ district: v.string(), minutes: v.number() });

export const PractitionerBooking = v.object({
  id: v.number(),
  customer_name: v.string(),
  /** Only after payment. */
  customer_phone: v.nullable(v.string()),
  /** `service` is the name of the treatment's category. */
  treatments: v.array(v.object({ ...BookingTreatment.entries, service: v.optional(v.string()) })),
  location_type: LocationType,
  location: BookingLocation,
  /** Which of the practitioner's salons; null for a home visit. */
  salon_id: v.optional(v.nullable(v.number())),
  /** ISO date-time of the start. */
  date: v.string(),
  duration: v.number(),
  booking_status: BookingStatus,
  paid: v.boolean(),
  notes: v.string(),
  call_out_charge: v.number(),
  discount: v.number(),
  discount_amount: v.number(),
  discount_mark: v.nullable(DiscountMark),
  total_amount: v.number(),
  amount_refunded: v.number(),
  /** Pounds of all refunds, including those that are still on their way. */
  amount_promised: v.optional(v.number()),
  /** A bank took the payment back or is asked to, so nothing was kept for a late cancellation. */
  charged_back: v.optional(v.boolean()),
  /** Pounds of them that are returned because a time that was cancelled too late was sold again. */
  resold_amount: v.optional(v.number()),
  /** Pounds of the price, before the discount, that another booking brought for this time. */
  resold_price: v.optional(v.number()),
  /** A rate: 0.2. */
  freely_fee: v.number(),
  /** Pounds withheld from payouts if the practitioner cancels (D31). */
  cancellation_fee: v.optional(v.number()),
  /** Moved at short notice, and not yet accepted by the customer (D25). */
  change_to_accept: v.optional(v.boolean()),
  /** From the visit before, or from the base; and to the base after the last. Null: no road. */
  road_before: v.optional(v.nullable(Road)),
  road_after: v.optional(v.nullable(Road)),
  /** Null unless lateness or a no-show was reported (D26). */
  dispute: v.optional(v.nullable(BookingDispute)),
  /** Where this is the patch test of another booking: that booking, and what came of the test. */
  patch_test_for: v.optional(
    v.nullable(
      v.object({
        booking_id: v.number(),
        result: v.nullable(PatchTestResult),
        /** The practitioner's words about the result. */
        note: v.optional(v.string()),
      }),
    ),
  ),
});
export type PractitionerBooking = v.InferOutput<typeof PractitionerBooking>;

export const practitionerBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/bookings',
  access: 'practitioner',
  response: v.array(PractitionerBooking),
});

/**
 * Cancels a paid appointment that has not started. The customer gets a full refund, and a mail that
 * offers other practitioners. The practitioner gets a note on the profile and the time is blocked
 * (D31). 409 when it is not paid, was cancelled, or has started.
 */
export const cancelByPractitioner = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/cancelByPractitioner',
  access: 'practitioner',
  owner: { of: 'booking', by: 'practitioner' },
  params: IdParams,
  response: Message,
});

/**
 * Moves a paid appointment that has not started to a free slot and mails the customer, who must
 * accept a move within 24 hours of the old or new start (D25). 409 for a time that is taken or in the
 * past, 422 for one off the grid.
 */
export const moveBooking = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/booking/:id',
  access: 'practitioner',
  owner: { of: 'booking', by: 'practitioner' },
  params: IdParams,
  body: v.object({
    date: v.pipe(v.string('rules.date.required'), v.nonEmpty('rules.date.required'), Day),
    start_time: v.pipe(
      v.string('rules.time.required'),
      v.nonEmpty('rules.time.required'),
      AppointmentTime,
    ),
    /** The start as it is on screen: 409 if it has been moved meanwhile. */
    from: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  response: v.object({ message: v.string(), change_to_accept: v.boolean() }),
});
