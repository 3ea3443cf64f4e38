import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { money } from './booking-format.ts';

/** The payment arrived when the time was not held any more, and is refunded (D16). */
export function paymentRefundedLate(about: AboutBooking): MailContent | null {
  const { booking, shellUrl, hasRefundFailed, t } = about;
  if (booking.amount_refunded === 0 || hasRefundFailed) return null;

  return {
    subject: t('payment_refunded_late.subject'),
    heading: t('payment_refunded_late.heading'),
    paragraphs: [
      reasonOf(about),
      t('payment_refunded_late.refund', { amount: money(booking.amount_refunded) }),
    ],
    facts: factsOf(about, 'reference', 'practitioner', 'date', 'time', 'refunded'),
    action: { label: t('actions.findAnotherTime'), url: `${shellUrl}/services-search` },
  };
}

function reasonOf({ booking, firstName, t }: AboutBooking): string {
  switch (booking.status) {
    case 'cancelled_by_customer':
      return t('payment_refunded_late.byCustomer', { firstName });
    case 'cancelled_by_practitioner':
      return t('payment_refunded_late.byPractitioner', {
        firstName,
        name: booking.practitioner_name,
      });
    default:
      return t('payment_refunded_late.text', { firstName });
  }
}
