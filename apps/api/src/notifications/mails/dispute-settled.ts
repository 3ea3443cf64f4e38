import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';
import { refundPromise, unpaidReason } from './refund-promise.ts';

/** The decision, the reason, and what happens to the money (D26, D100). */
export function disputeSettledCustomer(about: AboutBooking): MailContent | null {
  const { booking, firstName, shellUrl, t } = about;
  if (!booking.dispute?.outcome) return null;

  return {
    ...settled(about),
    paragraphs: [
      t('dispute_settled_customer.text', { firstName, name: booking.practitioner_name }),
      decisionFor(about),
    ],
    action: { label: t('actions.openBookings'), url: `${shellUrl}/customer/bookings` },
  };
}

function decisionFor(about: AboutBooking): string {
  const { dispute } = about.booking;
  const isInTheirFavour = dispute?.outcome === 'for_customer';
  if (dispute?.attended) {
    return about.t(`dispute_settled_customer.${isInTheirFavour ? 'attended' : 'missed'}`);
  }

  return isInTheirFavour ? refundPromise(about) : about.t('dispute_settled_customer.notRefunded');
}

export function disputeSettledPractitioner(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!booking.dispute?.outcome) return null;
  const name = booking.customer_name;
  const isInTheirFavour = booking.dispute.outcome === 'for_practitioner';
  const whyNot = () =>
    booking.dispute?.attended
      ? t('dispute_settled_practitioner.attended', { name })
      : unpaidReason(about);

  return {
    ...settled(about),
    paragraphs: [
      t('dispute_settled_practitioner.text', { firstName, name }),
      isInTheirFavour ? t('dispute_settled_practitioner.paid') : whyNot(),
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
