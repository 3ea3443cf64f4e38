import type { Role } from '@freely/api-client/contract';
import type { BookingView } from '../booking/bookings/index.ts';
import type { MailContent } from './mail-content.ts';
import type { MailExtras } from './mail-extras.ts';
import { bankDetailsNeeded, bankDetailsRefused } from './mails/bank-details.ts';
import { bookingCancelledCustomer } from './mails/booking-cancelled-customer.ts';
import { bookingCancelledPractitioner } from './mails/booking-cancelled-practitioner.ts';
import { bookingMovedCustomer, bookingMovedPractitioner } from './mails/booking-moved.ts';
import { bookingPaidCustomer } from './mails/booking-paid-customer.ts';
import { bookingPaidPractitioner } from './mails/booking-paid-practitioner.ts';
import { changeAccepted } from './mails/change-accepted.ts';
import { disputeSettledCustomer, disputeSettledPractitioner } from './mails/dispute-settled.ts';
import { giftEarned } from './mails/gift-earned.ts';
import { latenessReported } from './mails/lateness-reported.ts';
import { noShowCustomer } from './mails/no-show-customer.ts';
import { passwordChanged } from './mails/password-changed.ts';
import { paymentRefundedLate } from './mails/payment-refunded-late.ts';
import { payoutSent } from './mails/payout-sent.ts';
import { practitionerApproved } from './mails/practitioner-approved.ts';
import { practitionerRejected } from './mails/practitioner-rejected.ts';
import { refundSent } from './mails/refund-sent.ts';
import { registration } from './mails/registration.ts';
import { reminderCustomer, reminderPractitioner } from './mails/reminders.ts';
import { reviewRequest } from './mails/review-request.ts';

export interface Recipient {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  isApproved: boolean;
  /** A practitioner whom an admin rejected. */
  isRejected: boolean;
}

export interface AboutUser {
  to: Recipient;
  shellUrl: string;
}
/** A booking as it is at sending time, with what some mails need besides it. */
interface BookingFacts extends MailExtras {
  booking: BookingView;
}
export type AboutBooking = AboutUser & BookingFacts;

/** Returns null when the mail is no longer true and must not be sent. */
type Compose<About> = (about: About) => MailContent | null;

const aboutUsers = {
  registration,
  password_changed: passwordChanged,
  practitioner_approved: practitionerApproved,
  practitioner_rejected: practitionerRejected,
  bank_details_needed: bankDetailsNeeded,
  bank_details_refused: bankDetailsRefused,
} as const satisfies Record<string, Compose<AboutUser>>;

const aboutBookings = {
  booking_paid_customer: bookingPaidCustomer,
  booking_paid_practitioner: bookingPaidPractitioner,
  booking_cancelled_customer: bookingCancelledCustomer,
  booking_cancelled_practitioner: bookingCancelledPractitioner,
  booking_moved_customer: bookingMovedCustomer,
  booking_moved_practitioner: bookingMovedPractitioner,
  change_accepted: changeAccepted,
  reminder_customer: reminderCustomer,
  reminder_practitioner: reminderPractitioner,
  no_show_customer: noShowCustomer,
  lateness_reported: latenessReported,
  dispute_settled_customer: disputeSettledCustomer,
  dispute_settled_practitioner: disputeSettledPractitioner,
  review_request: reviewRequest,
  gift_earned: giftEarned,
  payment_refunded_late: paymentRefundedLate,
  refund_sent: refundSent,
  payout_sent: payoutSent,
} as const satisfies Record<string, Compose<AboutBooking>>;

/** The kinds of mail that are about a booking. */
export const bookingMailKinds = Object.keys(aboutBookings) as (keyof typeof aboutBookings)[];

/** Every mail that the product sends. */
export type MailKind = keyof typeof aboutUsers | keyof typeof aboutBookings;

/** @throws for an unknown kind, and for a mail about a booking without one. */
export function composeMail(
  kind: string,
  about: AboutUser,
  facts: BookingFacts | null,
): MailContent | null {
  const byUser = new Map<string, Compose<AboutUser>>(Object.entries(aboutUsers)).get(kind);
  if (byUser) return byUser(about);
  const byBooking = new Map<string, Compose<AboutBooking>>(Object.entries(aboutBookings)).get(kind);
  if (!byBooking) throw new Error(`There is no mail of the kind ${kind}`);
  if (!facts) throw new Error(`A mail of the kind ${kind} needs a booking`);

  return byBooking({ ...about, ...facts });
}
