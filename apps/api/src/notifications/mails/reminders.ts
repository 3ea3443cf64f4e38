import { lateAfterMinutes } from '@freely/domain/attendance';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { acceptOrCancel, awaitedWord, callForAnswer } from './awaited-word.ts';
import { factsOf, notesFact, placeFact } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';
import { questionsLink } from './questions-link.ts';

/** Sent 24 hours ahead (D52), unless the booking was cancelled or moved since, or has started. */
export function reminderCustomer(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!isStillAhead(about)) return null;
  const { practitioner_name: name } = booking;

  return {
    subject: t('reminder_customer.subject', { date: dateOf(booking) }),
    heading: t('reminder_customer.heading'),
    paragraphs: booking.awaits_customer
      ? [t('reminder_customer.textMoved', { firstName, name }), callForAnswer(about)]
      : [t('reminder_customer.text', { firstName, name })],
    facts: [
      ...factsOf(about, 'reference', 'practitioner', 'practitionerPhone', 'date', 'time'),
      ...factsOf(about, 'treatments'),
      placeFact(about, 'toCustomer'),
    ],
    ...questionsLink(about),
    action: booking.awaits_customer
      ? acceptOrCancel(about)
      : { label: t('actions.seeAppointment'), url: bookingUrl(about, 'customer') },
    closing: closingOf(about),
    attachments: [appointmentFile(about, 'customer')],
  };
}

function closingOf({ booking, t }: AboutBooking): string[] {
  if (booking.is_patch_test) return [t('reminder_customer.patchTest')];
  // Who has not agreed to the time is not simply absent (D26, D104).
  if (booking.awaits_customer) return [];

  return [
    t(`reminder_customer.${booking.total_amount > 0 ? 'late' : 'lateFree'}`, {
      count: lateAfterMinutes,
    }),
  ];
}

export function reminderPractitioner(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!isStillAhead(about)) return null;

  return {
    subject: t('reminder_practitioner.subject', { date: dateOf(booking) }),
    heading: t('reminder_practitioner.heading'),
    paragraphs: [
      t('reminder_practitioner.text', { firstName, name: booking.customer_name }),
      ...awaitedWord(about),
    ],
    facts: [
      ...factsOf(about, 'reference', 'customer', 'customerPhone', 'date', 'time', 'treatments'),
      placeFact(about, 'toPractitioner'),
      ...notesFact(about),
    ],
    action: { label: t('actions.openBooking'), url: bookingUrl(about, 'practitioner') },
    // Of what was free, as a patch test is, nothing can be refunded.
    closing:
      booking.total_amount > 0
        ? [t('reminder_practitioner.late', { count: lateAfterMinutes })]
        : [],
    attachments: [appointmentFile(about, 'practitioner')],
  };
}

function isStillAhead({ booking, detail }: AboutBooking): boolean {
  const { status, starts_at: start, now } = booking;

  return status === 'confirmed' && now < start && start.toISOString() === detail.starts_at;
}
