import { lateAfterMinutes, reportUntil } from '@freely/domain/attendance';
import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { factsOf } from './booking-facts.ts';
import { dateOf } from './booking-format.ts';
import { customerBookingUrl } from './customer-booking-url.ts';
import { keptPayment } from './refund-promise.ts';

/** The practitioner says that the customer did not come; the customer can dispute it (D26). */
export function noShowCustomer(about: AboutBooking): MailContent | null {
  const { booking, firstName, t } = about;
  if (booking.status !== 'no_show_customer') return null;
  const isDisputed = booking.dispute !== null;
  const until = londonClock(reportUntil({ endsAt: booking.ends_at }, booking.marked_absent_at));

  return {
    subject: t('no_show_customer.subject', { date: dateOf(booking) }),
    heading: t('no_show_customer.heading'),
    paragraphs: [
      t('no_show_customer.text', {
        firstName,
        name: booking.practitioner_name,
        count: lateAfterMinutes,
      }),
      ...(isDisputed
        ? [t('no_show_customer.disputed')]
        : [
            ...keptPayment(about, t('no_show_customer.policy')),
            t('no_show_customer.object', { date: fullDate(until.day), time: until.time }),
          ]),
    ],
    facts: factsOf(about, 'reference', 'practitioner', 'date', 'time', 'totalPaid'),
    action: { label: t('actions.openBookings'), url: customerBookingUrl(about) },
  };
}
