import type { Party } from '@freely/domain/booking-status';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { lockBooking, requireUpcoming } from '../bookings/index.ts';
import { type Cancellation, cancelBooking } from '../cancellations/index.ts';
import { signaturesOfBooking } from './answers.repository.ts';
import { isChangedLate } from './changed-late.ts';
import { isRuledOut } from './read-answers.ts';

/**
 * Either party cancels a booking whose treatment the answers rule out: the customer gets everything back at
 * any notice, and the practitioner no penalty. Nothing that is recorded says why, since admins read it.
 * @throws 409 when nothing is ruled out, for a booking that has begun or is cancelled, and for a customer who
 * has changed the answers too late: the practitioner still may
 */
export async function cancelRuledOut(
  deps: Pick<Deps, 'db' | 'jobs' | 'events' | 'config'>,
  bookingId: number,
  actor: Actor,
): Promise<{ by: Party; cancellation: Cancellation }> {
  return inTransaction(deps.db, async (trx) => {
    const booking = requireUpcoming(await lockBooking(trx, bookingId), 'cancelled');
    if (!(await isRuledOut({ db: trx, config: deps.config }, bookingId))) {
      throw new AppError('wrong_state', 'questions.notRuledOut');
    }
    const by = booking.customer_id === actor.id ? 'customer' : 'practitioner';
    const signatures = await signaturesOfBooking(trx, bookingId);
    if (by === 'customer' && isChangedLate(deps.config.dataKeys, signatures, booking)) {
      throw new AppError('wrong_state', 'questions.changedLate');
    }
    const cancellation = await cancelBooking(trx, deps, booking, by, actor, { inFull: true });

    return { by, cancellation };
  });
}
