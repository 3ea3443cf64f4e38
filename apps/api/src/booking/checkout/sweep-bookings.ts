import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { lockBooking, transitionBooking } from '../bookings/index.ts';
import { bookingCompleted } from '../events/index.ts';
import { dueBookings } from './ending-holds.repository.ts';

/** Expires holds whose job was lost, and completes bookings that have ended (D24). */
export async function sweepBookings({ db, jobs, events }: Deps): Promise<void> {
  const { expired, ended } = await dueBookings(db);
  await inTransaction(db, async (trx) => {
    for (const bookingId of expired) await jobs.enqueue(trx, 'expire-hold', { bookingId });
  });
  for (const id of ended) {
    await inTransaction(db, async (trx) => {
      const booking = await lockBooking(trx, id);
      if (booking?.status === 'confirmed' && booking.ends_at <= booking.now) {
        await transitionBooking(trx, booking, 'complete');
        if (!booking.is_patch_test) await events.publish(trx, bookingCompleted, { booking });
      }
    });
  }
}
