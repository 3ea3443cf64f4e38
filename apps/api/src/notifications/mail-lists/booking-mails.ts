import * as booking from '../../booking/events/index.ts';
import { aboutBooking } from '../about-booking.ts';
import { mail } from '../mail.ts';
import { addressCorrected } from '../mails/address-corrected.ts';
import { addressGiven } from '../mails/address-given.ts';
import { bookingCancelledCustomer } from '../mails/booking-cancelled-customer.ts';
import { bookingCancelledPractitioner } from '../mails/booking-cancelled-practitioner.ts';
import { bookingMovedCustomer, bookingMovedPractitioner } from '../mails/booking-moved.ts';
import { bookingPaidCustomer } from '../mails/booking-paid-customer.ts';
import { bookingPaidPractitioner } from '../mails/booking-paid-practitioner.ts';
import { changeAccepted } from '../mails/change-accepted.ts';
import { disputeSettledCustomer, disputeSettledPractitioner } from '../mails/dispute-settled.ts';
import { giftEarned } from '../mails/gift-earned.ts';
import { latenessReported } from '../mails/lateness-reported.ts';
import { noShowCustomer } from '../mails/no-show-customer.ts';
import { questionnaireSigned } from '../mails/questionnaire-signed.ts';
import { questionsChanged } from '../mails/questions-changed.ts';
import { reminderCustomer, reminderPractitioner } from '../mails/reminders.ts';
import { reviewRequest } from '../mails/review-request.ts';
import { timeOffered } from '../mails/time-offered.ts';
import * as to from '../recipients/bookings.ts';

/** What happens to a booking, from its payment to its review. */
export const bookingMails = {
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
    to.customerOfCancelled,
    aboutBooking(bookingCancelledCustomer, 'alternatives'),
  ),
  booking_cancelled_practitioner: mail(
    booking.bookingCancelled,
    to.practitionerOfCancelled,
    aboutBooking(bookingCancelledPractitioner, 'isPenalised'),
  ),
  booking_moved_customer: mail(
    booking.bookingMoved,
    to.customerOfMove,
    aboutBooking(bookingMovedCustomer, 'treatment'),
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
  address_given: mail(booking.addressGiven, to.practitioner, aboutBooking(addressGiven)),
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
} as const;
