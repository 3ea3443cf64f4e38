import { countedStatuses, giftsEarned } from '@freely/domain/gifts';
import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { giftEarned } from '../events/index.ts';
import { lockCustomer } from './loyalty.repository.ts';

/**
 * Recounts a customer's bookings after one was paid or cancelled. Every third booking earns a gift. A gift that was not given yet is withdrawn when one of its three bookings is
 * cancelled.
 */
export async function recountGifts(
  trx: Trx,
  events: Events,
  booking: { id: number; customer_id: number },
): Promise<void> {
  const { id: bookingId, customer_id: customerId } = booking;
  // Concurrent payments are counted one after the other.
  await lockCustomer(trx, customerId);
  const earned = giftsEarned(await countedBookings(trx, customerId));
  await trx
    .updateTable('gifts')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()` })
    .where('customer_id', '=', customerId)
    .where('number', '>', earned)
    .where('given_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  const { rows } = await sql<{ id: number }>`
    insert into gifts (customer_id, number, booking_id)
    select ${customerId}::bigint, number, ${bookingId}::bigint
    from generate_series(1, ${earned}::int) number
    on conflict (customer_id, number) do update set withdrawn_at = null
      where gifts.withdrawn_at is not null
    returning id`.execute(trx);
  for (const { id } of rows) {
    await events.publish(trx, giftEarned, { giftId: id, customerId, bookingId });
  }
}

async function countedBookings(trx: Trx, customerId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('paid_at', 'is not', null)
    .where('status', 'in', countedStatuses)
    .executeTakeFirstOrThrow();

  return count;
}
