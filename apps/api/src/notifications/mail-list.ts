// Every mail that the product sends: the event that causes it, whom it goes to, and what it says.
// Nothing else queues a mail. A mail is written from the state at sending time (D52).
import * as backOffice from '../back-office/events/index.ts';
import * as booking from '../booking/events/index.ts';
import * as money from '../money/events/index.ts';
import * as people from '../people/events/index.ts';
import * as practice from '../practice/events/index.ts';
import { aboutBooking } from './about-booking.ts';
import { aboutLogin } from './about-login.ts';
import { aboutPaper } from './about-paper.ts';
import { aboutTaxCopy } from './about-tax-copy.ts';
import { aboutTaxDetails } from './about-tax-details.ts';
import { toFormerEmail, withLink } from './account-links.ts';
import { type Mail, mail } from './mail.ts';
import { addressCorrected } from './mails/address-corrected.ts';
import { bankDetailsNeeded, bankDetailsRefused } from './mails/bank-details.ts';
import { bankDetailsAdded, bankDetailsChanged } from './mails/bank-details-changed.ts';
import { bookingCancelledCustomer } from './mails/booking-cancelled-customer.ts';
import { bookingCancelledPractitioner } from './mails/booking-cancelled-practitioner.ts';
import { bookingMovedCustomer, bookingMovedPractitioner } from './mails/booking-moved.ts';
import { bookingPaidCustomer } from './mails/booking-paid-customer.ts';
import { bookingPaidPractitioner } from './mails/booking-paid-practitioner.ts';
import { calendarUrlEnded } from './mails/calendar-url-ended.ts';
import { changeAccepted } from './mails/change-accepted.ts';
import { confirmEmail } from './mails/confirm-email.ts';
import { confirmOwnEmail } from './mails/confirm-own-email.ts';
import { contactMessage } from './mails/contact-message.ts';
import { disputeSettledCustomer, disputeSettledPractitioner } from './mails/dispute-settled.ts';
import { emailChangeAnnounced } from './mails/email-change-announced.ts';
import { emailChanged } from './mails/email-changed.ts';
import { giftEarned } from './mails/gift-earned.ts';
import { latenessReported } from './mails/lateness-reported.ts';
import { loggedInElsewhere } from './mails/logged-in-elsewhere.ts';
import { noShowCustomer } from './mails/no-show-customer.ts';
import { paperApproved, paperEnded, paperEnding, paperRefused } from './mails/papers.ts';
import { passwordChanged } from './mails/password-changed.ts';
import { passwordReset } from './mails/password-reset.ts';
import { paymentRefundedLate } from './mails/payment-refunded-late.ts';
import { payoutSent } from './mails/payout-sent.ts';
import { practitionerApproved } from './mails/practitioner-approved.ts';
import { practitionerRejected } from './mails/practitioner-rejected.ts';
import { questionnaireSigned } from './mails/questionnaire-signed.ts';
import { questionsChanged } from './mails/questions-changed.ts';
import { refundSent } from './mails/refund-sent.ts';
import { registration } from './mails/registration.ts';
import { reminderCustomer, reminderPractitioner } from './mails/reminders.ts';
import { reviewInvitation } from './mails/review-invitation.ts';
import { reviewRequest } from './mails/review-request.ts';
import {
  secondFactorOff,
  secondFactorOn,
  secondFactorReset,
} from './mails/second-factor-changed.ts';
import { taxCopyReady } from './mails/tax-copy.ts';
import { payoutsWithheld, taxDetailsNeeded, taxDetailsReminder } from './mails/tax-details.ts';
import { timeOffered } from './mails/time-offered.ts';
import { timeSoldAgain } from './mails/time-sold-again.ts';
import * as to from './recipients.ts';
import { toInvited, toOperator } from './to-outsiders.ts';
import { toUser } from './to-user.ts';

