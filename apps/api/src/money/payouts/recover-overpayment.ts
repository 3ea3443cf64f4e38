// Recovers what a practitioner was paid too much: reversed at the provider, else recorded as a
// debt.
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { type LockedBooking, lockBooking, recordEvent } from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Trx } from '../../infrastructure/database/index.ts';
import type { Jobs } from '../../infrastructure/jobs/index.ts';
import { debtMovement, owedFor, payoutReversedMovement, post } from '../ledger/index.ts';
import { enqueue } from '../outbox/index.ts';
import { payoutKeys } from './payout-keys.ts';
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
  const reversals = await trx
    .selectFrom('payout_reversals')
    .select('status')
    .where('payout_id', '=', payout.id)
    .execute();
  // One reversal at a time: its outcome decides how much is left.
  if (reversals.some(({ status }) => status === 'wanted')) return;
  const excess = -(await owedFor(trx, booking));
  if (excess <= 0) return;
  const amount = Math.min(excess, payout.amount - payout.reversed);
  // An amount that was withheld from the payout cannot be reversed.
  if (amount === 0) return recordDebt(trx, booking, excess);

  const key = payoutKeys.reversal(booking, reversals.length);
  await trx
    .insertInto('payout_reversals')
    .values({ payout_id: payout.id, operation_key: key, amount })
    .execute();
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
      await trx
        .updateTable('payouts')
        .set({ reversed: sql`reversed + ${amount}` })
        .where('id', '=', payout.id)
        .execute();
      const movement = payoutReversedMovement(booking.practitioner_id, amount);
      await post(trx, bookingId, reversal.id, [movement]);
      await recordEvent(trx, bookingId, 'payout_returned', null, { amount });
      await jobs.enqueue(trx, 'pay-out', { bookingId });
    },
    'settle-reversal',
  );
}

/**
 * False when it was recorded already. One that was made in the provider's own dashboard gets its
 * record now.
 */
async function recordReversal(
  trx: Trx,
  payout: Payout,
  { id, amount, metadata }: Stripe.TransferReversal,
): Promise<boolean> {
  const key = metadata?.operation_key ?? `provider:${id}`;
  await trx
    .insertInto('payout_reversals')
    .values({ payout_id: payout.id, operation_key: key, amount })
    .onConflict((conflict) => conflict.column('operation_key').doNothing())
    .execute();
  const settled = await trx
    .updateTable('payout_reversals')
    .set({ status: 'succeeded', reversal_id: id })
    .where('operation_key', '=', key)
    .where('status', '=', 'wanted')
    .returning('id')
    .executeTakeFirst();

  return settled !== undefined;
}

/** The provider cannot reverse the transfer: the amount is withheld from future payouts. */
export async function recordRefusedReversal({ db }: Deps, key: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const bookingId = await bookingOfReversal(trx, key);
    const booking = bookingId === null ? null : await lockBooking(trx, bookingId);
    if (!booking) return;
    const failed = await trx
      .updateTable('payout_reversals')
      .set({ status: 'failed' })
      .where('operation_key', '=', key)
      .where('status', '=', 'wanted')
      .returning('amount')
      .executeTakeFirst();
    if (failed) await recordDebt(trx, booking, failed.amount);
  });
}

async function bookingOfReversal(trx: Trx, key: string): Promise<number | null> {
  const found = await trx
    .selectFrom('payout_reversals')
    .innerJoin('payouts', 'payouts.id', 'payout_reversals.payout_id')
    .select('payouts.booking_id')
    .where('payout_reversals.operation_key', '=', key)
    .executeTakeFirst();

  return found?.booking_id ?? null;
}

async function recordDebt(
  trx: Trx,
  { id, practitioner_id: practitionerId }: LockedBooking,
  amount: number,
): Promise<void> {
  const { earlier } = await trx
    .selectFrom('ledger_tx')
    .select((eb) => eb.fn.countAll<number>().as('earlier'))
    .where('booking_id', '=', id)
    .where('kind', '=', 'debt')
    .executeTakeFirstOrThrow();
  await post(trx, id, `booking-${id}-${earlier}`, [debtMovement(practitionerId, amount)]);
  await recordEvent(trx, id, 'payout_owed_back', null, { amount });
}
