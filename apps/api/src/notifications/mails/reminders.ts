import { lateAfterMinutes } from '@freely/domain/attendance';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf, notesFact, placeFact } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';
import { questionsLink } from './questions-link.ts';

/** Sent 24 hours ahead (D52), unless the booking was cancelled or moved since, or has started. */
export function reminderCustomer(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!isStillAhead(about)) return null;

  return {
    subject: t('reminder_customer.subject', { date: dateOf(booking) }),
    heading: t('reminder_customer.heading'),
    paragraphs: [t('reminder_customer.text', { firstName, name: booking.practitioner_name })],
    facts: [
      ...factsOf(about, 'reference', 'practitioner', 'practitionerPhone', 'date', 'time'),
      ...factsOf(about, 'treatments'),
      placeFact(about, 'toCustomer'),
    ],
    ...questionsLink(about),
    action: { label: t('actions.seeAppointment'), url: bookingUrl(about, 'customer') },
    closing: [
      booking.is_patch_test
        ? t('reminder_customer.patchTest')
        : t('reminder_customer.late', { count: lateAfterMinutes }),
    ],
    attachments: [appointmentFile(about, 'customer')],
  };
}

export function reminderPractitioner(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (!isStillAhead(about)) return null;

  return {
    subject: t('reminder_practitioner.subject', { date: dateOf(booking) }),
    heading: t('reminder_practitioner.heading'),
    paragraphs: [t('reminder_practitioner.text', { firstName, name: booking.customer_name })],
    facts: [
      ...factsOf(about, 'reference', 'customer', 'customerPhone', 'date', 'time', 'treatments'),
      placeFact(about, 'toPractitioner'),
      ...notesFact(about),
    ],
    action: { label: t('actions.openBooking'), url: bookingUrl(about, 'practitioner') },
    closing: [t('reminder_practitioner.late', { count: lateAfterMinutes })],
    attachments: [appointmentFile(about, 'practitioner')],
  };
}

function isStillAhead({ booking, detail }: AboutBooking): boolean {
  const { status, starts_at: start, now } = booking;

  return status === 'confirmed' && now < start && start.toISOString() === detail.starts_at;
}
