import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { bookingUrl } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';
import { earnsNothing, isRefundable } from './refund-promise.ts';

/**
 * To the practitioner: what the customer reports, and by when the practitioner can respond (D26, D100).
 */
export function latenessReported(about: AboutBooking): MailContent | null {
  const { booking, t } = about;
  const { dispute, customer_name: name } = booking;
  if (!dispute?.answer_until || dispute.settled_at) return null;
  const comment = dispute.customer_words;

  return {
    subject: t('lateness_reported.subject', { name, date: dateOf(booking) }),
    heading: t('lateness_reported.heading'),
    paragraphs: [
      [reportOf(dispute, about), isHeld(about) && t('lateness_reported.onHold')]
        .filter(Boolean)
        .join(' '),
      replyTo(dispute, about),
    ],
    facts: [
      ...factsOf(about, 'reference', 'customer', 'date', 'time'),
      ...(comment ? [[t('lateness_reported.comment'), comment] as const] : []),
    ],
    action: { label: t('lateness_reported.reply'), url: bookingUrl(about, 'practitioner') },
  };
}

/** What was returned already is not held for anybody; of a booking that was free the pay is the platform's. */
const isHeld = (about: AboutBooking): boolean =>
  isRefundable(about) || (about.booking.total_amount === 0 && !earnsNothing(about));

type Dispute = NonNullable<AboutBooking['booking']['dispute']>;

function reportOf({ attended, minutes_late: count }: Dispute, about: AboutBooking): string {
  const { booking, firstName, t } = about;
  const name = booking.customer_name;
  if (attended) return t('lateness_reported.attended', { firstName, name });

  return count === null
    ? t('lateness_reported.absent', { firstName, name })
    : t('lateness_reported.late', { firstName, name, count });
}

function replyTo(dispute: Dispute, about: AboutBooking): string {
  const { booking, t } = about;
  if (dispute.attended) return t('lateness_reported.agree', { name: booking.customer_name });
  if (dispute.contested_at || !dispute.answer_until) return t('lateness_reported.contested');
  const { day, time } = londonClock(new Date(dispute.answer_until));

  return t(isRefundable(about) ? 'lateness_reported.replyBy' : 'lateness_reported.settledBy', {
    date: fullDate(day),
    time,
  });
}
