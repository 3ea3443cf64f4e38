// A refund that the provider refused. It never returns more than is left: what somebody refunded by hand there in the
// meantime is not known here yet.
import { lockBooking } from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { refusalOf } from '../outbox/index.ts';
import { saveReplaced } from './failed-refunds.repository.ts';
import { leftFor } from './operation-keys.ts';
import { lockPayment } from './payments.repository.ts';
import { settleRefundsOf } from './provider-events.ts';
import { enqueueRefund, failRefund, notRefunded, type RefundReason } from './refund-payment.ts';
import { bookingOfRefund, findWanted, saveFailed } from './refunds.repository.ts';

/** Requests what is left instead, where that is less (D51); else the refund has failed. */
export async function settleRefusedRefund(
  deps: Deps,
  { key, intentId }: { key: string; intentId: string },
): Promise<void> {
  const { db, jobs, events } = deps;
  const bookingId = await bookingOfRefund(db, key);
  if (bookingId === null) return;
  await readRefunds(deps, intentId);

  await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const payment = booking && (await lockPayment(trx, bookingId));
    const refused = payment && (await findWanted(trx, key));
    if (!refused) return;
    // It is not on its way any more, and so takes nothing from what is left.
    await saveFailed(trx, refused.id, null);
    const amount = await notRefunded(trx, payment);
    if (amount >= refused.amount) return failRefund(trx, events, booking, refused);

    await saveReplaced(trx, refused);
    if (amount === 0) return;
    const reason = refused.reason as RefundReason;
    const { attempt } = refused;
    const left = { reason, key: leftFor(refused), amount, attempt };
    await enqueueRefund(trx, jobs, booking, payment, left);
  });
}

/** @throws when the provider does not answer; one that does not know the payment has no refunds of it. */
async function readRefunds(deps: Deps, intentId: string): Promise<void> {
  try {
    await settleRefundsOf(deps, intentId);
  } catch (error) {
    if (!refusalOf(error)) throw error;
  }
}
