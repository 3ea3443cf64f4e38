import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { BookingView } from './booking-view.repository.ts';

/**
 * The id of the booking that its customer made instead of a hold, in however many steps; undefined when there
 * is none, or that one is over, too.
 */
export async function replacementOf(
  db: Db,
  hold: Pick<BookingView, 'id' | 'practitioner_id' | 'customer_id'>,
): Promise<number | undefined> {
  const last = await db
    .selectFrom('bookings')
    .select(['id', 'status', sql<boolean>`hold_until <= clock_timestamp()`.as('isHoldOver')])
    .where('customer_id', '=', hold.customer_id)
    .where('practitioner_id', '=', hold.practitioner_id)
    .where('id', '>', hold.id)
    .where(sql<boolean>`exists (select from booking_events e
      where e.booking_id = bookings.id and e.kind = 'held'
        and e.detail -> 'replaces' @> to_jsonb(${hold.id}::bigint))`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isOver = last?.status === 'expired' || (last?.status === 'held' && last.isHoldOver);

  return isOver ? undefined : last?.id;
}
