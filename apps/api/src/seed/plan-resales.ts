// A time that was cancelled too late for a refund, and that somebody else booked then (ADR 0050).
import { bookingPrice } from '@freely/domain/booking-price';
import { returnedByResale, type SoldTime } from '@freely/domain/resale';
import { subHours } from 'date-fns/subHours';
import type { PlannedBooking, PlannedCustomer } from './plan.ts';

/** The booking as it was cancelled, and the one that took its time. */
export function soldAgain(
  booking: PlannedBooking,
  buyer: PlannedCustomer,
  newBookingId: () => number,
): PlannedBooking[] {
  const before = (hours: number) => subHours(booking.startsAt, hours);
  const { total } = bookingPrice(
    booking.items.map(({ offer, quantity }) => ({ unitPrice: offer.price, quantity })),
    booking.callOutCharge,
    0,
  );
  const sold: PlannedBooking = {
    ...booking,
    id: newBookingId(),
    customer: buyer,
    bookedAt: before(4),
    discountPercent: 0,
    discountAmount: 0,
    total,
    review: null,
  };
  const part = returnedByResale(soldTime(booking), soldTime(sold));

  return [
    {
      ...booking,
      status: 'cancelled_by_customer',
      cancelledAt: before(5),
      bookedAt: new Date(Math.min(booking.bookedAt.getTime(), before(48).getTime())),
      isRefunded: false,
      review: null,
      resold: { ...part, soldId: sold.id, at: before(3) },
    },
    sold,
  ];
}

const soldTime = ({ startsAt, endsAt, total, discountAmount }: PlannedBooking): SoldTime => ({
  time: { from: startsAt.getTime(), to: endsAt.getTime() },
  total,
  discount: discountAmount,
  counted: 0,
});
