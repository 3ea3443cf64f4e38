import type { Booking } from '@freely/api-client/contract';
import { type BookingStage, bookingStage } from '@freely/domain/booking-stage';
import { startOf } from './booking-display.ts';

/** The stage of a booking at `now`, by this device's clock. */
export function stageOf(booking: Booking, now: Date): BookingStage {
  return bookingStage({
    status: booking.booking_status,
    minutesLate: booking.dispute?.minutes_late,
    isPaid: booking.paid,
    startsAt: new Date(startOf(booking)),
    now,
  });
}
