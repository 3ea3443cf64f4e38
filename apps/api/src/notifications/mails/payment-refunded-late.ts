import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { money } from './booking-format.ts';

/** The payment arrived after the slot was taken, and is refunded (D16). */
export function paymentRefundedLate(about: AboutBooking): MailContent | null {
  const { booking, firstName, shellUrl, hasRefundFailed, t } = about;
  if (booking.amount_refunded === 0 || hasRefundFailed) return null;

  return {
    subject: t('payment_refunded_late.subject'),
    heading: t('payment_refunded_late.heading'),
    paragraphs: [
      t('payment_refunded_late.text', { firstName }),
      t('payment_refunded_late.refund', { amount: money(booking.amount_refunded) }),
    ],
    facts: factsOf(about, 'reference', 'practitioner', 'date', 'time', 'refunded'),
    action: { label: t('actions.findAnotherTime'), url: `${shellUrl}/services-search` },
  };
}
