import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { money } from './booking-format.ts';
import { customerBookingUrl } from './customer-booking-url.ts';

/** The provider has refunded the money. `amount`, in pence, was queued with the mail (D51). */
export function refundSent(about: AboutBooking): MailContent | null {
  const { booking, firstName, detail, hasRefundFailed, t } = about;
  // The bank may have refused the refund since.
  if (booking.amount_refunded === 0 || hasRefundFailed) return null;
  const amount = money(Number(detail.amount));
  const isPartOfMore = booking.amount_refunded !== Number(detail.amount);

  return {
    subject: t('refund_sent.subject', { amount }),
    heading: t('refund_sent.heading'),
    paragraphs: [t('refund_sent.text', { firstName, amount })],
    facts: [
      ...factsOf(about, 'reference', 'practitioner', 'appointmentDate', 'paid'),
      [t('refund_sent.now'), amount],
      ...(isPartOfMore ? [[t('refund_sent.total'), money(booking.amount_refunded)] as const] : []),
    ],
    action: { label: t('actions.openBookings'), url: customerBookingUrl(about) },
  };
}
