import type { Role } from '@freely/api-client/contract';
import type { BookingView } from '../bookings/index.ts';
import type { MailContent } from './mail-content.ts';
import { bookingCancelledCustomer } from './mails/booking-cancelled-customer.ts';
import { bookingCancelledPractitioner } from './mails/booking-cancelled-practitioner.ts';
import { bookingPaidCustomer } from './mails/booking-paid-customer.ts';
import { bookingPaidPractitioner } from './mails/booking-paid-practitioner.ts';
import { passwordChanged } from './mails/password-changed.ts';
import { paymentRefundedLate } from './mails/payment-refunded-late.ts';
import { practitionerApproved } from './mails/practitioner-approved.ts';
import { registration } from './mails/registration.ts';

export interface Recipient {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
  isApproved: boolean;
}

export interface AboutUser {
  to: Recipient;
  shellUrl: string;
}
export interface AboutBooking extends AboutUser {
  booking: BookingView;
}

/** Null: it is no longer true, and is not sent. */
type Compose<About> = (about: About) => MailContent | null;

const aboutUsers = {
  registration,
  password_changed: passwordChanged,
  practitioner_approved: practitionerApproved,
} as const satisfies Record<string, Compose<AboutUser>>;

const aboutBookings = {
  booking_paid_customer: bookingPaidCustomer,
  booking_paid_practitioner: bookingPaidPractitioner,
  booking_cancelled_customer: bookingCancelledCustomer,
  booking_cancelled_practitioner: bookingCancelledPractitioner,
  payment_refunded_late: paymentRefundedLate,
} as const satisfies Record<string, Compose<AboutBooking>>;

/** Every mail that the product sends. */
export type MailKind = keyof typeof aboutUsers | keyof typeof aboutBookings;

/** @throws for a kind that nobody wrote, and for a booking's mail without a booking. */
export function composeMail(
  kind: string,
  about: AboutUser,
  booking: BookingView | null,
): MailContent | null {
  const byUser = new Map<string, Compose<AboutUser>>(Object.entries(aboutUsers)).get(kind);
  if (byUser) return byUser(about);
  const byBooking = new Map<string, Compose<AboutBooking>>(Object.entries(aboutBookings)).get(kind);
  if (!byBooking) throw new Error(`There is no mail of the kind ${kind}`);
  if (!booking) throw new Error(`A mail of the kind ${kind} needs a booking`);

  return byBooking({ ...about, booking });
}
