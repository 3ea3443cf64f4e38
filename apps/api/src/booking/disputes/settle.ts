import { answerHours } from '@freely/domain/attendance';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';
import {
  type LockedBooking,
  lockBooking,
  recordEvent,
  transitionBooking,
} from '../bookings/index.ts';
import { bookingCompleted, disputeSettled } from '../events/index.ts';
import { isLost } from './disputes.policy.ts';
import {
  findByBooking,
  type Settlement,
  saveSettlement,
  unansweredReports,
} from './disputes.repository.ts';

/**
 * Settles a dispute. For the customer: the booking becomes a no-show of the practitioner, with a
 * full refund; when they were there, it is no longer a no-show of anybody, and stays paid (D100). For the
 * practitioner: the booking keeps its status, and they are paid.
 */
export async function settle(
  trx: Trx,
  events: Events,
  booking: LockedBooking,
  settlement: Settlement,
  actor: Actor | null,
): Promise<void> {
  const { id: bookingId } = booking;
  const { outcome } = settlement;
  const { attended: hasAttended } = await saveSettlement(trx, bookingId, settlement);
  await recordEvent(trx, bookingId, 'dispute_settled', actor, { outcome });
  const isForCustomer = outcome === 'for_customer';
  if (isForCustomer && hasAttended) await takeBackNoShow(trx, events, booking, actor);
  else if (isForCustomer) await transitionBooking(trx, booking, 'noShowByPractitioner', actor);
  const isRefunded = isForCustomer && !hasAttended;
  await events.publish(trx, disputeSettled, { booking, outcome, isRefunded });
}

/** It goes on as if nobody had marked it: what is not over yet is completed by the sweep. */
async function takeBackNoShow(
  trx: Trx,
  events: Events,
  booking: LockedBooking,
  actor: Actor | null,
): Promise<void> {
  if (booking.now < booking.ends_at) {
    await transitionBooking(trx, booking, 'resume', actor);
    return;
  }
  await transitionBooking(trx, booking, 'attend', actor);
  await events.publish(trx, bookingCompleted, { booking });
}

/** Settles reports for the customer when the practitioner has not answered in time. */
export async function settleUnanswered({ db, events }: Deps): Promise<void> {
  for (const bookingId of await unansweredReports(db)) {
    await inTransaction(db, async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const dispute = await findByBooking(trx, bookingId);
      if (!booking || !isLost(dispute, booking.now)) return;
      const reason = translatorFor(marketLanguage)('dispute.notAnswered', {
        ns: 'api/bookings',
        count: answerHours,
      });
      await settle(trx, events, booking, { outcome: 'for_customer', adminId: null, reason }, null);
    });
  }
}
