import * as v from 'valibot';
import { call } from './call.ts';
import { CallOutCharge } from './prices.ts';
import { Line, Message, Prose } from './values.ts';
import { Approval, NotShownReason } from './why-not.ts';

/** What practitioners say about themselves. */

/** Blank entries are dropped. */
export const Qualifications = v.pipe(
  v.array(Line(160)),
  v.transform((list) => list.filter((each) => each !== '')),
  v.maxLength(30, 'rules.practice.qualifications?max=30'),
);

/** The first day of a past or current month: `YYYY-MM-01`. */
export const StartWorkingDate = v.pipe(
  v.string('rules.practice.start'),
  v.nonEmpty('rules.practice.start'),
  v.regex(/^\d{4}-(0[1-9]|1[0-2])-01$/, 'rules.practice.startOfMonth'),
  v.minValue('1950-01-01', 'rules.practice.startYear'),
);

const Digits = (count: number, missing: string, wrong: string) =>
  v.pipe(
    v.string(missing),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.nonEmpty(missing),
    v.check((text) => text.length === count && /^\d+$/.test(text), wrong),
  );

/** Write-only (D41). */
export const BankDetails = v.object({
  sort_code: Digits(6, 'rules.bank.sortCode', 'rules.bank.sortCodeDigits'),
  account_number: Digits(8, 'rules.bank.account', 'rules.bank.accountDigits'),
});
export type BankDetails = v.InferOutput<typeof BankDetails>;

export const PractitionerProfile = v.object({
  start_working_date: v.nullable(v.string()),
  qualifications: v.array(v.string()),
  bio: v.string(),
  /** Pounds; null without a mobile base. */
  call_out_charge: v.nullable(v.number()),
  active: v.boolean(),
  cancellation_policy: v.string(),
  /** Masked except for the last 4 digits of the account number (D41); null when there are none. */
  bank_details: v.nullable(
    v.object({
      sort_code: v.string(),
      account_number: v.string(),
      /** When payouts to them start, because they are new; absent when nothing waits (D71). */
      payable_from: v.optional(v.string()),
    }),
  ),
});
export type PractitionerProfile = v.InferOutput<typeof PractitionerProfile>;

/** Fields that are left out stay unchanged. Any other field is refused: it would be saved nowhere. */
export const PractitionerProfileChange = v.strictObject({
  start_working_date: v.optional(StartWorkingDate),
  qualifications: v.optional(Qualifications),
  bio: v.optional(Prose(2000, 'rules.text.long?max=2000')),
  call_out_charge: v.optional(CallOutCharge),
  active: v.optional(v.boolean('rules.person.status')),
  bank_details: v.optional(BankDetails),
  /** Only read: it may be sent back, and stays as it is. */
  cancellation_policy: v.optional(v.unknown()),
});
export type PractitionerProfileChange = v.InferOutput<typeof PractitionerProfileChange>;

export const practitionerProfile = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/profile',
  access: 'practitioner',
  response: PractitionerProfile,
});

export const changePractitionerProfile = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/practitioner/profile',
  access: 'practitioner',
  recentLogin: ['bank_details'],
  body: PractitionerProfileChange,
  response: v.object({ message: v.string(), ...PractitionerProfile.entries }),
});

/** The checklist and the totals of the dashboard. */
export const practitionerStatistic = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/statistic-by-profile',
  access: 'practitioner',
  response: v.object({
    avatar: v.boolean(),
    work_images: v.boolean(),
    bio: v.boolean(),
    update_calendar: v.boolean(),
    bank_details: v.boolean(),
    /** Why the practitioner is in no search result (D30); empty when they are in one. */
    not_shown: v.array(NotShownReason),
    approval: v.optional(Approval),
    /** What the admin wrote who rejected the profile; missing where they wrote nothing. */
    rejection_reason: v.optional(v.string()),
    /** Paid and not cancelled. */
    number_of_bookings: v.number(),
    /** Pounds after the fee; refunded bookings count as 0. */
    total_income: v.number(),
  }),
});

/** Our own call: a rejected profile is sent in again. 409 when it was not rejected, or sign-up is not complete. */
export const resubmitProfile = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/practitioner/resubmission',
  access: 'practitioner',
  response: Message,
});
