import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { lockBooking, move } from '../bookings/index.ts';
import { queueMail } from '../notifications/index.ts';
import { dueBookings } from './checkout.repository.ts';

/** Finds holds that ran out without their job, and completes what has ended (D24). */
export async function moveDueBookings({ db, jobs }: Deps): Promise<void> {
  const { expired, ended } = await dueBookings(db);
  await inTransaction(db, async (trx) => {
    for (const bookingId of expired) await jobs.enqueue(trx, 'expire-hold', { bookingId });
  });
  for (const id of ended) {
    await inTransaction(db, async (trx) => {
      const booking = await lockBooking(trx, id);
      if (booking?.status === 'confirmed' && booking.ends_at <= booking.now) {
        await move(trx, booking, 'complete');
        const { customer_id: toUserId } = booking;
        await queueMail(trx, jobs, { kind: 'review_request', toUserId, bookingId: id });
      }
    });
  }
}
