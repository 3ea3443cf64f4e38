import { lateAfterMinutes, reportHours, reviewFrom } from '@freely/domain/attendance';
import { londonClock } from '@freely/domain/london-time';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf } from './booking-format.ts';

/** The appointment is over, and the customer may review it (D24). */
export function reviewRequest(about: AboutBooking): MailContent | null {
  const { booking, firstName, shellUrl, t } = about;
  if (booking.status !== 'completed' || booking.has_review) return null;
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
