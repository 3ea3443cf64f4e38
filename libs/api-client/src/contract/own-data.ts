import * as v from 'valibot';
import { Role, SignedIn, UserSettings } from './accounts.ts';
import { Booking } from './bookings.ts';
import { call } from './call.ts';
import { OwnService } from './own-services.ts';
import { PractitionerBooking } from './practitioner-dashboard.ts';
import { PractitionerProfile } from './practitioner-settings.ts';
import { Message } from './values.ts';
import { OwnAvailability } from './work-hours.ts';
import { OwnLocationTypes } from './work-places.ts';

/** What users may do with all that is known of them (D42). */

const WrittenReview = v.object({
  booking_id: v.nullable(v.number()),
  friendliness: v.number(),
  communication: v.number(),
  satisfaction: v.number(),
  timekeeping: v.number(),
  text: v.string(),
  created_at: v.string(),
});

/** Everything that is kept about a user, but for what would open their account to a reader. */
export const OwnData = v.object({
  exported_at: v.string(),
  account: v.object({
    user_id: v.number(),
    user_roles: v.array(Role),
    created_at: v.string(),
    ...UserSettings.entries,
  }),
  /** Where the user is signed in. */
  sessions: v.array(v.object({ started_at: v.string(), last_used_at: v.string() })),
  /** Browsers that were signed in before. */
  browsers: v.array(v.object({ first_used_at: v.string(), last_used_at: v.string() })),
  /** Percent, when an admin has set one. */
  discount: v.nullable(v.number()),
  bookings: v.array(Booking),
  reviews: v.array(WrittenReview),
  mails: v.array(v.object({ kind: v.string(), sent_at: v.string() })),
  /** What the user did with bookings, in order. */
  history: v.array(v.object({ booking_id: v.number(), kind: v.string(), at: v.string() })),
  gifts: v.array(
    v.object({ number: v.number(), earned_at: v.string(), given_at: v.nullable(v.string()) }),
  ),
  /** What came through the contact form from the user's address. */
  messages: v.array(
    v.object({
      name: v.string(),
      subject: v.string(),
      message: v.string(),
      created_at: v.string(),
    }),
  ),
  practitioner: v.nullable(
    v.object({
      joined_at: v.string(),
      onboarding_step: v.number(),
      approved: v.nullable(v.boolean()),
      insurance: v.boolean(),
      medical_disclaimer_form: v.boolean(),
      how_you_find: v.nullable(v.string()),
      appointment_scheduling: v.nullable(v.string()),
      profile: PractitionerProfile,
      services: v.array(OwnService),
      location_types: OwnLocationTypes,
      availability: OwnAvailability,
      time_off: v.array(v.object({ title: v.string(), from: v.string(), to: v.string() })),
      images: v.array(v.string()),
      invited_reviewers: v.array(v.object({ email: v.string(), created_at: v.string() })),
      /** Names of calendars elsewhere, without their secret addresses. */
      calendar_feeds: v.array(v.object({ name: v.string(), host: v.string() })),
      /** Since when the own calendar has a secret address; null when it has none. */
      calendar_address_since: v.nullable(v.string()),
      /** With the names that the public reads, and those that an admin has hidden. */
      reviews: v.array(
        v.object({ ...WrittenReview.entries, reviewer_name: v.string(), hidden: v.boolean() }),
      ),
      /** Whether the provider can pay; null before anything was to be paid. */
      payout_account: v.nullable(v.string()),
      payouts: v.array(
        v.object({
          booking_id: v.number(),
          status: v.string(),
          amount: v.number(),
          paid_at: v.nullable(v.string()),
        }),
      ),
      /** What cancellations cost, unless it was waived (D31). */
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
  answer: OwnData,
});

/** Everything: bookings ahead are cancelled by the policy, and the address is free again. */
export const deleteAccount = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/user',
  access: 'signed-in',
  answer: Message,
});

/**
 * Leaves the customer. Bookings ahead are cancelled and refunded. Ends every session; the answer
 * carries a new one, to be taken over as after a login.
 */
export const deletePractitionerAccount = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/dashboard/practitioner/account',
  access: 'practitioner',
  answer: SignedIn,
});
