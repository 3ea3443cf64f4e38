import { isRefunded } from '@freely/domain/cancellation';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { factsOf, lockOwnBooking, requireCancellable } from '../bookings/index.ts';
import { type Cancellation, cancelBooking } from './cancel-booking.ts';

/**
 * Cancels a customer's own booking, by the refund policy (D25).
 *
 * @param told whether they were told that their payment comes back
 * @throws 404 for somebody else's booking, 409 for one that has begun or is over, or whose payment no longer comes
 * back.
 */
export async function cancelByCustomer(
  deps: Pick<Deps, 'db' | 'jobs' | 'events'>,
  id: number,
  customer: Actor,
  told: { is_refunded?: boolean | undefined } = {},
): Promise<Cancellation> {
  return inTransaction(
    deps.db,
    async (trx) => {
      const booking = requireCancellable(await lockOwnBooking(trx, id));
      const isFree = booking.paid_at === null || isRefunded('customer', factsOf(booking));
      if (told.is_refunded && !isFree) throw new AppError('wrong_state', 'bookings.notFreeAnyMore');

      return cancelBooking(trx, deps, booking, 'customer', customer);
    },
    'cancel-booking',
  );
}
