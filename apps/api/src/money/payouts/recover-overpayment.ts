// Recovers what a practitioner was paid too much: reversed at the provider, else recorded as a
// debt.
import type Stripe from 'stripe';
import { type LockedBooking, lockBooking, recordEvent } from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { debtMovement, owedFor, payoutReversedMovement, post } from '../ledger/index.ts';
import { enqueue } from '../outbox/index.ts';
import { payoutKeys } from './payout-keys.ts';
import {
  addReversed,
  bookingOfReversal,
  countDebts,
  insertReversal,
  listReversals,
  recordReversal,
  saveRefusedReversal,
} from './payout-reversals.repository.ts';
import { bookingOfTransfer, lockPayout, type Payout } from './payouts.repository.ts';

/**
 * Call it under the locks of a booking whose payout was decided. Does nothing when the practitioner
 * was not overpaid.
 */
export async function recoverOverpayment(
  trx: Trx,
  jobs: Jobs,
  booking: LockedBooking,
  payout: Payout,
): Promise<void> {
  const reversals = await listReversals(trx, payout.id);
  // One reversal at a time: its outcome decides how much is left.
  if (reversals.some(({ status }) => status === 'wanted')) return;
  const excess = -(await owedFor(trx, booking));
  if (excess <= 0) return;
  const amount = Math.min(excess, payout.amount - payout.reversed);
  // An amount that was withheld from the payout cannot be reversed.
  if (amount === 0) return recordDebt(trx, booking, excess);

  const key = payoutKeys.reversal(booking, reversals.length);
  await insertReversal(trx, { payoutId: payout.id, key, amount });
  const request = { transferId: payout.transfer_id, amount };
  await enqueue(trx, { key, kind: 'reverse_transfer', bookingId: booking.id, request });
  await recordEvent(trx, booking.id, 'payout_return_wanted', null, { amount });
  await jobs.enqueue(trx, 'provider-op', { key });
}

/** Records a reversal of a transfer: forward only, and idempotent. */
export async function settleReversal(
  { db, jobs }: Deps,
  reversal: Stripe.TransferReversal,
): Promise<void> {
  const { transfer } = reversal;
  const transferId = typeof transfer === 'string' ? transfer : transfer.id;
  const bookingId = await bookingOfTransfer(db, transferId);
  if (bookingId === null) return;

  await inTransaction(
    db,
    async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const payout = await lockPayout(trx, bookingId);
      if (!booking || !payout) return;
      if (!(await recordReversal(trx, payout, reversal))) return;

      const { amount } = reversal;
      await addReversed(trx, payout.id, amount);
      const movement = payoutReversedMovement(booking.practitioner_id, amount);
      await post(trx, bookingId, reversal.id, [movement]);
      await recordEvent(trx, bookingId, 'payout_returned', null, { amount });
      await jobs.enqueue(trx, 'pay-out', { bookingId });
    },
    'settle-reversal',
  );
}

/** The provider cannot reverse the transfer: the amount is withheld from future payouts. */
export async function recordRefusedReversal({ db }: Deps, key: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const bookingId = await bookingOfReversal(trx, key);
    const booking = bookingId === null ? null : await lockBooking(trx, bookingId);
    if (!booking) return;
    const failed = await saveRefusedReversal(trx, key);
    if (failed) await recordDebt(trx, booking, failed.amount);
  });
}

async function recordDebt(
  trx: Trx,
  { id, practitioner_id: practitionerId }: LockedBooking,
  amount: number,
): Promise<void> {
  const earlier = await countDebts(trx, id);
  await post(trx, id, `booking-${id}-${earlier}`, [debtMovement(practitionerId, amount)]);
  await recordEvent(trx, id, 'payout_owed_back', null, { amount });
}
