// Past and upcoming bookings, at times that the real slot rules find free.
import { bookingPrice } from '@freely/domain/booking-price';
import { cellOf, travelsTo } from '@freely/domain/geo';
import { addDays, type ClockTime, type Day, londonInstant } from '@freely/domain/london-time';
import { type Schedule, startTimes, type WorkDay } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import type { PlannedBooking, PlannedCustomer, PlannedPractitioner, PlannedVisit } from './plan.ts';
import { planReview } from './plan-reviews.ts';
import { type Random, seededRandom } from './random.ts';

const minute = 60_000;
const hour = 60 * minute;

export interface BookingParts {
  practitioner: PlannedPractitioner;
  /** Possible customers: people of the same town. */
  customers: readonly PlannedCustomer[];
  today: Day;
  now: Date;
  newBookingId: () => number;
}

export function planBookings(parts: BookingParts): PlannedBooking[] {
  const { practitioner, customers, today } = parts;
  const random = seededRandom(`bookings of ${practitioner.id}`);
  if (customers.length === 0 || practitioner.hours.length === 0) return [];

  const booked: TimeRange[] = [];
  // The market grows: more appointments in the last weeks than a year ago.
  const past = Array.from({ length: practitioner.past }, () => ({
    inDays: -1 - Math.floor(420 * random.next() ** 1.5),
  }));
  const upcoming = Array.from({ length: practitioner.upcoming }, () => ({
    inDays: random.whole(1, 24),
  }));
  const visits = [...past, ...upcoming].sort((one, other) => one.inDays - other.inDays);

  // The diary comes first, so that nothing else takes its times.
  return [...practitioner.diary, ...visits].flatMap((visit) => {
    const booking = planBooking(random, parts, visit, addDays(today, visit.inDays), booked);
    if (booking === null) return [];
    if (!booking.status.startsWith('cancelled')) {
      booked.push({ from: booking.startsAt.getTime(), to: booking.endsAt.getTime() });
    }

    return [booking];
  });
}

function planBooking(
  random: Random,
  { practitioner, customers, now, newBookingId }: BookingParts,
  visit: PlannedVisit,
  date: Day,
  booked: readonly TimeRange[],
): PlannedBooking | null {
  const items = random
    .some(practitioner.offers, random.chance(0.25) ? 2 : 1)
    .map((offer) => ({ offer, quantity: 1 }));
  const minutes = items.reduce((sum, { offer }) => sum + offer.duration, 0);
  const slot = findSlot(random, practitioner, date, minutes, booked);
  if (slot === null) return null;
  const { salonId, startsAt } = slot;
  const clients = customers.filter((client) => canBook(client, practitioner, salonId, visit));
  if (clients.length === 0) return null;

  const customer = random.pick(clients);
  const endsAt = new Date(startsAt.getTime() + minutes * minute);
  const isPast = endsAt < now;
  // Nothing is planned around the current time: those who try the product book there themselves.
  if (!isPast && startsAt.getTime() < now.getTime() + 2 * hour) return null;

  const salon = practitioner.salons.find(({ id }) => id === salonId);
  const callOutCharge = salon ? 0 : (practitioner.base?.callOutCharge ?? 0);
  const discountPercent = random.chance(0.12) ? 10 : 0;
  const price = bookingPrice(
    items.map(({ offer, quantity }) => ({ unitPrice: offer.price, quantity })),
    callOutCharge,
    discountPercent,
  );
  const isKept = practitioner.diary.includes(visit);
  const end = planEnd(isKept ? 0 : random.next(), random, startsAt, now, isPast);
  const isReviewed = random.chance(0.82);

  return {
    id: newBookingId(),
    practitioner,
    customer,
    ...end,
    salonId,
    place: salon ?? customer.home,
    startsAt,
    endsAt,
    bookedAt: bookingTime(random, startsAt, now, end.cancelledAt !== null),
    items,
    callOutCharge,
    discountPercent,
    discountAmount: price.discountAmount,
    total: price.total,
    review:
      end.status === 'completed' && (visit.isReviewed ?? isReviewed)
        ? planReview(random, practitioner, reviewTime(random, startsAt, now))
        : null,
  };
}

