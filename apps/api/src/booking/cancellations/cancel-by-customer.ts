import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { lockOwnBooking, requireCancellable } from '../bookings/index.ts';
import { type Cancellation, cancelBooking } from './cancel-booking.ts';

/**
 * Cancels a customer's own booking, by the refund policy (D25).
 * @throws 404 for somebody else's booking, 409 for one that has begun or is over.
 */
export async function cancelByCustomer(
  deps: Pick<Deps, 'db' | 'jobs' | 'events'>,
  id: number,
  customer: Actor,
): Promise<Cancellation> {
  return inTransaction(
    deps.db,
    async (trx) => {
      const booking = requireCancellable(await lockOwnBooking(trx, id));

      return cancelBooking(trx, deps, booking, 'customer', customer);
    },
    'cancel-booking',
  );
}
