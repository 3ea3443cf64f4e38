import { isCancelled } from '@freely/domain/booking-status';
import { freeCancellationHours } from '@freely/domain/cancellation';
import { appointmentFile } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { cancelledTestFact, factsOf } from './booking-facts.ts';
import { dateOf, money } from './booking-format.ts';
import { isKeptInFull, refundPromise } from './refund-promise.ts';

/** Who cancelled, how much is refunded, and who is free instead (D25). */
export function bookingCancelledCustomer(about: AboutBooking): MailContent | null {
  const { booking, shellUrl, alternatives, detail, t } = about;
  if (!isCancelled(booking.status)) return null;

  return {
    subject: t('booking_cancelled_customer.subject', { date: dateOf(booking) }),
    heading: t('booking_cancelled_customer.heading'),
    paragraphs: [
      reasonOf(about),
      isKeptInFull(about)
        ? t('booking_cancelled_customer.tooLate', { count: freeCancellationHours })
        : refundPromise(about),
      ...(detail.is_gift_withdrawn === true ? [t('booking_cancelled_customer.gift')] : []),
      ...(alternatives.length > 0 ? [t('booking_cancelled_customer.alternatives')] : []),
    ],
    facts: [
      ...factsOf(about, 'reference', 'practitioner'),
      ...cancelledTestFact(about),
      ...factsOf(about, 'date', 'time', 'treatments', 'totalPaid'),
      [t('booking_cancelled_customer.refund'), money(booking.amount_promised)],
    ],
    links: alternatives.map(({ name, time, price, path }) => ({
      label: name,
      about: t('booking_cancelled_customer.alternative', { time, price: money(price) }),
      url: `${shellUrl}${path}`,
    })),
    attachments: [appointmentFile(about, 'customer')],
    action: { label: t('actions.findAnotherTime'), url: `${shellUrl}${pathToAnotherTime(about)}` },
  };
}

/** Who cancels may want another time with the same practitioner. */
function pathToAnotherTime({ booking }: AboutBooking): string {
  return booking.status === 'cancelled_by_customer' && !booking.practitioner_left
    ? `/practitioner-search/profile/${booking.practitioner_id}`
    : '/services-search';
}

function reasonOf({ booking, firstName, detail, t }: AboutBooking): string {
  const { status, practitioner_name: name, has_reacted: hasReacted } = booking;
  if (status === 'cancelled_by_customer') {
    return detail.is_by_operator === true
      ? t('booking_cancelled_customer.byUs', { firstName, name })
      : t('booking_cancelled_customer.byCustomer', { firstName, name });
  }

  return hasReacted
    ? t('booking_cancelled_customer.afterReaction', { firstName, name })
    : t('booking_cancelled_customer.byPractitioner', { firstName, name });
}
