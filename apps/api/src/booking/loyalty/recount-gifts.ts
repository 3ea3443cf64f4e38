import { giftsEarned } from '@freely/domain/gifts';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { giftEarned } from '../events/index.ts';
import { addGifts, countedBookings, withdrawGifts } from './gifts.repository.ts';
import { lockCustomer } from './loyalty.repository.ts';

/**
 * Recounts a customer's bookings after one was paid or cancelled, or a bank has taken the money back or returned it. Every
 * third booking earns a gift. A gift that was not given yet is withdrawn when one of its three bookings counts no more.
 * @returns whether one was withdrawn, of which a mail has told
 */
export async function recountGifts(
  trx: Trx,
  events: Events,
  booking: { id: number; customer_id: number },
): Promise<boolean> {
  const { id: bookingId, customer_id: customerId } = booking;
  // Concurrent payments are counted one after the other.
  await lockCustomer(trx, customerId);
  const earned = giftsEarned(await countedBookings(trx, customerId));
  const isWithdrawn = await withdrawGifts(trx, customerId, earned);
  for (const giftId of await addGifts(trx, { customerId, bookingId, earned })) {
    await events.publish(trx, giftEarned, { giftId, customerId, bookingId });
  }

  return isWithdrawn;
}
