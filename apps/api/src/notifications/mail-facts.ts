// What the templates of mails are filled with.
import type { Role } from '@freely/api-client/contract';
import type { Brand } from '@freely/domain/brand';
import type { PaperKind } from '@freely/domain/papers';
import type { TaxStanding } from '@freely/domain/tax-details';
import type { BookingView } from '../booking/bookings/index.ts';
import type { Translate } from '../kernel/messages/index.ts';
import type { Alternative } from './alternatives.ts';

export interface MailRecipient {
  id: number;
  email: string;
  isEmailConfirmed: boolean;
  /**
   * Empty while the email is not confirmed and the practitioner not approved: a stranger may have typed
   * the name.
   */
  firstName: string;
  lastName: string;
  roles: Role[];
  isApproved: boolean;
  /** A practitioner whom an admin rejected. */
  isRejected: boolean;
}

/** What every template gets. */
export interface AboutMail {
  brand: Brand;
  shellUrl: string;
  /** The messages of `locales/<language>/mails.json`. */
  t: Translate;
}

export interface AboutUser extends AboutMail {
  to: MailRecipient;
  /** As a greeting says it: `there` when the name of the recipient is empty. */
  firstName: string;
}

/** A decision against a practitioner, as it stands at sending time. */
export interface AboutRejection extends AboutUser {
  /** Customers have booked them for a time to come. */
  hasBookings: boolean;
  /** What the admin wrote; empty for nothing. */
  reason: string;
}

/** A login with a browser that was not known. */
export interface AboutLogin extends AboutUser {
  /** Browser and system; empty when they are not known. */
  device: string;
  /** In words, in London. */
  at: string;
}

/** What ends, and what does not, because somebody deleted their account. */
export interface CancelledByDeletion {
  /** Paid bookings that were cancelled, as a customer. */
  booked: readonly BookingView[];
  /** How many, as a practitioner. */
  withCustomers: number;
  /** What earlier refunds that failed still owe them, in pence: it goes on without the account (D103). */
  owed: number;
  /** What they have earned as a practitioner and is still paid to them, in pence. */
  earned: number;
}

/** To somebody of whom nothing else is known any more. */
export interface AboutDeletion extends AboutMail, CancelledByDeletion {}

/** A paper as it is at sending time. */
export interface AboutPaper extends AboutUser {
  kind: PaperKind;
  state: 'waiting' | 'approved' | 'refused';
  reason: string;
  /** In words; null for a paper that does not end. */
  lastDay: string | null;
  isForTick: boolean;
  isForWork: boolean;
}

/** A review of the practitioner, as it is at sending time. */
export interface AboutReview extends AboutUser {
  reviewerName: string;
  isHidden: boolean;
}

/** What the tax authority wants to know, as it stands at sending time (D92). */
export interface AboutTaxDetails extends AboutUser {
  standing: TaxStanding;
  /** The day from which payouts may be withheld, in words; empty when nothing was asked. */
  withheldFrom: string;
}

/** What was reported about the practitioner. */
export interface AboutTaxCopy extends AboutUser {
  year: number;
}

/** What some mails about a booking need besides it, looked up at sending time. */
export interface MailExtras {
  /** The data that the mail was queued with. */
  detail: Record<string, unknown>;
  alternatives: readonly Alternative[];
  hasPendingGift: boolean;
  /** Whether the practitioner was penalised for cancelling (D31). */
  isPenalised: boolean;
  /** Whether signed answers rule the treatment out (D90). */
  isRuledOut: boolean;
  /** What the booking is the patch test of. */
  treatment: BookingView | null;
  /** Whether a bank has sent back the refund that the mail is about. */
  hasRefundFailed: boolean;
}

/** A booking as it is at sending time, with what some mails need besides it. */
interface BookingFacts extends MailExtras {
  booking: BookingView;
}
export type AboutBooking = AboutUser & BookingFacts;

/** A mail with a link that works once. */
export interface AboutLink extends AboutUser {
  token: string;
}

/** To somebody without an account. */
export interface AboutInvitation extends AboutMail {
  email: string;
  practitionerName: string;
  token: string;
}

/** To the operator. */
export interface AboutMessage extends AboutMail {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
}