export const mailList = {
  registration: mail(people.accountRegistered, to.user, withLink(registration, 'confirm_email')),
  confirm_own_email: mail(
    people.emailConfirmationNeeded,
    to.ownEmail,
    withLink(confirmOwnEmail, 'confirm_email'),
  ),
  password_changed: mail(people.passwordChanged, to.userEachTime, toUser(passwordChanged)),
  password_reset: mail(
    people.passwordResetRequested,
    to.email,
    withLink(passwordReset, 'password_reset'),
  ),
  confirm_email: mail(
    people.emailChangeRequested,
    to.newEmail,
    withLink(confirmEmail, 'confirm_email'),
  ),
  email_change_announced: mail(
    people.emailChangeAnnounced,
    to.previousEmail,
    withLink(emailChangeAnnounced, 'undo_email'),
  ),
  email_changed: mail(people.emailChanged, to.previousEmail, toFormerEmail(emailChanged)),
  second_factor_on: mail(
    people.secondFactorChanged,
    (event) => (event.isOn ? to.userEachTime(event) : null),
    toUser(secondFactorOn),
  ),
  second_factor_off: mail(
    people.secondFactorChanged,
    (event) => (event.isOn ? null : to.userEachTime(event)),
    toUser(secondFactorOff),
  ),
  second_factor_reset: mail(people.secondFactorReset, to.userEachTime, toUser(secondFactorReset)),
  logged_in_elsewhere: mail(people.loggedInElsewhere, to.loggedIn, aboutLogin(loggedInElsewhere)),

  review_invitation: mail(practice.reviewerInvited, to.invited, toInvited(reviewInvitation)),
  practitioner_approved: mail(
    backOffice.practitionerDecided,
    (event) => (event.isApproved ? to.decidedOn(event) : null),
    toUser(practitionerApproved),
  ),
  practitioner_rejected: mail(
    backOffice.practitionerDecided,
    (event) => (event.isApproved ? null : to.decidedOn(event)),
    toUser(practitionerRejected),
  ),

  paper_approved: mail(
    backOffice.paperDecided,
    (event) => (event.isApproved ? to.ownerOfDecided(event) : null),
    aboutPaper(paperApproved),
  ),
  paper_refused: mail(
    backOffice.paperDecided,
    (event) => (event.isApproved ? null : to.ownerOfDecided(event)),
    aboutPaper(paperRefused),
  ),
  paper_ending: mail(
    practice.paperEnds,
    (event) => (event.days < 0 ? null : to.ownerOfEnding(event)),
    aboutPaper(paperEnding),
  ),
  paper_ended: mail(
    practice.paperEnds,
    (event) => (event.days < 0 ? to.ownerOfEnding(event) : null),
    aboutPaper(paperEnded),
  ),

  booking_paid_customer: mail(
    booking.bookingConfirmed,
    to.customer,
    aboutBooking(bookingPaidCustomer),
  ),
  booking_paid_practitioner: mail(
    booking.bookingConfirmed,
    to.practitioner,
    aboutBooking(bookingPaidPractitioner),
  ),
  booking_cancelled_customer: mail(
    booking.bookingCancelled,
    to.customer,
    aboutBooking(bookingCancelledCustomer, 'alternatives'),
  ),
  booking_cancelled_practitioner: mail(
    booking.bookingCancelled,
    to.practitioner,
    aboutBooking(bookingCancelledPractitioner, 'isPenalised'),
  ),
  booking_moved_customer: mail(
    booking.bookingMoved,
    to.customerOfMove,
    aboutBooking(bookingMovedCustomer),
  ),
  booking_moved_practitioner: mail(
    booking.bookingMoved,
    to.practitionerOfMove,
    aboutBooking(bookingMovedPractitioner),
  ),
  address_corrected: mail(
    booking.addressCorrected,
    to.customerOfCorrection,
    aboutBooking(addressCorrected),
  ),
  change_accepted: mail(booking.changeAccepted, to.acceptedBy, aboutBooking(changeAccepted)),
  reminder_customer: mail(booking.reminderDue, to.remindedCustomer, aboutBooking(reminderCustomer)),
  reminder_practitioner: mail(
    booking.reminderDue,
    to.remindedPractitioner,
    aboutBooking(reminderPractitioner),
  ),
  questionnaire_signed: mail(
    booking.questionnaireSigned,
    to.signedFor,
    aboutBooking(questionnaireSigned, 'isRuledOut'),
  ),
  questions_changed: mail(booking.questionsChanged, to.signsAgain, aboutBooking(questionsChanged)),
  no_show_customer: mail(booking.noShowMarked, to.customer, aboutBooking(noShowCustomer)),
  lateness_reported: mail(
    booking.latenessReported,
    to.practitioner,
    aboutBooking(latenessReported),
  ),
  dispute_settled_customer: mail(
    booking.disputeSettled,
    to.customer,
    aboutBooking(disputeSettledCustomer),
  ),
  dispute_settled_practitioner: mail(
    booking.disputeSettled,
    to.practitioner,
    aboutBooking(disputeSettledPractitioner),
  ),
  review_request: mail(booking.bookingCompleted, to.customer, aboutBooking(reviewRequest)),
  gift_earned: mail(booking.giftEarned, to.gifted, aboutBooking(giftEarned, 'hasPendingGift')),

  time_offered: mail(booking.offerMade, to.offered, aboutBooking(timeOffered)),

  payment_refunded_late: mail(
    money.refundSent,
    (event) => (event.isForLatePayment ? to.refunded(event) : null),
    aboutBooking(paymentRefundedLate),
  ),
  refund_sent: mail(
    money.refundSent,
    (event) => (event.isForLatePayment || event.isForResale ? null : to.refunded(event)),
    aboutBooking(refundSent),
  ),
  time_sold_again: mail(
    money.refundSent,
    (event) => (event.isForResale ? to.refunded(event) : null),
    aboutBooking(timeSoldAgain),
  ),
  payout_sent: mail(money.payoutSent, to.paidOut, aboutBooking(payoutSent)),
  bank_details_changed: mail(
    practice.bankDetailsSaved,
    (event) => (event.kind === 'other' ? to.practitionerEachTime(event) : null),
    toUser(bankDetailsChanged),
  ),
  bank_details_added: mail(
    practice.bankDetailsSaved,
    (event) => (event.kind === 'first' ? to.practitionerEachTime(event) : null),
    toUser(bankDetailsAdded),
  ),
  calendar_url_ended: mail(
    practice.calendarUrlEnded,
    to.practitionerEachTime,
    toUser(calendarUrlEnded),
  ),
  bank_details_needed: mail(money.bankDetailsNeeded, to.owner, toUser(bankDetailsNeeded)),
  bank_details_refused: mail(
    money.bankDetailsRefused,
    to.ownerOfDetails,
    toUser(bankDetailsRefused),
  ),

  tax_details_needed: mail(
    money.taxDetailsMissing,
    (event) => (event.step === 'requested' ? to.ownerOfTaxDetails(event) : null),
    aboutTaxDetails(taxDetailsNeeded),
  ),
  tax_details_reminder: mail(
    money.taxDetailsMissing,
    (event) =>
      event.step === 'first' || event.step === 'second' ? to.ownerOfTaxDetails(event) : null,
    aboutTaxDetails(taxDetailsReminder),
  ),
  payouts_withheld: mail(
    money.taxDetailsMissing,
    (event) => (event.step === 'withheld' ? to.ownerOfTaxDetails(event) : null),
    aboutTaxDetails(payoutsWithheld),
  ),

  tax_copy_ready: mail(money.taxReportFiled, to.ownerOfReport, aboutTaxCopy(taxCopyReady)),

  contact_message: mail(backOffice.messageReceived, to.operator, toOperator(contactMessage)),
} as const;

export type MailKind = keyof typeof mailList;

export const mailKinds = Object.keys(mailList) as MailKind[];

/** @throws for an unknown kind. */
export function mailOf(kind: string): Mail {
  const found = new Map<string, Mail>(Object.entries(mailList)).get(kind);
  if (!found) throw new Error(`There is no mail of the kind ${kind}`);

  return found;
}
