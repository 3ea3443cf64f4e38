// A refund that failed is made again, under a key of its own: the provider holds the money again (D103).
import { poundsOf } from '@freely/domain/money';
import { type LockedBooking, lockBooking, recordEvent } from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { type Actor, recordAudit, refuseOwnMatter } from '../../kernel/audit/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import { refundPaidElsewhere } from '../events/index.ts';
import { paidElsewhereMovement, post } from '../ledger/index.ts';
import {
  bookingsToRefundAgain,
  clearRetry,
  type FailedRefund,
  failedRefunds,
  insertPaidElsewhere,
  owedOfFailed,
  saveReplaced,
} from './failed-refunds.repository.ts';
import { againFor, operationKeys } from './operation-keys.ts';
import { addRefunded, lockPayment, type Payment } from './payments.repository.ts';
import { enqueueRefund, type RefundReason } from './refund-payment.ts';
import { madeAtProvider } from './refunds.repository.ts';

type RefundDeps = Pick<Deps, 'db' | 'jobs'>;

/** The sweep makes refunds again whose time has come. */
export async function refundDueAgain({ db, jobs }: RefundDeps): Promise<void> {
  const now = new Date();
  for (const id of await bookingsToRefundAgain(db)) {
    await inTransaction(db, async (trx) => {
      const booking = await lockBooking(trx, id);
      const payment = booking && (await lockPayment(trx, id));
      if (!payment) return;
      const isDue = ({ retry_at: at }: FailedRefund) => at !== null && at <= now;
      for (const failed of (await failedRefunds(trx, payment)).filter(isDue)) {
        const amount = Math.min(failed.amount, await owedOfFailed(trx, payment));
        if (amount > 0) await makeAgain(trx, jobs, { booking, payment, failed, amount }, null);
        else await clearRetry(trx, failed);
      }
    });
  }
}

interface Owed {
  booking: LockedBooking;
  payment: Payment;
  failed: FailedRefund;
  amount: number;
}

async function makeAgain(
  trx: Trx,
  jobs: Jobs,
  { booking, payment, failed, amount }: Owed,
  actor: Actor | null,
): Promise<void> {
  await saveReplaced(trx, failed);
  await enqueueRefund(trx, jobs, booking, payment, {
    // One that was made by hand at the provider explains a failed one; this is no such one.
    reason: failed.reason === madeAtProvider ? 'again' : (failed.reason as RefundReason),
    key: againFor(failed.id),
    amount,
    // An admin's attempt takes none of those that are made by themselves.
    attempt: actor ? failed.attempt : failed.attempt + 1,
    actor,
  });
}

async function payElsewhere(
  trx: Trx,
  events: Deps['events'],
  { booking, payment, failed, amount }: Owed,
  actor: Actor,
): Promise<void> {
  const key = operationKeys.refund(booking, `elsewhere-${failed.id}`);
  await saveReplaced(trx, failed);
  await insertPaidElsewhere(trx, failed, { key, amount });
  await addRefunded(trx, payment, amount);
  await post(trx, booking.id, key, [paidElsewhereMovement(booking.customer_id, amount)]);
  await recordEvent(trx, booking.id, 'refunded_elsewhere', actor, { amount });
  await events.publish(trx, refundPaidElsewhere, {
    refundId: failed.id,
    bookingId: booking.id,
    customerId: booking.customer_id,
    amount,
  });
}

/** What an admin decided about the failed refunds of a booking. */
interface Decision {
  bookingId: number;
  /** `elsewhere`: the admin has paid the customer by another way. */
  choice: 'again' | 'elsewhere';
  /** Pounds that were owed, as the admin saw them. */
  amount: number;
  reason: string;
}

/**
 * An admin has the failed refunds of a booking made again, or says that the money was paid by another way.
 * @throws {AppError} 404 for an unknown booking, 403 for the admin's own, 409 when another amount is owed by now
 */
export async function settleFailedRefund(
  { db, jobs, events }: RefundDeps & Pick<Deps, 'events'>,
  { bookingId, choice, amount: seen, reason }: Decision,
  admin: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking) throw notFound('bookings.notFound');
    refuseOwnMatter(admin, booking.customer_id, booking.practitioner_id);
    const payment = await lockPayment(trx, bookingId);
    const owed = payment ? await owedOfFailed(trx, payment) : 0;
    if (!payment || owed === 0 || poundsOf(owed) !== seen) {
      throw new AppError('wrong_state', 'payments.refundChanged');
    }
    let left = owed;
    for (const failed of await failedRefunds(trx, payment)) {
      const amount = Math.min(failed.amount, left);
      if (amount === 0) break;
      left -= amount;
      const one = { booking, payment, failed, amount };
      if (choice === 'again') await makeAgain(trx, jobs, one, admin);
      else await payElsewhere(trx, events, one, admin);
    }
    await recordAudit(trx, {
      actor: admin,
      action: `refund.${choice}`,
      object: `booking:${bookingId}`,
      detail: { amount: owed, reason },
    });
  });
}
