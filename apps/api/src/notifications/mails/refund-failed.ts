import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { money } from './booking-format.ts';
import { customerBookingUrl } from './customer-booking-url.ts';

/** A refund has not reached the customer: what happens next (D103). */
export function refundFailed(about: AboutBooking): MailContent | null {
  const { booking, firstName, detail, t } = about;
  // Somebody was quicker, or the bank has the money by another way.
  const isOwed = booking.amount_promised > booking.amount_refunded && !booking.is_charged_back;
  if (!isOwed) return null;
  const amount = money(Number(detail.amount));

  return {
    subject: t('refund_failed.subject', { amount }),
    heading: t('refund_failed.heading'),
    paragraphs: [
      t('refund_failed.text', { firstName, amount }),
      t(detail.is_made_again ? 'refund_failed.again' : 'refund_failed.byHand'),
    ],
    facts: factsOf(about, 'reference', 'practitioner', 'appointmentDate', 'paid'),
    action: { label: t('actions.openBookings'), url: customerBookingUrl(about) },
  };
}
