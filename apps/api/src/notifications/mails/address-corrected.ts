import { appointmentFile, bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf, patchTestFact } from './booking-facts.ts';
import { dateOf, placeOf } from './booking-format.ts';

/** The salon is where it was, and its address reads otherwise than the customer was told (D95). */
export function addressCorrected(about: AboutBooking): MailContent | null {
  const { booking, detail, firstName, t } = about;
  const { address_before: before } = detail;
  const now = placeOf(booking);
  if (booking.status !== 'confirmed' || booking.now >= booking.starts_at) return null;
  // It was changed back before this was sent.
  if (typeof before !== 'string' || before === now) return null;

  return {
    subject: t('address_corrected.subject', { date: dateOf(booking) }),
    heading: t('address_corrected.heading'),
    paragraphs: [
      t('address_corrected.text', { firstName, name: booking.practitioner_name }),
      t('address_corrected.calendar'),
    ],
    facts: [
      [t('address_corrected.now'), now],
      [t('address_corrected.before'), before],
      ...factsOf(about, 'reference', 'practitioner', 'practitionerPhone', 'date', 'time'),
      ...patchTestFact(about),
      ...factsOf(about, 'treatments'),
    ],
    action: { label: t('actions.seeAppointment'), url: bookingUrl(about, 'customer') },
    attachments: [appointmentFile(about, 'customer')],
  };
}
