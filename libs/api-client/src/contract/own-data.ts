import * as v from 'valibot';
import { Role } from './accounts.ts';
import { OwnSignature } from './answers.ts';
import { Booking } from './bookings.ts';
import { call } from './call.ts';
import { PayoutStatus } from './earnings.ts';
import { OwnService } from './own-services.ts';
import { Paper } from './papers.ts';
import { PractitionerBooking } from './practitioner-dashboard.ts';
import { PractitionerProfile } from './practitioner-settings.ts';
import { Questionnaire } from './questionnaires.ts';
import { GivenTaxDetails } from './tax-details.ts';
import { TaxCopy } from './tax-reports.ts';
import { TravelSettings } from './travel.ts';
import { UserSettings } from './user-settings.ts';
import { WaitingEntry, WaitingOffer } from './waiting-list.ts';
import { OwnAvailability } from './work-hours.ts';
import { OwnLocationTypes } from './work-places.ts';

/** The rights of users over their own data (D42). */

const WrittenReview = v.object({
  booking_id: v.nullable(v.number()),
  friendliness: v.number(),
  communication: v.number(),
  satisfaction: v.number(),
  timekeeping: v.number(),
  text: v.string(),
  created_at: v.string(),
});

/** In the version that was published last. Earlier ones come the newest first. */
const WrittenQuestionnaire = v.object({
  ...Questionnaire.entries,
  /** Null while it is asked. */
  withdrawn_at: v.nullable(v.string()),
  earlier_versions: v.array(v.omit(Questionnaire, ['id', 'treatments'])),
});
export type WrittenQuestionnaire = v.InferOutput<typeof WrittenQuestionnaire>;

const OwnPayout = v.object({
  booking_id: v.number(),
  status: PayoutStatus,
  /** Pounds: what was paid and not returned, or what is left to pay. */
  amount: v.number(),
  paid_at: v.nullable(v.string()),
});
export type OwnPayout = v.InferOutput<typeof OwnPayout>;

/** Everything that is stored about a user, except secrets that would give access to the account. */
export const OwnData = v.object({
  exported_at: v.string(),
  account: v.object({
    user_id: v.number(),
    user_roles: v.array(Role),
    created_at: v.string(),
    ...UserSettings.entries,
  }),
  /** Current sessions. */
  sessions: v.array(
    v.object({ device: v.string(), started_at: v.string(), last_used_at: v.string() }),
  ),
  /** Browsers that the user has signed in with. */
  browsers: v.array(v.object({ first_used_at: v.string(), last_used_at: v.string() })),
  /** Percent; null unless an admin has set one. */
  discount: v.nullable(v.number()),
  bookings: v.array(Booking),
  /** What was signed before visits, each time. */
  questionnaires: v.array(OwnSignature),
  reviews: v.array(WrittenReview),
  mails: v.array(v.object({ kind: v.string(), sent_at: v.string() })),
  /** The user's actions on bookings, in order. */
  history: v.array(v.object({ booking_id: v.number(), kind: v.string(), at: v.string() })),
  gifts: v.array(
    v.object({ number: v.number(), earned_at: v.string(), given_at: v.nullable(v.string()) }),
  ),
  waiting_list: v.object({ entries: v.array(WaitingEntry), offers: v.array(WaitingOffer) }),
  /** Messages that the contact form got from the user's email. */
  messages: v.array(
    v.object({
      name: v.string(),
      subject: v.string(),
      message: v.string(),
      created_at: v.string(),
    }),
  ),
  /** Also of somebody who has deleted that side of the account: what has to be kept. */
  practitioner: v.nullable(
    v.object({
      joined_at: v.string(),
      onboarding_step: v.number(),
      approved: v.nullable(v.boolean()),
      /** Empty unless an admin gave one. */
      rejection_reason: v.string(),
      insurance: v.boolean(),
      medical_disclaimer_form: v.boolean(),
      how_you_find: v.nullable(v.string()),
      appointment_scheduling: v.nullable(v.string()),
      profile: PractitionerProfile,
      services: v.array(OwnService),
      location_types: OwnLocationTypes,
      travel: v.nullable(TravelSettings),
      availability: OwnAvailability,
      time_off: v.array(v.object({ title: v.string(), from: v.string(), to: v.string() })),
      papers: v.array(Paper),
      questionnaires: v.array(WrittenQuestionnaire),
      /** Of the tax number only its end, as of the bank account. */
      tax_details: v.nullable(GivenTaxDetails),
      /** What was reported to the tax authority. */
      tax_reports: v.array(TaxCopy),
      images: v.array(v.string()),
      invited_reviewers: v.array(v.object({ email: v.string(), created_at: v.string() })),
      /** Names of external calendars, without their secret URLs. */
      calendar_feeds: v.array(v.object({ name: v.string(), host: v.string() })),
      /** When the secret URL of the practitioner's own calendar was created; null without one. */
      calendar_address_since: v.nullable(v.string()),
      /** Reviews about the practitioner with public names, including those hidden by an admin. */
      reviews: v.array(
        v.object({ ...WrittenReview.entries, reviewer_name: v.string(), hidden: v.boolean() }),
      ),
      /** Whether the payment provider can pay out; null before the first payout. */
      payout_account: v.nullable(v.string()),
      payouts: v.array(OwnPayout),
      /** Cancellation fees that were not waived (D31). */
      penalties: v.array(
        v.object({ booking_id: v.number(), fee: v.number(), created_at: v.string() }),
      ),
      bookings: v.array(PractitionerBooking),
    }),
  ),
});
export type OwnData = v.InferOutput<typeof OwnData>;

export const ownData = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/user/data',
  access: 'signed-in',
  recentLogin: 'always',
  response: OwnData,
});
