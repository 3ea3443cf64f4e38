import { lateAfterMinutes, reportHours, reportUntil, reviewFrom } from '@freely/domain/attendance';
import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf } from './booking-format.ts';
import { customerBookingUrl } from './customer-booking-url.ts';

/** The appointment is over, and the customer may review it (D24). */
export function reviewRequest(about: AboutBooking): MailContent | null {
  const { booking, firstName, shellUrl, t } = about;
  if (booking.status !== 'completed' || booking.has_review) return null;
  // They have told us already that it went wrong, and nobody has decided yet (D26).
  if (booking.dispute && !booking.dispute.settled_at) return null;
  if (booking.awaits_customer) return didItTakePlace(about);
  const from = reviewFrom({ startsAt: booking.starts_at });
  const howWasIt = t('review_request.subject', { name: booking.practitioner_name });

  return {
    subject: howWasIt,
    heading: howWasIt,
    paragraphs: [
      t('review_request.text', { firstName, date: dateOf(booking) }),
      ...(from > booking.now ? [t('review_request.from', { time: londonClock(from).time })] : []),
    ],
    action: { label: t('actions.writeReview'), url: `${shellUrl}/customer/reviews/${booking.id}` },
    closing: [t('review_request.late', { minutes: lateAfterMinutes, hours: reportHours })],
  };
}

/** The practitioner moved it, and the customer never said yes: silence is not their word (D25, D104). */
function didItTakePlace(about: AboutBooking): MailContent {
  const { booking, firstName, t } = about;
  const name = booking.practitioner_name;
  const question = t('review_request.didItTakePlace', { name });
  const until = reportUntil({ endsAt: booking.ends_at }, booking.marked_absent_at);
  const { day, time } = londonClock(until);

  return {
    subject: question,
    heading: question,
    paragraphs: [
      t('review_request.unaccepted', { firstName, name, date: dateOf(booking) }),
      t('review_request.objectUntil', { name, date: fullDate(day), time }),
    ],
    action: {
      label: t('actions.seeAppointment'),
      url: customerBookingUrl(about),
    },
  };
}
