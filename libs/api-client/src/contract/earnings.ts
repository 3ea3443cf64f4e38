import * as v from 'valibot';
import { BookingStatus } from './bookings.ts';
import { call } from './call.ts';
import { TaxStanding } from './tax-details.ts';

/** What a practitioner earned, and when they are paid (D22, D65). All amounts are pounds. */

const Month = v.pipe(v.string(), v.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'rules.date.month'));

/**
 * `scheduled` until it is due, then `on_its_way`; `on_hold` while the booking is in dispute;
 * `add_bank_details` when there is no bank account to pay to; `tax_details` when it is withheld until
 * the tax details are given; `returned` when it was reversed after a refund; `nothing` when nothing is
 * left to pay.
 */
export const PayoutStatus = v.picklist([
  'scheduled',
  'on_its_way',
  'on_hold',
  'add_bank_details',
  'tax_details',
  'paid',
  'returned',
  'nothing',
]);
export type PayoutStatus = v.InferOutput<typeof PayoutStatus>;

const Sums = {
  /** The price before the discount. */
  gross: v.number(),
  /** The part of it that the platform pays, not the customer. */
  discount_funded: v.number(),
  fee: v.number(),
  refund: v.number(),
  /**
   * Withheld for cancellation fees and earlier overpayments; negative when such a sum is carried
   * over to a later payout.
   */
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
    /** ISO date-time when it is due: 48 hours after the end. */
    due_at: v.string(),
    /** ISO date-time of the payout; null before it. */
    paid_at: v.nullable(v.string()),
    /** What was paid out, less what was reversed. */
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
  /** The months that have paid appointments, newest first. */
  months: v.array(v.string()),
  /** What was earned in each of them, in their order. */
  by_month: v.array(v.object({ month: v.string(), net: v.number() })),
  bookings: v.array(Earning),
  totals: v.object({
    ...Sums,
    paid_out: v.number(),
    /** The part of the earnings that is still to be paid out. */
    to_come: v.number(),
  }),
  /** For all months, soonest first. */
  next_payouts: v.array(NextPayout),
  /** Still to be withheld from the next payouts. */
  to_withhold: v.number(),
  /** `checking` while the payment provider verifies them; `refused` when it rejected them. */
  bank_details: v.picklist(['missing', 'checking', 'ready', 'refused']),
  /** `withheld` while payouts wait for what the tax authority wants to know (D92). */
  tax_details: TaxStanding,
});
export type Earnings = v.InferOutput<typeof Earnings>;

/** For one month; defaults to the current month in London. */
export const earnings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/earnings',
  access: 'practitioner',
  query: v.object({ month: v.optional(Month) }),
  response: Earnings,
});

/** The same as a spreadsheet; all months when none is given. */
export const downloadEarnings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/earnings/download',
  access: 'practitioner',
  file: 'earnings.xlsx',
  query: v.object({ month: v.optional(Month) }),
  response: v.blob(),
});
