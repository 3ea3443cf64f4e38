import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';

/**
 * To the practitioner: what the customer reports, and by when the practitioner can respond (D26).
 */
export function latenessReported(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  const { dispute, customer_name: name } = booking;
  if (!dispute?.answer_until || dispute.settled_at) return null;
  const { day, time } = londonClock(new Date(dispute.answer_until));
  const { minutes_late: count, customer_words: comment } = dispute;

  return {
    subject: t('lateness_reported.subject', { name, date: dateOf(booking) }),
    heading: t('lateness_reported.heading'),
    paragraphs: [
      count === null
        ? t('lateness_reported.absent', { firstName, name })
        : t('lateness_reported.late', { firstName, name, count }),
      dispute.contested_at
        ? t('lateness_reported.contested')
        : t('lateness_reported.replyBy', { date: fullDate(day), time }),
    ],
    facts: [
      ...factsOf(about, 'reference', 'customer', 'date', 'time'),
      ...(comment ? [[t('lateness_reported.comment'), comment] as const] : []),
    ],
    action: { label: t('lateness_reported.reply'), url: bookingUrl(about, 'practitioner') },
  };
}
