import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { lockBooking, requireUpcoming } from '../bookings/index.ts';
import { penalise } from '../penalties/index.ts';
import { type Cancellation, cancelBooking } from './cancel-booking.ts';

/**
 * Cancels a paid booking of the practitioner. The customer gets a full refund and a mail with other
 * practitioners; the practitioner gets a penalty that an admin can waive (D25, D31).
 * @throws 404 for somebody else's booking, 409 for one that is unpaid, has begun or is over.
 */
export async function cancelByPractitioner(
  deps: Pick<Deps, 'db' | 'jobs' | 'events'>,
  id: number,
  practitioner: Actor,
): Promise<Cancellation> {
  return inTransaction(deps.db, async (trx) => {
    const booking = requireUpcoming(await lockBooking(trx, id), 'cancelled');
    const cancellation = await cancelBooking(trx, deps, booking, 'practitioner', practitioner, {
      isTimeBlocked: true,
    });
    await penalise(trx, booking, practitioner);

    return cancellation;
  });
}
