import type { Deps } from '../../deps.ts';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { type LockedBooking, requireUpcoming } from '../bookings/index.ts';
import { cancelBooking } from './cancel-booking.ts';

/**
 * An admin cancels a paid booking that its practitioner may not keep. The customer gets a full refund; the
 * practitioner, who did not cancel, no penalty.
 * @throws 409 for one that is unpaid, has begun or is over
 */
export async function cancelWithoutPenalty(
  trx: Trx,
  deps: Pick<Deps, 'jobs' | 'events'>,
  booking: LockedBooking,
  admin: Actor,
): Promise<void> {
  await cancelBooking(trx, deps, requireUpcoming(booking, 'cancelled'), 'practitioner', admin);
}
