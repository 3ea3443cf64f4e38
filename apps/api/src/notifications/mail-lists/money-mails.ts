import * as money from '../../money/events/index.ts';
import { aboutBooking } from '../about-booking.ts';
import { aboutTaxCopy } from '../about-tax-copy.ts';
import { aboutTaxDetails } from '../about-tax-details.ts';
import { mail } from '../mail.ts';
import { bankDetailsNeeded, bankDetailsRefused } from '../mails/bank-details.ts';
import { paymentRefundedLate } from '../mails/payment-refunded-late.ts';
import { payoutSent } from '../mails/payout-sent.ts';
import { refundElsewhere } from '../mails/refund-elsewhere.ts';
import { refundFailed } from '../mails/refund-failed.ts';
import { refundSent } from '../mails/refund-sent.ts';
import { taxCopyReady } from '../mails/tax-copy.ts';
import { payoutsWithheld, taxDetailsNeeded, taxDetailsReminder } from '../mails/tax-details.ts';
import { timeSoldAgain } from '../mails/time-sold-again.ts';
import * as to from '../recipients/money.ts';
import { owner } from '../recipients/people.ts';
import { toUser } from '../to-user.ts';

/** What money goes back, is paid out, or is withheld. */
export const moneyMails = {
  payment_refunded_late: mail(
    money.refundSent,
    (event) => (event.isForLatePayment ? to.refunded(event) : null),
    aboutBooking(paymentRefundedLate, 'hasRefundFailed'),
  ),
  refund_sent: mail(
    money.refundSent,
    (event) => (event.isForLatePayment || event.isForResale ? null : to.refunded(event)),
    aboutBooking(refundSent, 'hasRefundFailed'),
  ),
  time_sold_again: mail(
    money.refundSent,
    (event) => (event.isForResale ? to.refunded(event) : null),
    aboutBooking(timeSoldAgain, 'hasRefundFailed'),
  ),
  refund_failed: mail(
    money.refundFailed,
    (event) => (event.isNews ? to.notRefunded(event) : null),
    aboutBooking(refundFailed),
  ),
  refund_elsewhere: mail(money.refundPaidElsewhere, to.refunded, aboutBooking(refundElsewhere)),
  payout_sent: mail(money.payoutSent, to.paidOut, aboutBooking(payoutSent)),
  bank_details_needed: mail(money.bankDetailsNeeded, owner, toUser(bankDetailsNeeded)),
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
} as const;
