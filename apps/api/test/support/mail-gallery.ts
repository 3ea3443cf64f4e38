// A sample of every mail that the product sends, about one made-up booking.
import { brandOf } from '@freely/domain/brand';
import type { BookingView } from '../../src/booking/bookings/booking-view.repository.ts';
import { marketLanguage, translatorFor } from '../../src/kernel/messages/index.ts';
import type { MailContent } from '../../src/notifications/mail-content.ts';
import { noExtras } from '../../src/notifications/mail-extras.ts';
import type { MailExtras } from '../../src/notifications/mail-facts.ts';
import { type MailKind, mailList } from '../../src/notifications/mail-list.ts';
import { booking, customer, dispute, practitioner, settled } from './mailed-booking.ts';

const shellUrl = 'https://freely.example';
interface Sample {
  to: typeof customer | typeof practitioner;
  booking?: Partial<BookingView>;
  extras?: Partial<MailExtras>;
  /** What a mail has besides, that is not about a booking. */
  others?: object;
}
const link = { token: 't'.repeat(43) };
const paper = {
  kind: 'insurance',
  state: 'approved',
  reason: '',
  lastDay: 'Friday 31 July 2026',
  isForTick: true,
  isForWork: false,
};
const tax = { standing: 'requested', withheldFrom: 'Friday 31 July 2026' };
const toCustomer = { to: customer };
const toPractitioner = { to: practitioner };
const returned = { amount_promised: 6270, amount_refunded: 6270 };

