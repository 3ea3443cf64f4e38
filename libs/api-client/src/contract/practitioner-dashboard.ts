import * as v from 'valibot';
import { BookingLocation, BookingStatus, BookingTreatment, DiscountMark } from './bookings.ts';
import { call } from './call.ts';
import { LocationType } from './locations.ts';

/** A booking as its practitioner reads it. */
export const PractitionerBooking = v.object({
  id: v.number(),
  customer_name: v.string(),
  /** Only after payment. */
  customer_phone: v.nullable(v.string()),
  treatments: v.array(BookingTreatment),
  location_type: LocationType,
  location: BookingLocation,
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
});
export type PractitionerBooking = v.InferOutput<typeof PractitionerBooking>;

export const practitionerBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/bookings',
  access: 'practitioner',
  answer: v.array(PractitionerBooking),
});
