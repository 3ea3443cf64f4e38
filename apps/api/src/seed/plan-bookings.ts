// Past and upcoming bookings, at times that the real slot rules find free.
import { bookingPrice } from '@freely/domain/booking-price';
import { cellOf, travelsTo } from '@freely/domain/geo';
import { addDays, type Day } from '@freely/domain/london-time';
import type { Visit } from '@freely/domain/roads';
import { findSlot } from './find-slot.ts';
import type { PlannedBooking, PlannedCustomer, PlannedPractitioner, PlannedVisit } from './plan.ts';
import { needsPatchTest, withPatchTest } from './plan-patch-tests.ts';
import { soldAgain } from './plan-resales.ts';
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
  const { practitioner, customers } = parts;
  const random = seededRandom(`bookings of ${practitioner.id}`);
  if (customers.length === 0 || practitioner.hours.length === 0) return [];

  const booked: Visit[] = [];
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
    const booking = planBooking(random, parts, visit, booked);
    const bookings = booking === null ? [] : withOthers(random, parts, visit, booking, booked);
    for (const { status, startsAt, endsAt, place } of bookings) {
      if (status.startsWith('cancelled')) continue;
      booked.push({ from: startsAt.getTime(), to: endsAt.getTime(), stop: place });
    }

    return bookings;
  });
}

/** The booking with those that belong to it. */
function withOthers(
  random: Random,
  parts: BookingParts,
  { patchTest, isSoldAgain }: PlannedVisit,
  booking: PlannedBooking,
  booked: readonly Visit[],
): PlannedBooking[] {
  if (patchTest) {
    const { startsAt, endsAt, place } = booking;
    const own = { from: startsAt.getTime(), to: endsAt.getTime(), stop: place };

    return withPatchTest(random, parts, booking, patchTest, [...booked, own]);
  }
  const buyer = parts.customers.find(
    ({ id }) => id !== booking.customer.id && id !== booking.practitioner.id,
  );

  return isSoldAgain && buyer ? soldAgain(booking, buyer, parts.newBookingId) : [booking];
}

function planBooking(
  random: Random,
  { practitioner, customers, today, now, newBookingId }: BookingParts,
  visit: PlannedVisit,
  booked: readonly Visit[],
): PlannedBooking | null {
  const items = planItems(random, practitioner, visit);
  const minutes = items.reduce((sum, { offer }) => sum + offer.duration, 0);
  const places = [...new Set(practitioner.hours.map(({ salonId }) => salonId))].filter(
    (id) => visit.location === undefined || (id === null) === (visit.location === 'mobile'),
  );
  const salonId = random.pick(places);
  const clients = customers.filter((client) => canBook(client, practitioner, salonId, visit));
  if (clients.length === 0) return null;

  const customer = random.pick(clients);
  const salon = practitioner.salons.find(({ id }) => id === salonId);
  const place = salon ?? customer.home;
  const date = addDays(today, visit.inDays);
  const startsAt = findSlot(random, practitioner, { date, minutes, salonId, stop: place }, booked);
  if (startsAt === null) return null;
  const endsAt = new Date(startsAt.getTime() + minutes * minute);
  const isPast = endsAt < now;
  // Nothing is planned around the current time: those who try the product book there themselves.
  if (!isPast && startsAt.getTime() < now.getTime() + 2 * hour) return null;

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
    place,
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
        ? planReview(random, dearest(items), reviewTime(random, startsAt, now))
        : null,
    testFor: null,
    resold: null,
  };
}

/** What needs a patch test is left to visits that say so: the others would be refused today. */
function planItems(
  random: Random,
  { offers }: PlannedPractitioner,
  { treatment }: PlannedVisit,
): PlannedBooking['items'] {
  const possible = offers.filter((offer) =>
    treatment === undefined ? !needsPatchTest(offer) : offer.name === treatment,
  );
  const chosen = random.some(possible.length > 0 ? possible : offers, random.chance(0.25) ? 2 : 1);

  return (treatment === undefined ? chosen : chosen.slice(0, 1)).map((offer) => ({
    offer,
    quantity: 1,
  }));
}

/** The treatment that is shown beside the review of a booking. */
const dearest = (items: PlannedBooking['items']) =>
  items
    .map(({ offer }) => offer)
    .sort((one, other) => other.price - one.price || one.id - other.id)[0];

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
