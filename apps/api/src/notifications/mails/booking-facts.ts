import { bookingReference } from '@freely/domain/booking-reference';
import { isCancelled } from '@freely/domain/booking-status';
import { fullDate } from '@freely/domain/format-date';
import { formatPhone } from '@freely/domain/format-phone';
import { londonClock } from '@freely/domain/london-time';
import type { BookingView } from '../../booking/bookings/index.ts';
import type { Translate } from '../../kernel/messages/index.ts';
import type { AboutBooking } from '../mail-facts.ts';
import { dateOf, money, placeOf, timeOf, treatmentsOf } from './booking-format.ts';

/** What a mail can list of a booking, each under its message `facts.<name>`. */
const values = {
  reference: ({ id }) => bookingReference(id),
  practitioner: (booking) => booking.practitioner_name,
  practitionerPhone: (booking) => formatPhone(booking.practitioner_phone),
  customer: (booking) => booking.customer_name,
  customerPhone: (booking) => formatPhone(booking.customer_phone),
  date: dateOf,
  time: timeOf,
  appointmentDate: dateOf,
  newDate: dateOf,
  newTime: timeOf,
  treatments: treatmentsOf,
  totalPaid: (booking) => money(booking.total_amount),
  paid: (booking) => money(booking.total_amount),
  refunded: (booking) => money(booking.amount_refunded),
  price: (booking) => money(booking.total_amount + booking.discount_amount),
} satisfies Record<string, (booking: BookingView, t: Translate) => string>;

type Fact = readonly [label: string, value: string];
type About = Pick<AboutBooking, 'booking' | 't'>;

/** The named facts, in this order. */
export function factsOf({ booking, t }: About, ...names: (keyof typeof values)[]): Fact[] {
  return names.map((name) => [t(`facts.${name}`), values[name](booking, t)]);
}

/** Where the appointment is, as one of the two would say it. */
export function placeFact({ booking, t }: About, side: 'toCustomer' | 'toPractitioner'): Fact {
  const place = [booking.salon_name, placeOf(booking)].filter(Boolean).join(', ');

  return [t(`place.${side}.${booking.location_type}`), place];
}

/** The visit before the treatment, where there is one. */
export function patchTestFact({ booking: { patch_test: test }, t }: About): Fact[] {
  return test === null ? [] : [[t('facts.patchTest'), whenOf(test)]];
}

function whenOf(test: { starts_at: string }): string {
  const { day, time } = londonClock(new Date(test.starts_at));

  return `${fullDate(day)}, ${time}`;
}

/** The visit that is cancelled with its treatment. One that has begun takes place, and is not listed. */
export function cancelledTestFact({ booking: { patch_test: test }, t }: About): Fact[] {
  if (test === null || !isCancelled(test.status)) return [];

  return [[t('facts.patchTestCancelled'), whenOf(test)]];
}

/** What the customer wants the practitioner to know, if anything. */
export const notesFact = ({ booking, t }: About): Fact[] =>
  booking.notes ? [[t('facts.notes'), booking.notes]] : [];
