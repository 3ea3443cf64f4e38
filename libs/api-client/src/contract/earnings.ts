import * as v from 'valibot';
import { BookingStatus } from './bookings.ts';
import { call } from './call.ts';

/** What a practitioner earned, and when they are paid (D22, D65). Pounds. */

const Month = v.pipe(
  v.string(),
  v.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'Please choose a month'),
);

/**
 * `scheduled` until it is due, then `on_its_way`; `on_hold` while the booking is in dispute;
 * `add_bank_details` when we do not know where to; `returned` when it came back after a refund;
 * `nothing` when nothing was left of it.
 */
export const PayoutStatus = v.picklist([
  'scheduled',
  'on_its_way',
  'on_hold',
  'add_bank_details',
  'paid',
  'returned',
  'nothing',
]);
export type PayoutStatus = v.InferOutput<typeof PayoutStatus>;

const Sums = {
  /** The price before the discount. */
  gross: v.number(),
  /** The part of it that we pay, not the customer. */
  discount_funded: v.number(),
  fee: v.number(),
  refund: v.number(),
  /** Kept back for cancellations, and for what was paid too much before; less than 0 when such a sum is carried over to a later payout. */
  withheld: v.number(),
  /** `gross` less `fee`, `refund` and `withheld`. */
  net: v.number(),
};

export const Earning = v.object({
  booking_id: v.number(),
  /** ISO date-time of the start. */
  date: v.string(),
  customer_name: v.string(),
  treatments: v.string(),
  booking_status: BookingStatus,
  ...Sums,
  payout: v.object({
    status: PayoutStatus,
    /** ISO date-time from which it is paid: 48 hours after the end. */
    due_at: v.string(),
    /** ISO date-time of the payout; null before it. */
    paid_at: v.nullable(v.string()),
    /** What was sent, less what came back. */
    amount: v.number(),
  }),
});
export type Earning = v.InferOutput<typeof Earning>;

export const NextPayout = v.object({
  booking_id: v.number(),
  date: v.string(),
  due_at: v.string(),
  amount: v.number(),
  status: PayoutStatus,
});
export type NextPayout = v.InferOutput<typeof NextPayout>;

export const Earnings = v.object({
  /** `YYYY-MM`: the London month in which the appointments start. */
  month: v.string(),
  /** Those with appointments that were paid for, the newest first. */
  months: v.array(v.string()),
  bookings: v.array(Earning),
  totals: v.object({
    ...Sums,
    paid_out: v.number(),
    /** Of what was earned, what is still to be paid. */
    to_come: v.number(),
  }),
  /** Of all months, the soonest first. */
  next_payouts: v.array(NextPayout),
  /** Kept back from the next payouts. */
  to_withhold: v.number(),
  /** `checking` while the payment provider looks at them; `refused` when it did not take them. */
  bank_details: v.picklist(['missing', 'checking', 'ready', 'refused']),
});
export type Earnings = v.InferOutput<typeof Earnings>;

/** By month; without one, the month that it is in London. */
export const earnings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/earnings',
  access: 'practitioner',
  query: v.object({ month: v.optional(Month) }),
  answer: Earnings,
});

/** The same as a spreadsheet; without a month, all of it. */
export const downloadEarnings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/earnings/download',
  access: 'practitioner',
  file: 'earnings.xlsx',
  query: v.object({ month: v.optional(Month) }),
  answer: v.blob(),
});
