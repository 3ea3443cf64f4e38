import * as v from 'valibot';
import { BookingLocation, BookingStatus, BookingTreatment, DiscountMark } from './bookings.ts';
import { call } from './call.ts';
import { BookingDispute } from './disputes.ts';
import { LocationType } from './locations.ts';
import { Day, IdParams, Message, StartTime } from './values.ts';

/** A booking as its practitioner reads it. */
export const PractitionerBooking = v.object({
  id: v.number(),
  customer_name: v.string(),
  /** Only after payment. */
  customer_phone: v.nullable(v.string()),
  /** With `service`, the name of the treatment's group. */
  treatments: v.array(v.object({ ...BookingTreatment.entries, service: v.optional(v.string()) })),
  location_type: LocationType,
  location: BookingLocation,
  /** Which of the practitioner's salons; null for a visit. */
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
  /** A rate: 0.2. */
  freely_fee: v.number(),
  /** Kept back from payouts, in pounds, should the practitioner call it off (D31). */
  cancellation_fee: v.optional(v.number()),
  /** Moved at short notice, and not accepted by the customer so far (D25). */
  change_to_accept: v.optional(v.boolean()),
  /** Null while nobody says that the other was late, or did not appear (D26). */
  dispute: v.optional(v.nullable(BookingDispute)),
});
export type PractitionerBooking = v.InferOutput<typeof PractitionerBooking>;

export const practitionerBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/bookings',
  access: 'practitioner',
  answer: v.array(PractitionerBooking),
});

/**
 * Calls off a paid appointment that has not begun: the customer gets everything back, and other
 * practitioners by mail; the practitioner a note on the profile, and the time blocked (D31). 409
 * when it is not paid, was cancelled, or has begun.
 */
export const cancelByPractitioner = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/booking/:id/cancelByPractitioner',
  access: 'practitioner',
  params: IdParams,
  answer: Message,
});

/**
 * Moves a paid appointment that has not begun to a free slot. 409 for a time that is taken, past or
 * off the grid; the customer is mailed, and within 24 hours of either start asked (D25).
 */
export const moveBooking = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/booking/:id',
  access: 'practitioner',
  params: IdParams,
  body: v.object({
    date: v.pipe(v.string('Date is required'), v.nonEmpty('Date is required'), Day),
    start_time: v.pipe(v.string('Time is required'), v.nonEmpty('Time is required'), StartTime),
  }),
  answer: v.object({ message: v.string(), change_to_accept: v.boolean() }),
});
