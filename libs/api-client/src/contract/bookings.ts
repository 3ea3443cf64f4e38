import { bookingStatuses } from '@freely/domain/booking-status';
import { patchTestResults } from '@freely/domain/patch-tests';
import * as v from 'valibot';
import { call } from './call.ts';
import { BookingDispute } from './disputes.ts';
import { LocationType } from './locations.ts';
import { DiscountMark } from './loyalty.ts';
import { AppointmentTime, Day, Id, IdParams, LatLng, Line, Pounds, withoutLink } from './values.ts';

export const BookingStatus = v.picklist(bookingStatuses);
export type BookingStatus = v.InferOutput<typeof BookingStatus>;

/** The customer's address for a home visit. */
export const HomeAddress = v.object({
  city: v.pipe(Line(120), v.nonEmpty(), withoutLink()),
  postcode: v.pipe(
    v.string('rules.address.mobilePostcode'),
    v.trim(),
    v.regex(/^[A-Za-z0-9]{2,4} [A-Za-z0-9]{3}$/, 'rules.address.mobilePostcode'),
  ),
  address: Line(200),
  country_id: v.literal('UK'),
  country_name: v.literal('United Kingdom'),
  location: LatLng,
});
export type HomeAddress = v.InferOutput<typeof HomeAddress>;

/** The requested booking. The server computes all amounts again and compares them (D20). */
export const BookingDraft = v.pipe(
  v.object({
    practitioner_id: Id,
    /** One entry for each unit of quantity. */
    services_ids: v.pipe(v.array(Id), v.minLength(1, 'rules.booking.service'), v.maxLength(20)),
    /** Pounds that the customer will pay, after the discount. */
    total_amount: Pounds,
    discount_amount: v.optional(Pounds, 0),
    discount_mark: v.optional(v.nullable(DiscountMark), null),
    /** Percent. */
    discount: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(99)), 0),
    date: Day,
    start_time: AppointmentTime,
    location_type: LocationType,
    /** Required when the practitioner has several salons (D49). */
    salon_id: v.optional(Id),
    address: v.optional(HomeAddress),
    /** The selected place as a JSON string, stored unchanged. */
    address_object: v.optional(v.pipe(v.string(), v.maxLength(4000))),
    /** When the patch test takes place, for treatments that need one and have none that is valid. */
    patch_test: v.optional(v.object({ date: Day, start_time: AppointmentTime })),
    /**
     * The caller's own unpaid booking with this practitioner that this one takes the place of: its slot is let go (D70).
     * One that has ended meanwhile is fine; 404 for any other.
     */
    replaces: v.optional(Id),
  }),
  v.forward(
    v.check(
      (each) => each.location_type === 'salon' || each.salon_id === undefined,
      'rules.booking.salon',
    ),
    ['salon_id'],
  ),
);
export type BookingDraft = v.InferInput<typeof BookingDraft>;

export const BookingTreatment = v.object({
  id: v.number(),
  name: v.string(),
  quantity: v.number(),
  total_price: v.number(),
  service_type: v.string(),
});

export const BookingLocation = v.object({
  /** Null until the caller may see it (D39). */
  address: v.nullable(v.string()),
  city: v.string(),
  postcode: v.nullable(v.string()),
  country_id: v.string(),
  country_name: v.string(),
  home_location: v.nullable(LatLng),
  /** While the address of a salon is not shared: its point, shifted inside the 1-mile circle (D39). */
  geoposition: v.optional(LatLng),
  address_object: v.nullable(v.string()),
});

/** The first visit of a booking whose treatments need a patch test. */
export const BookedPatchTest = v.object({
  /** Its own id, as the practitioner's calendar has it. */
  id: v.number(),
  date: v.string(),
  /** `HH:mm:ss`. */
  start_time: v.string(),
  duration: v.number(),
  /** Pounds of the booking's total. */
  price: v.number(),
  booking_status: BookingStatus,
  /** Null until the practitioner has recorded it. */
  result: v.nullable(v.picklist(patchTestResults)),
  /** The practitioner's words about the result. */
  note: v.string(),
});

