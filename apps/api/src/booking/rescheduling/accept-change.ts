import { canAccept } from '@freely/domain/rescheduling';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { factsOf, lockOwnBooking, recordEvent } from '../bookings/index.ts';
import { changeAccepted } from '../events/index.ts';
import { requireUnmoved } from './move-booking.ts';
import { saveAccepted } from './rescheduling.repository.ts';

/**
 * The customer accepts a time that the practitioner chose at short notice (D25): from now on the
 * policy applies to the new start.
 *
 * @param seen the start that they accept, as an ISO date-time: it may have been moved again meanwhile
 * @throws 404 for somebody else's booking, 409 when there is nothing to accept, or no longer.
 */
export async function acceptChange(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: number,
  customer: Actor,
  seen: { to?: string | undefined },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const booking = await lockOwnBooking(trx, id);
    if (!booking) throw notFound('bookings.notFound');
    if (!canAccept(factsOf(booking))) {
      throw new AppError('wrong_state', 'bookings.noChange');
    }

    requireUnmoved(booking, { from: seen.to });
    await saveAccepted(trx, id);
    await recordEvent(trx, id, 'change_accepted', customer);
    await events.publish(trx, changeAccepted, { booking });
  });
}
