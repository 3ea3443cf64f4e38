import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { money } from './booking-format.ts';
import { customerBookingUrl } from './customer-booking-url.ts';

/** An admin has paid the customer what a failed refund left owed, by another way than the card (D103). */
export function refundElsewhere(about: AboutBooking): MailContent {
  const { firstName, detail, t } = about;
  const amount = money(Number(detail.amount));

  return {
    subject: t('refund_elsewhere.subject', { amount }),
    heading: t('refund_elsewhere.heading'),
    paragraphs: [t('refund_elsewhere.text', { firstName, amount }), t('refund_elsewhere.missing')],
    facts: factsOf(about, 'reference', 'practitioner', 'appointmentDate', 'paid'),
    action: { label: t('actions.openBookings'), url: customerBookingUrl(about) },
  };
}
