import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';
import { refundPromise, unpaidReason } from './refund-promise.ts';

/** The decision, the reason, and what happens to the money (D26). */
export function disputeSettledCustomer(about: AboutBooking): MailContent | null {
  const { booking, firstName, shellUrl, t } = about;
  if (!booking.dispute?.outcome) return null;
  const isInTheirFavour = booking.dispute.outcome === 'for_customer';

  return {
    ...settled(about),
    paragraphs: [
      t('dispute_settled_customer.text', { firstName, name: booking.practitioner_name }),
      isInTheirFavour ? refundPromise(about) : t('dispute_settled_customer.notRefunded'),
    ],
    action: { label: t('actions.openBookings'), url: `${shellUrl}/customer/bookings` },
  };
}

export function disputeSettledPractitioner(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!booking.dispute?.outcome) return null;
  const isInTheirFavour = booking.dispute.outcome === 'for_practitioner';

  return {
    ...settled(about),
    paragraphs: [
      t('dispute_settled_practitioner.text', { firstName, name: booking.customer_name }),
      isInTheirFavour ? t('dispute_settled_practitioner.paid') : unpaidReason(about),
    ],
    action: { label: t('actions.openBooking'), url: bookingUrl(about, 'practitioner') },
  };
}

function settled(about: AboutBooking): Pick<MailContent, 'subject' | 'heading' | 'facts'> {
  const { booking, t } = about;

  return {
    subject: t('dispute_settled.subject', { date: dateOf(booking) }),
    heading: t('dispute_settled.heading'),
    facts: [
      ...factsOf(about, 'reference', 'date', 'time'),
      [t('dispute_settled.reason'), booking.dispute?.reason ?? ''],
    ],
  };
}
