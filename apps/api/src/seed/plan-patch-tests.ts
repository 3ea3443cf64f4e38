// The first visit of a booking whose treatment needs a patch test (ADR 0051).
import { addDays, type Day } from '@freely/domain/london-time';
import type { Visit } from '@freely/domain/roads';
import { testedTreatments, testMinutes } from './data/patch-tests.ts';
import { findSlot } from './find-slot.ts';
import type { PlannedBooking, PlannedVisit } from './plan.ts';
import type { Random } from './random.ts';

const minute = 60_000;

interface TestParts {
  today: Day;
  now: Date;
  newBookingId: () => number;
}

export const needsPatchTest = ({ name }: { name: string }): boolean =>
  testedTreatments.includes(name);

/**
 * The booking with its test before it: at the same place, for nothing. After a reaction, the treatment is
 * cancelled and refunded. Without a free time for the test, there is the treatment alone.
 */
export function withPatchTest(
  random: Random,
  { today, now, newBookingId }: TestParts,
  booking: PlannedBooking,
  { inDays, result }: NonNullable<PlannedVisit['patchTest']>,
  booked: readonly Visit[],
): PlannedBooking[] {
  const { practitioner, salonId, place, bookedAt } = booking;
  const date = addDays(today, inDays);
  const wanted = { date, minutes: testMinutes, salonId, stop: place };
  const startsAt = findSlot(random, practitioner, wanted, booked);
  if (startsAt === null) return [booking];
  const endsAt = new Date(startsAt.getTime() + testMinutes * minute);
  const before = new Date(Math.min(bookedAt.getTime(), startsAt.getTime() - 26 * 60 * minute));
  const isOver = endsAt < now;
  const recorded = isOver && result !== null ? { result, at: new Date(endsAt.getTime()) } : null;
  const treatment: PlannedBooking = {
    ...booking,
    bookedAt: before,
    ...(recorded?.result === 'reaction' && {
      status: 'cancelled_by_practitioner',
      cancelledAt: recorded.at,
      isRefunded: true,
      review: null,
    }),
  };

  return [
    treatment,
    {
      ...booking,
      id: newBookingId(),
      status: isOver ? 'completed' : 'confirmed',
      startsAt,
      endsAt,
      bookedAt: before,
      cancelledAt: null,
      isRefunded: false,
      items: booking.items
        .filter(({ offer }) => needsPatchTest(offer))
        .map(({ offer }) => ({
          offer: { ...offer, name: `Patch test: ${offer.name}`, price: 0, duration: testMinutes },
          quantity: 1,
        })),
      callOutCharge: 0,
      discountPercent: 0,
      discountAmount: 0,
      total: 0,
      review: null,
      testFor: { bookingId: booking.id, recorded },
    },
  ];
}
