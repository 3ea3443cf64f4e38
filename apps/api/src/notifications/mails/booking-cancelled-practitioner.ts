import { isCancelled } from '@freely/domain/booking-status';
import { freeCancellationHours } from '@freely/domain/cancellation';
import { earningOf } from '@freely/domain/fees';
import { payoutHours } from '@freely/domain/payouts';
import { appointmentFile } from '../../booking/calendar/index.ts';
import type { MailContent } from '../mail-content.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { cancelledTestFact, factsOf } from './booking-facts.ts';
import { dateOf, money } from './booking-format.ts';
import { earnsNothing, isKeptInFull, unpaidReason } from './refund-promise.ts';

/**
 * The time is free again. The practitioner is still paid when the customer cancelled late (D25).
 */
export function bookingCancelledPractitioner(about: AboutBooking): MailContent | null {
  const { booking, shellUrl, isPenalised, t, to } = about;
  if (!isCancelled(booking.status)) return null;
  const { total_amount: total, discount_amount: discount, fee_percent: percent } = booking;
  const isPaidOut = isKeptInFull(about);
  const { income } = earningOf(total, discount, percent);
  const paymentReason = isPaidOut
    ? t('booking_cancelled_practitioner.paidInFull', { count: freeCancellationHours })
    : unpaidReason(about);

  return {
    subject: t('booking_cancelled_practitioner.subject', { date: dateOf(booking) }),
    heading: t('booking_cancelled_practitioner.heading'),
    paragraphs: [
      reasonOf(about),
      ...(earnsNothing(about) ? [] : [paymentReason]),
      ...(isPenalised ? [t('booking_cancelled_practitioner.penalised')] : []),
    ],
    facts: [
      ...factsOf(about, 'reference', 'customer'),
      ...cancelledTestFact(about),
      ...factsOf(about, 'date', 'time', 'treatments'),
      [t('facts.income'), money(isPaidOut ? income : 0)],
    ],
    attachments: [appointmentFile(about, 'practitioner')],
    // Who has left as a practitioner, and so cancelled it, has no such page any more.
    ...(to.roles.includes('practitioner')
      ? {
          action: {
            label: t('booking_cancelled_practitioner.seeBookings'),
            url: `${shellUrl}/practitioner/bookings`,
          },
        }
      : {}),
    ...(isPaidOut
      ? { closing: [t('booking_cancelled_practitioner.payout', { count: payoutHours })] }
      : {}),
  };
}

function reasonOf({ booking, firstName, detail, t }: AboutBooking): string {
  const { status, customer_name: name, has_reacted: hasReacted } = booking;
  if (status === 'cancelled_by_customer') {
    return t('booking_cancelled_practitioner.byCustomer', { firstName, name });
  }
  if (detail.is_by_operator === true) {
    return t('booking_cancelled_practitioner.byUs', { firstName, name });
  }

  return hasReacted
    ? t('booking_cancelled_practitioner.afterReaction', { firstName, name })
    : t('booking_cancelled_practitioner.byPractitioner', { firstName, name });
}