/** A booking as its customer reads it. */
export const Booking = v.object({
  id: v.number(),
  booking_id: v.number(),
  practitioner_id: v.number(),
  practitioner_name: v.string(),
  practitioner_avatar: v.nullable(v.string()),
  practitioner_verified: v.boolean(),
  practitioner_rating: v.number(),
  practitioner_reviews_amount: v.number(),
  /** They have deleted their practitioner account, so nobody can book them again (D42). */
  practitioner_left: v.optional(v.boolean()),
  /** Only after payment. */
  practitioner_phone: v.nullable(v.string()),
  treatments: v.array(BookingTreatment),
  location_type: LocationType,
  location: BookingLocation,
  salon_id: v.nullable(v.number()),
  /** Public, unlike its street. Null at home, and for a salon without a name. */
  salon_name: v.optional(v.nullable(v.string())),
  date: v.string(),
  /** `HH:mm:ss`. */
  start_time: v.string(),
  duration: v.number(),
  created_at: v.string(),
  booking_status: BookingStatus,
  paid: v.boolean(),
  /** Whether a review may be left now (D58). */
  review: v.boolean(),
  notes: v.string(),
  call_out_charge: v.number(),
  discount: v.number(),
  discount_amount: v.number(),
  discount_mark: v.nullable(DiscountMark),
  total_amount: v.number(),
  amount_refunded: v.number(),
  /** Pounds of all refunds, including those that are still on their way. */
  amount_promised: v.optional(v.number()),
  /** Pounds of a refund that failed and is still owed (D103). Only its customer sees it. */
  refund_failed: v.optional(v.number()),
  /** A bank took the payment back, or is asked to, whatever else became of the booking. */
  charged_back: v.optional(v.boolean()),
  /** Cancelled too late for a refund: what comes back all the same has another reason. */
  late_cancelled: v.optional(v.boolean()),
  /** Pounds of them that are returned because a time that was cancelled too late was sold again. */
  resold_amount: v.optional(v.number()),
  /** ISO date-time until which cancelling is free; null when that has passed. */
  free_cancellation_until: v.nullable(v.string()),
  /** While unpaid: when the hold on the slot expires (D16). */
  held_until: v.nullable(v.string()),
  cancellation_policy: v.string(),
  /**
   * The practitioner moved the booking at short notice: until the customer accepts, or until the
   * new start, the customer may cancel with a full refund (D25).
   */
  change_to_accept: v.optional(v.boolean()),
  /** ISO date-time of the start before the last move; null when it was never moved. */
  moved_from: v.optional(v.nullable(v.string())),
  /** Null unless lateness or a no-show was reported (D26). */
  dispute: v.optional(v.nullable(BookingDispute)),
  /** ISO date-time until which the customer can report lateness, or object to a no-show (D26, D100). */
  report_until: v.optional(v.string()),
  /** Null where the treatments needed no new patch test. */
  patch_test: v.optional(v.nullable(BookedPatchTest)),
  /** How many questionnaires wait for the customer's signature. */
  questionnaires_due: v.optional(v.number()),
  /** How many were signed, in whatever version. */
  questionnaires_signed: v.optional(v.number()),
});
export type Booking = v.InferOutput<typeof Booking>;

export const createBooking = /*#__PURE__*/ call({
  method: 'POST',
  path: '/booking',
  access: 'customer',
  body: BookingDraft,
  response: Booking,
  idempotent: true,
});

export const booking = /*#__PURE__*/ call({
  method: 'GET',
  path: '/booking/:id',
  access: 'signed-in',
  owner: { of: 'booking', by: 'party' },
  params: IdParams,
  response: Booking,
});

/** The appointment for a calendar app, as in the mails about it. */
export const downloadAppointment = /*#__PURE__*/ call({
  method: 'GET',
  path: '/booking/:id/appointment',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: IdParams,
  file: 'appointment.ics',
  response: v.blob(),
});

export const paymentIntent = /*#__PURE__*/ call({
  method: 'GET',
  path: '/booking/:id/paymentIntent',
  access: 'customer',
  owner: { of: 'booking', by: 'customer' },
  params: IdParams,
  response: v.object({ client_secret: v.string() }),
});
