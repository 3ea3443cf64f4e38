import type { Trx } from '../../infrastructure/database/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { type LockedBooking, transitionBooking } from '../bookings/index.ts';
import { bookingConfirmed } from '../events/index.ts';
import { recountGifts } from '../loyalty/index.ts';

/** Confirms a booking that is paid or free of charge; subscribers record the sale and mail it. */
export async function confirmBooking(
  trx: Trx,
  events: Events,
  booking: LockedBooking,
): Promise<void> {
  await transitionBooking(trx, booking, 'pay');
  await recountGifts(trx, events, booking);
  await events.publish(trx, bookingConfirmed, { booking });
}
