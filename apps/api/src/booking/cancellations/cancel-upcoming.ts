import type { Party } from '@freely/domain/booking-status';
import type { Deps } from '../../deps.ts';
import { type Db, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { accountClosed } from '../../people/events/index.ts';
import { lockBooking } from '../bookings/index.ts';
import { cancelBooking } from './cancel-booking.ts';
import { upcomingBookings } from './cancellations.repository.ts';

/**
 * Cancels all upcoming bookings of a user, as the customer, the practitioner or both. Bookings that
 * have begun are left alone.
 */
async function cancelUpcoming(
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
    await cancelBooking(trx, deps, booking, by, actor, { isTimeBlocked: by === 'practitioner' });
  }
}

export async function countUpcoming(db: Db, userId: number): Promise<number> {
  return (await upcomingBookings(db, userId, ['customer', 'practitioner'])).length;
}

/** The upcoming bookings of an account that is deleted are cancelled by the policy (D42). */
export function subscribeCancellations(deps: Pick<Deps, 'events' | 'jobs'>): void {
  deps.events.subscribe(accountClosed, (trx, { user, sides }) =>
    cancelUpcoming(trx, deps, user, sides),
  );
}
