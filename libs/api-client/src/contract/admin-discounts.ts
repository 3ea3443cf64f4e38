import { isRealDay } from '@freely/domain/real-day';
import * as v from 'valibot';
import { call } from './call.ts';
import { IdText } from './values.ts';

/** Discounts that admins set: for all customers, or for one (D21, D64). */

/** 0 to 99 percent, as a number or as the two digits typed in a field. */
const Percent = (whenMissing: string) =>
  v.pipe(
    v.union([v.number(), v.string()], whenMissing),
    v.transform((given) => String(given).trim()),
    v.nonEmpty(whenMissing),
    v.regex(/^\d{1,2}$/, 'discounts.wholeNumber'),
    v.transform(Number),
  );

/** One change of a percentage; `by` is null once that admin's account was erased. */
const SetBy = { discount: v.number(), at: v.string(), by: v.nullable(v.string()) };

// For one customer --------------------------------------------------------------------------------

const CustomerParams = v.object({ customer_id: IdText });

export const CustomerDiscount = v.object({
  /** 0 for none. */
  discount: v.number(),
  /** Newest first. */
  history: v.array(v.object(SetBy)),
});
export type CustomerDiscount = v.InferOutput<typeof CustomerDiscount>;

export const customerDiscount = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/admin-discount-for-customer/:customer_id',
  access: 'admin',
  params: CustomerParams,
  response: CustomerDiscount,
});

export const CustomerDiscountBody = v.object({ discount: Percent('discounts.customer') });

export const setCustomerDiscount = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/admin-discount-for-customer/:customer_id',
  access: 'admin',
  params: CustomerParams,
  body: CustomerDiscountBody,
  response: v.object({ message: v.string(), ...CustomerDiscount.entries }),
});

// For everybody -----------------------------------------------------------------------------------

export const LoyaltySection = v.picklist(['first_booking', 'rebook', 'time']);
export type LoyaltySection = v.InferOutput<typeof LoyaltySection>;

export const LoyaltySchemes = v.object({
  /** Percent; 0 means that there is no such discount. */
  first_booking_discount: v.number(),
  rebook_discount: v.number(),
  time_discount: v.number(),
  /** London wall time, `YYYY-MM-DD HH:mm`; null until it was first set. */
  time_discount_from: v.nullable(v.string()),
  time_discount_to: v.nullable(v.string()),
  /** Discounts in effect now. A booking gets the best one that applies to its customer (D21). */
  in_force: v.array(
    v.object({
      mark: LoyaltySection,
      discount: v.number(),
      /** `YYYY-MM-DD HH:mm`; null for one without an end. */
      until: v.nullable(v.string()),
    }),
  ),
  /** State of the date interval by the server's clock. */
  time_state: v.picklist(['none', 'planned', 'running', 'over']),
  /** Newest first. */
  history: v.array(
    v.object({
      section: LoyaltySection,
      ...SetBy,
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
    }),
  ),
});
export type LoyaltySchemes = v.InferOutput<typeof LoyaltySchemes>;

const LoyaltySaved = v.object({ message: v.string(), ...LoyaltySchemes.entries });

export const getLoyaltySchemes = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/get-loyalty-schemes',
  access: 'admin',
  response: LoyaltySchemes,
});

// The two spaces are in the specification.
export const FirstBookingDiscountBody = v.object({
  first_booking_discount: Percent('discounts.firstBooking'),
});

export const setFirstBookingDiscount = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/set-first-booking-discount',
  access: 'admin',
  body: FirstBookingDiscountBody,
  response: LoyaltySaved,
});

export const RebookDiscountBody = v.object({
  rebook_discount: Percent('discounts.rebooking'),
});

export const setRebookDiscount = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/set-rebook-discount',
  access: 'admin',
  body: RebookDiscountBody,
  response: LoyaltySaved,
});

const bothRequired = 'discounts.bothEnds';
const WallTime = v.pipe(
  v.string(bothRequired),
  v.trim(),
  v.nonEmpty(bothRequired),
  v.regex(/^[12]\d{3}-\d{2}-\d{2}[ T]([01]\d|2[0-3]):[0-5]\d(:00)?$/, 'discounts.dateTime'),
  v.check((text) => isRealDay(text.slice(0, 10)), 'discounts.exists'),
  v.transform((text) => `${text.slice(0, 10)} ${text.slice(11, 16)}`),
);

export const TimeDiscountBody = v.pipe(
  v.object({
    time_discount: Percent('discounts.time'),
    time_discount_from: WallTime,
    time_discount_to: WallTime,
  }),
  v.forward(
    v.check((each) => each.time_discount_from <= each.time_discount_to, 'discounts.endsBefore'),
    ['time_discount_from'],
  ),
  v.forward(
    v.check((each) => each.time_discount_from !== each.time_discount_to, 'discounts.endsAtStart'),
    ['time_discount_from'],
  ),
);

export const setTimeDiscount = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/set-time-discount',
  access: 'admin',
  body: TimeDiscountBody,
  response: LoyaltySaved,
});
