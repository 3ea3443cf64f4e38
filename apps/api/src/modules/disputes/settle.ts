import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import {
  type Actor,
  type LockedBooking,
  lockBooking,
  move,
  recordEvent,
} from '../bookings/index.ts';
import { post, saleUndoneMovements, soldAs } from '../ledger/index.ts';
import { queueMail } from '../notifications/index.ts';
import { refundBooking } from '../payments/index.ts';
import {
  findByBooking,
  type Settlement,
  saveSettlement,
  unansweredReports,
} from './disputes.repository.ts';

/**
 * Ends a dispute with all that follows. For the customer: the practitioner did not appear, and
 * everything goes back. For the practitioner: what the booking is stays, and they are paid.
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
    await move(trx, booking, 'missByPractitioner', actor);
    await post(trx, bookingId, `booking-${bookingId}`, saleUndoneMovements(soldAs(booking)));
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

/** What a practitioner did not contest in time is as the customer said. */
export async function settleUnanswered({ db, jobs }: Deps): Promise<void> {
  for (const bookingId of await unansweredReports(db)) {
    await inTransaction(db, async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const dispute = await findByBooking(trx, bookingId);
      if (!booking || !dispute || dispute.settled_at || dispute.contested_at) return;
      if (!dispute.answer_until || dispute.answer_until > booking.now) return;
      const reason = 'The practitioner did not answer within 24 hours.';
      await settle(trx, jobs, booking, { outcome: 'for_customer', adminId: null, reason }, null);
    });
  }
}
