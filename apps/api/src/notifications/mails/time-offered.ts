import { londonClock } from '@freely/domain/london-time';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, timeOf, treatmentsOf } from './booking-format.ts';

/** To somebody on a waiting list: a time is held for them, for some minutes only (D86). */
export function timeOffered({ to, booking, shellUrl }: AboutBooking): MailContent | null {
  if (booking.status !== 'held' || booking.hold_until <= booking.now) return null;
  const name = booking.practitioner_name;
  const until = londonClock(booking.hold_until).time;

  return {
    subject: `A time has come free: ${dateOf(booking)} at ${londonClock(booking.starts_at).time}`,
    heading: 'A time has come free for you',
    paragraphs: [
      `Hello ${to.firstName}, you are on our waiting list, and ${name} is free now. We hold this time for you until ${until}: pay by then, and it is yours.`,
      'If you do nothing, we offer it to the next person on the list. You stay on the list.',
    ],
    facts: [
      ['Practitioner', name],
      ['Date', dateOf(booking)],
      ['Time', timeOf(booking)],
      // The street of a salon is told when it is paid (D39).
      ['Place', booking.location_type === 'mobile' ? 'At your home' : `Salon in ${booking.city}`],
      ['Treatments', treatmentsOf(booking)],
      ['To pay', money(booking.total_amount)],
      ['Held until', until],
    ],
    action: {
      label: 'Book this time',
      url: `${shellUrl}/customer/waiting-list/offers/${booking.id}`,
    },
  };
}
