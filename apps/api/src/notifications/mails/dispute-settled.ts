import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';
import { customerBookingUrl } from './customer-booking-url.ts';
import {
  earnsNothing,
  keptPay,
  keptPayment,
  refundPromise,
  unpaidReason,
} from './refund-promise.ts';

/** The decision, the reason, and what happens to the money (D26, D100). */
export function disputeSettledCustomer(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!booking.dispute?.outcome) return null;

  return {
    ...settled(about),
    paragraphs: [
      t('dispute_settled_customer.text', { firstName, name: booking.practitioner_name }),
      ...decisionFor(about),
    ],
    action: { label: t('actions.openBookings'), url: customerBookingUrl(about) },
  };
}

function decisionFor(about: AboutBooking): string[] {
  const { booking, t } = about;
  const isInTheirFavour = booking.dispute?.outcome === 'for_customer';
  if (booking.dispute?.attended) {
    return [t(`dispute_settled_customer.${isInTheirFavour ? 'attended' : 'missed'}`)];
  }
  if (isInTheirFavour) return [refundPromise(about)];

  return [
    t('dispute_settled_customer.forPractitioner'),
    ...keptPayment(about, t('dispute_settled_customer.notRefunded')),
  ];
}

export function disputeSettledPractitioner(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!booking.dispute?.outcome) return null;

  return {
    ...settled(about),
    paragraphs: [
      t('dispute_settled_practitioner.text', { firstName, name: booking.customer_name }),
      ...decisionForPractitioner(about),
    ],
    action: { label: t('actions.openBooking'), url: bookingUrl(about, 'practitioner') },
  };
}

function decisionForPractitioner(about: AboutBooking): string[] {
  const { booking, t } = about;
  const { dispute, customer_name: name } = booking;
  if (dispute?.outcome === 'for_practitioner') {
    return [
      t('dispute_settled_practitioner.forPractitioner'),
      ...keptPay(about, t('dispute_settled_practitioner.paid')),
    ];
  }
  if (dispute?.attended) return [t('dispute_settled_practitioner.attended', { name })];

  return [
    t('dispute_settled_practitioner.forCustomer'),
    ...(earnsNothing(about) ? [] : [unpaidReason(about)]),
  ];
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
