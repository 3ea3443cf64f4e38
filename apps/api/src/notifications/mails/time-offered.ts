import { londonClock } from '@freely/domain/london-time';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf, money } from './booking-format.ts';

/** To somebody on a waiting list: a time is held for them, for some minutes only (D86). */
export function timeOffered(about: AboutBooking): MailContent | null {
  const { booking, firstName, shellUrl, t } = about;
  if (booking.status !== 'held' || booking.hold_until <= booking.now) return null;
  const { practitioner_name: name, salon_name: salon, city } = booking;
  const until = londonClock(booking.hold_until).time;

  return {
    subject: t('time_offered.subject', {
      date: dateOf(booking),
      time: londonClock(booking.starts_at).time,
    }),
    heading: t('time_offered.heading'),
    paragraphs: [t('time_offered.text', { firstName, name, until }), t('time_offered.next')],
    facts: [
      ...factsOf(about, 'practitioner', 'date', 'time'),
      [
        t('time_offered.place'),
        // The street of a salon is told when it is paid (D39); its name is public.
        booking.location_type === 'mobile'
          ? t('place.toCustomer.mobile')
          : salon === null
            ? t('time_offered.salonIn', { city })
            : [salon, city].join(', '),
      ],
      ...factsOf(about, 'treatments'),
      [t('time_offered.toPay'), money(booking.total_amount)],
      [t('time_offered.heldUntil'), until],
    ],
    action: {
      label: t('time_offered.book'),
      url: `${shellUrl}/customer/waiting-list/offers/${booking.id}`,
    },
  };
}
