import { answerHours } from '@freely/domain/attendance';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { post, saleOf, saleUndoneMovements } from '../../money/ledger/index.ts';
import { refundBooking } from '../../money/payments/index.ts';
import { queueMail } from '../../notifications/index.ts';
import {
  type LockedBooking,
  lockBooking,
  recordEvent,
  transitionBooking,
} from '../bookings/index.ts';
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
  jobs: Jobs,
  booking: LockedBooking,
  settlement: Settlement,
  actor: Actor | null,
): Promise<void> {
  const { id: bookingId, customer_id: customer, practitioner_id: practitioner } = booking;
  const { outcome } = settlement;
  await saveSettlement(trx, bookingId, settlement);
  await recordEvent(trx, bookingId, 'dispute_settled', actor, { outcome });
  if (outcome === 'for_customer') {
    await transitionBooking(trx, booking, 'noShowByPractitioner', actor);
    await post(trx, bookingId, `booking-${bookingId}`, saleUndoneMovements(saleOf(booking)));
    await refundBooking(trx, jobs, booking, 'no_show_practitioner');
  }
  const about = { bookingId };
  await queueMail(trx, jobs, { kind: 'dispute_settled_customer', toUserId: customer, ...about });
  await queueMail(trx, jobs, {
    kind: 'dispute_settled_practitioner',
    toUserId: practitioner,
    ...about,
  });
}

/** Settles reports for the customer when the practitioner has not answered in time. */
export async function settleUnanswered({ db, jobs }: Deps): Promise<void> {
  for (const bookingId of await unansweredReports(db)) {
    await inTransaction(db, async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const dispute = await findByBooking(trx, bookingId);
      if (!booking || !isLost(dispute, booking.now)) return;
      const reason = `The practitioner did not answer within ${answerHours} hours.`;
      await settle(trx, jobs, booking, { outcome: 'for_customer', adminId: null, reason }, null);
    });
  }
}
