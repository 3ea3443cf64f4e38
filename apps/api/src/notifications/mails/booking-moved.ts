import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { freeUntil } from '../../booking/bookings/index.ts';
import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { acceptOrCancel, awaitedWord, callForAnswer } from './awaited-word.ts';
import { factsOf, placeFact } from './booking-facts.ts';
import { dateOf, timeOf } from './booking-format.ts';
import { customerBookingUrl } from './customer-booking-url.ts';

/** The new time and, at short notice, the right to refuse it (D25). */
export function bookingMovedCustomer(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (booking.status !== 'confirmed') return null;
  const { practitioner_name: name, awaits_customer: mustAccept } = booking;

  return {
    subject: t('booking_moved_customer.subject', {
      date: dateOf(booking),
      time: timeOf(booking, t),
    }),
    heading: t('booking_moved_customer.heading'),
    paragraphs: [
      t('booking_moved_customer.text', { firstName, name }),
      mustAccept ? callForAnswer(about) : mayCancel(about),
    ].filter((text) => text !== null),
    facts: [
      ...factsOf(about, 'reference', 'practitioner', 'practitionerPhone', 'newDate', 'newTime'),
      ...timeBefore(about),
      ...factsOf(about, 'treatments'),
      placeFact(about, 'toCustomer'),
    ],
    action: mustAccept
      ? acceptOrCancel(about)
      : { label: t('actions.seeAppointment'), url: customerBookingUrl(about) },
    attachments: [appointmentFile(about, 'customer')],
  };
}

export function bookingMovedPractitioner(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (booking.status !== 'confirmed') return null;

  return {
    subject: t('booking_moved_practitioner.subject', {
      date: dateOf(booking),
      time: timeOf(booking, t),
    }),
    heading: t('booking_moved_practitioner.heading'),
    paragraphs: [
      t('booking_moved_practitioner.text', { firstName, name: booking.customer_name }),
      ...awaitedWord(about),
    ],
    facts: [
      ...factsOf(about, 'reference', 'customer', 'customerPhone', 'newDate', 'newTime'),
      ...timeBefore(about),
      ...factsOf(about, 'treatments'),
    ],
    action: { label: t('actions.openBooking'), url: bookingUrl(about, 'practitioner') },
    attachments: [appointmentFile(about, 'practitioner')],
  };
}

/** A mail that is late may come after that. A patch test is cancelled and refunded with its treatment. */
function mayCancel({ booking, treatment, t }: AboutBooking): string | null {
  const until = freeUntil(treatment ?? booking);
  if (until === null || (treatment ?? booking).total_amount === 0) return null;
  const { day, time } = londonClock(until);

  return t(`booking_moved_customer.${treatment ? 'mayCancelTreatment' : 'mayCancel'}`, {
    date: fullDate(day),
    time,
  });
}

function timeBefore({ booking, t }: AboutBooking): (readonly [string, string])[] {
  if (!booking.moved_from) return [];
  const { day, time } = londonClock(booking.moved_from);

  return [[t('booking_moved.before'), `${fullDate(day)}, ${time}`]];
}
