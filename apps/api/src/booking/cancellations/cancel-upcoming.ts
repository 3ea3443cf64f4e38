import type { Party } from '@freely/domain/booking-status';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { lockBooking } from '../bookings/index.ts';
import { cancelBooking } from './cancel-booking.ts';

/**
 * Cancels all upcoming bookings of a user, as the customer, the practitioner or both. Bookings that
 * have begun are left alone.
 */
export async function cancelUpcoming(
  trx: Trx,
  deps: Pick<Deps, 'jobs' | 'events'>,
  actor: Actor,
  sides: readonly Party[],
): Promise<void> {
  const upcoming = await upcomingBookings(trx, actor.id, sides);
  // Always locked in the same order, to avoid deadlocks.
  const practitioners = new Set([actor.id, ...upcoming.map((each) => each.practitioner_id)]);
  for (const id of [...practitioners].sort((a, b) => a - b)) await lockPractitioner(trx, id);

  // Read again under the locks: a booking may have been made or moved in between.
  for (const { id, practitioner_id } of await upcomingBookings(trx, actor.id, sides)) {
    const booking = practitioners.has(practitioner_id) ? await lockBooking(trx, id) : null;
    if (!booking) continue;
    const by = booking.practitioner_id === actor.id ? 'practitioner' : 'customer';
    await cancelBooking(trx, deps, booking, by, actor);
  }
}

function upcomingBookings(trx: Trx, userId: number, sides: readonly Party[]) {
  return trx
    .selectFrom('bookings')
    .select(['id', 'practitioner_id'])
    .where('status', 'in', ['held', 'confirmed'])
    .where('starts_at', '>', sql<Date>`clock_timestamp()`)
    .where((eb) => eb.or(sides.map((side) => eb(`${side}_id`, '=', userId))))
    .orderBy('id')
    .execute();
}
