import { lockBooking } from '../../booking/bookings/index.ts';
import { cancelWithoutPenalty } from '../../booking/cancellations/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { isAffected, keepBooking } from './affected-bookings.repository.ts';

interface Settlement {
  bookingId: number;
  choice: 'keep' | 'cancel';
  reason: string;
  admin: Actor;
}

/**
 * What becomes of a booking whose practitioner may not work any more: it is kept, or cancelled with a full
 * refund and mails to both sides.
 * @throws {AppError} wrong_state when it is not such a booking any more, forbidden for the admin's own
 */
export function settleBooking(
  deps: Pick<Deps, 'db' | 'jobs' | 'events'>,
  { bookingId, choice, reason, admin }: Settlement,
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking || !(await isAffected(trx, bookingId))) {
      throw new AppError('wrong_state', 'papers.settled');
    }
    refuseOwnMatter(admin, booking.customer_id, booking.practitioner_id);
    if (choice === 'keep') await keepBooking(trx, bookingId, admin.id);
    else await cancelWithoutPenalty(trx, deps, booking, admin);
    await recordAudit(trx, {
      actor: admin,
      action: `booking.${choice}_without_papers`,
      object: `booking:${bookingId}`,
      detail: { practitioner_id: booking.practitioner_id, reason },
    });
  });
}
