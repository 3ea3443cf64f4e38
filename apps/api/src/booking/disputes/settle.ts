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
import { disputeSettled } from '../events/index.ts';
import { isLost } from './disputes.policy.ts';
import {
  findByBooking,
  type Settlement,
  saveSettlement,
  unansweredReports,
} from './disputes.repository.ts';

/**
 * Settles a dispute. For the customer: the booking becomes a no-show of the practitioner, with a
 * full refund. For the practitioner: the booking keeps its status, and they are paid.
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
  await saveSettlement(trx, bookingId, settlement);
  await recordEvent(trx, bookingId, 'dispute_settled', actor, { outcome });
  if (outcome === 'for_customer') {
    await transitionBooking(trx, booking, 'noShowByPractitioner', actor);
  }
  await events.publish(trx, disputeSettled, { booking, outcome });
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