/** Nobody books themselves, and a home visit is within reach, by the rule of bookings. */
function canBook(
  client: PlannedCustomer,
  { id, base }: PlannedPractitioner,
  salonId: number | null,
  { customerId }: PlannedVisit,
): boolean {
  if (client.id === id || (customerId !== undefined && client.id !== customerId)) return false;

  return (
    salonId !== null || (base !== null && travelsTo(cellOf(base), base.travelMiles, client.home))
  );
}

/** Up to six weeks ahead, most of them less. A booking that is cancelled was made days before. */
function bookingTime(random: Random, startsAt: Date, now: Date, isCancelled: boolean): Date {
  const latest = Math.min(startsAt.getTime(), now.getTime());
  const least = isCancelled ? 48 * 60 : 60;
  const ahead = least + Math.floor(45 * 24 * 60 * random.next() ** 1.5);

  return new Date(latest - ahead * minute);
}

/** How a paid booking ended, if it did. A customer is refunded more than a day ahead only (D25). */
function planEnd(
  roll: number,
  random: Random,
  startsAt: Date,
  now: Date,
  isPast: boolean,
): Pick<PlannedBooking, 'status' | 'cancelledAt' | 'isRefunded'> {
  if (roll < 0.9) {
    return { status: isPast ? 'completed' : 'confirmed', cancelledAt: null, isRefunded: false };
  }
  const early = new Date(Math.min(now.getTime(), startsAt.getTime() - 26 * hour));
  if (roll > 0.97) {
    return { status: 'cancelled_by_practitioner', cancelledAt: early, isRefunded: true };
  }
  const isLate = isPast && random.chance(0.4);

  return {
    status: 'cancelled_by_customer',
    cancelledAt: isLate ? new Date(startsAt.getTime() - 5 * hour) : early,
    isRefunded: !isLate,
  };
}

function reviewTime(random: Random, startsAt: Date, now: Date): Date {
  const later = startsAt.getTime() + random.whole(4, 96) * 60 * minute;

  return new Date(Math.min(later, now.getTime() - 30 * minute));
}

function findSlot(
  random: Random,
  practitioner: PlannedPractitioner,
  date: Day,
  minutes: number,
  booked: readonly TimeRange[],
): { salonId: number | null; startsAt: Date } | null {
  const places = [...new Set(practitioner.hours.map(({ salonId }) => salonId))];
  const salonId = random.pick(places);
  // Notice, horizon and travel do not matter here: only the practitioner's own schedule does.
  const rules = { now: 0, minimumNoticeMinutes: 0, horizonMonths: 12 * 200, bufferMinutes: 0 };
  // A day off moves the booking to the next working day.
  for (const each of [date, addDays(date, 1), addDays(date, 2), addDays(date, 3)]) {
    const times = startTimes(each, minutes, scheduleOf(practitioner, salonId, booked), rules);
    if (times.length > 0) return { salonId, startsAt: instantOf(each, random.pick(times)) };
  }

  return null;
}

function instantOf(date: Day, time: ClockTime): Date {
  const instant = londonInstant(date, time);
  if (instant === null) throw new Error(`${date} has no ${time}`);

  return instant;
}

function scheduleOf(
  { hours, timeOff }: PlannedPractitioner,
  salonId: number | null,
  booked: readonly TimeRange[],
): Schedule {
  const week: Record<number, WorkDay> = {};
  for (const each of hours.filter((one) => one.salonId === salonId)) {
    week[each.weekday] = { hours: { from: each.from, to: each.to }, breaks: each.breaks };
  }

  return {
    week,
    timeOff: timeOff.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() })),
    booked,
  };
}
