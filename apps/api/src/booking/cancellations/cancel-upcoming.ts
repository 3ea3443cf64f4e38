import type { Party } from '@freely/domain/booking-status';
import type { Deps } from '../../deps.ts';
import { type Db, lockPractitioner, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { accountClosed, suspendedBookingsEnded } from '../../people/events/index.ts';
import { lockBooking } from '../bookings/index.ts';
import { cancelBooking } from './cancel-booking.ts';
import { upcomingBookings } from './cancellations.repository.ts';

interface Upcoming {
  userId: number;
  sides: readonly Party[];
  /** Null for an operator. */
  actor: Actor | null;
  /** Refunded at any notice, also what the user has booked as a customer. */
  inFull?: boolean;
}

/**
 * Cancels all upcoming bookings of a user, as the customer, the practitioner or both, without a penalty.
 * Bookings that have begun are left alone.
 */
async function cancelUpcoming(
  trx: Trx,
  deps: Pick<Deps, 'jobs' | 'events'>,
  { userId, sides, actor, inFull = false }: Upcoming,
): Promise<void> {
  const upcoming = await upcomingBookings(trx, userId, sides);
  // Always locked in the same order, to avoid deadlocks.
  const practitioners = new Set([userId, ...upcoming.map((each) => each.practitioner_id)]);
  for (const id of [...practitioners].sort((a, b) => a - b)) await lockPractitioner(trx, id);

  // Read again under the locks: a booking may have been made or moved in between.
  for (const { id, practitioner_id } of await upcomingBookings(trx, userId, sides)) {
    const booking = practitioners.has(practitioner_id) ? await lockBooking(trx, id) : null;
    if (!booking) continue;
    const by = booking.practitioner_id === userId ? 'practitioner' : 'customer';
    const isTimeBlocked = by === 'practitioner';
    await cancelBooking(trx, deps, booking, by, actor, { inFull, isTimeBlocked });
  }
}

export async function countUpcoming(db: Db, userId: number): Promise<number> {
  return (await upcomingBookings(db, userId, ['customer', 'practitioner'])).length;
}

/** Those of an account that is deleted are cancelled by the policy (D42), those of a suspended one refunded in full. */
export function subscribeCancellations(deps: Pick<Deps, 'events' | 'jobs'>): void {
  deps.events.subscribe(accountClosed, (trx, { user, sides }) =>
    cancelUpcoming(trx, deps, { userId: user.id, sides, actor: user }),
  );
  deps.events.subscribe(suspendedBookingsEnded, (trx, { userId }) =>
    cancelUpcoming(trx, deps, {
      userId,
      sides: ['customer', 'practitioner'],
      actor: null,
      inFull: true,
    }),
  );
}