// The type makes it complete: a new kind of mail needs a sample.
const samples: Record<MailKind, Sample> = {
  registration: { to: customer, others: link },
  confirm_own_email: { to: customer, others: link },
  password_changed: toCustomer,
  second_factor_on: toCustomer,
  second_factor_off: toCustomer,
  second_factor_reset: toCustomer,
  logged_in_elsewhere: {
    to: customer,
    others: { device: 'Firefox on Linux', at: 'Thursday 2 July 2026, 14:30' },
  },
  account_deleted: {
    to: customer,
    others: {
      booked: [
        { ...booking, ...returned },
        { ...booking, amount_promised: 0 },
      ],
      withCustomers: 2,
      owed: 6270,
      earned: 2844,
    },
  },
  practitioner_account_deleted: {
    to: practitioner,
    others: { booked: [], withCustomers: 1, owed: 0, earned: 2844 },
  },
  practitioner_approved: toPractitioner,
  practitioner_rejected: {
    to: { ...practitioner, isApproved: false, isRejected: true },
    others: { hasBookings: true, reason: 'Please add a photo of your work that is in focus.' },
  },
  review_report_settled: {
    to: practitioner,
    others: { reviewerName: 'Bea W.', isHidden: true },
  },
  paper_approved: { to: practitioner, others: paper },
  paper_refused: {
    to: practitioner,
    others: { ...paper, state: 'refused', reason: 'The last page is missing.' },
  },
  paper_ending: { to: practitioner, others: paper },
  paper_ended: { to: practitioner, others: { ...paper, isForWork: true } },
  bank_details_changed: toPractitioner,
  bank_details_added: toPractitioner,
  calendar_url_ended: toPractitioner,
  bank_details_needed: toPractitioner,
  bank_details_refused: toPractitioner,
  booking_paid_customer: toCustomer,
  booking_paid_practitioner: toPractitioner,
  booking_cancelled_customer: {
    to: customer,
    booking: { ...returned, status: 'cancelled_by_practitioner' },
    extras: {
      alternatives: [
        { id: 1, name: 'Maya Example', price: 4200, time: '14:30', path: '/practitioner-search/1' },
        { id: 2, name: 'Zoë Example', price: 3950, time: '16:00', path: '/practitioner-search/2' },
      ],
    },
  },
  booking_cancelled_practitioner: {
    to: practitioner,
    booking: { status: 'cancelled_by_customer' },
  },
  booking_moved_customer: {
    to: customer,
    booking: { moved_from: new Date('2026-07-03T09:00:00Z'), awaits_customer: true },
  },
  booking_moved_practitioner: {
    to: practitioner,
    booking: { moved_from: new Date('2026-07-03T09:00:00Z'), awaits_customer: true },
  },
  address_corrected: {
    to: customer,
    booking: { location_type: 'salon' },
    extras: { detail: { address_before: '6 Canary Row, London, SW11 4NB' } },
  },
  change_accepted: toPractitioner,
  reminder_customer: {
    to: customer,
    extras: { detail: { starts_at: booking.starts_at.toISOString() } },
  },
  reminder_practitioner: {
    to: practitioner,
    extras: { detail: { starts_at: booking.starts_at.toISOString() } },
  },
  address_given: { to: practitioner, booking: { location_type: 'mobile' } },
  questionnaire_signed: { to: practitioner, extras: { isRuledOut: true } },
  questions_changed: { to: customer, booking: { questionnaires_due: 1 } },
  no_show_customer: { to: customer, booking: { status: 'no_show_customer' } },
  lateness_reported: { to: practitioner, booking: { status: 'completed', dispute } },
  dispute_settled_customer: {
    to: customer,
    booking: { ...returned, status: 'no_show_practitioner', dispute: settled },
  },
  dispute_settled_practitioner: {
    to: practitioner,
    booking: { ...returned, status: 'no_show_practitioner', dispute: settled },
  },
  review_request: { to: customer, booking: { status: 'completed' } },
  gift_earned: { to: customer, extras: { hasPendingGift: true } },
  payment_refunded_late: { to: customer, booking: { ...returned, status: 'expired' } },
  refund_failed: {
    to: customer,
    booking: { amount_promised: 6270 },
    extras: { detail: { amount: 6270, is_made_again: true } },
  },
  refund_elsewhere: { to: customer, booking: returned, extras: { detail: { amount: 6270 } } },
  refund_sent: { to: customer, booking: returned, extras: { detail: { amount: 6270 } } },
  time_offered: {
    to: customer,
    booking: { status: 'held', paid_at: null, hold_until: new Date('2026-07-02T13:45:00Z') },
  },
  time_sold_again: {
    to: customer,
    booking: { ...returned, status: 'cancelled_by_customer' },
    extras: { detail: { amount: 6270 } },
  },
  payout_sent: { to: practitioner, extras: { detail: { amount: 4520, withheld: 1000 } } },
  tax_details_needed: { to: practitioner, others: tax },
  tax_details_reminder: { to: practitioner, others: tax },
  payouts_withheld: { to: practitioner, others: { ...tax, standing: 'withheld' } },
  tax_copy_ready: { to: practitioner, others: { year: 2025 } },
  password_reset: { to: customer, others: link },
  password_needed: { to: customer, others: link },
  confirm_email: { to: customer, others: link },
  email_change_announced: { to: customer, others: link },
  email_changed: toCustomer,
  review_invitation: {
    to: customer,
    others: { ...link, practitionerName: booking.practitioner_name, email: 'bea@people.example' },
  },
  contact_message: {
    to: customer,
    others: {
      id: 12,
      name: 'Bea Writer',
      email: 'bea@people.example',
      subject: 'A lost ring',
      message: 'I left a ring behind.\n\nWho can help?\nIt is silver.',
    },
  },
};

/** Each kind of mail with its sample. */
export function mailGallery(): [kind: string, mail: MailContent][] {
  return Object.entries(samples).map(([kind, { to, booking: changes, extras, others }]) => {
    const about = {
      brand: brandOf(),
      t: translatorFor(marketLanguage),
      to,
      firstName: to.firstName,
      shellUrl,
      ...noExtras,
      ...extras,
      booking: { ...booking, ...changes },
    };
    const template = mailList[kind as MailKind].template as (about: object) => MailContent | null;
    const mail = template({ ...about, ...others });
    if (!mail) throw new Error(`The mail ${kind} has no content`);

    return [kind, mail];
  });
}
