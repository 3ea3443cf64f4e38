import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { BookingView } from './booking-view.repository.ts';

/**
 * Whether a booking was made instead of a hold (D70), in however many steps: its history names all holds that it
 * replaced.
 *
 * @param booking the table of the booking, or its alias
 */
export const isMadeInsteadOf = (booking: string, holdId: number) => sql<boolean>`exists (
  select from booking_events e where e.booking_id = ${sql.ref(`${booking}.id`)} and e.kind = 'held'
    and e.detail -> 'replaces' @> to_jsonb(${holdId}::bigint))`;

/**
 * Whether a hold was let go because its customer chose something else in its place. Of an offer from a waiting list,
 * too.
 */
export async function isMovedHold(db: Db, id: number): Promise<boolean> {
  const later = await db
    .selectFrom('bookings as hold')
    .innerJoin('bookings as later', (join) =>
      join
        .onRef('later.customer_id', '=', 'hold.customer_id')
        .onRef('later.practitioner_id', '=', 'hold.practitioner_id')
        .onRef('later.id', '>', 'hold.id'),
    )
    .select('later.id')
    .where('hold.id', '=', id)
    .where(isMadeInsteadOf('later', id))
    .limit(1)
    .executeTakeFirst();

  return later !== undefined;
}

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
    .where(isMadeInsteadOf('bookings', hold.id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isOver = last?.status === 'expired' || (last?.status === 'held' && last.isHoldOver);

  return isOver ? undefined : last?.id;
}
