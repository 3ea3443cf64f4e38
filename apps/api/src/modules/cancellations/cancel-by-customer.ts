import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, lockBooking, requireCancellable } from '../bookings/index.ts';
import { type Cancellation, callOff } from './call-off.ts';

/**
 * Calls off a customer's own booking, by the policy (D25).
 * @throws 404 for somebody else's booking, 409 for one that has begun or is over.
 */
export async function cancelByCustomer(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  id: number,
  customer: Actor,
): Promise<Cancellation> {
  return inTransaction(
    db,
    async (trx) => {
      const booking = requireCancellable(await lockBooking(trx, id), customer.id);

      return callOff(trx, jobs, booking, 'customer', customer);
    },
    'call-off',
  );
}
