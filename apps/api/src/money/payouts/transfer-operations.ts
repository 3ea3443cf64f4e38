import { addHours } from 'date-fns/addHours';
import type Stripe from 'stripe';
import { lockBooking, recordEvent } from '../../booking/bookings/index.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { payoutSent } from '../events/index.ts';
import { payoutMovement, post, withheldFrom } from '../ledger/index.ts';
import type { Operation, ProviderOp, Refusal } from '../outbox/index.ts';
import { bookingOfOperation, changePayout, lockPayout } from './payouts.repository.ts';
import { recordRefusedReversal, settleReversal } from './recover-overpayment.ts';

const transfer: Operation<Stripe.Transfer> = {
  checksFirst: true,
  send: ({ stripe }, { key, request, booking_id }) =>
    stripe.transfers.create(
      {
        amount: Number(request.amount),
        currency: 'gbp',
        destination: String(request.destination),
        description: `Freely booking ${booking_id}`,
        transfer_group: `booking_${booking_id}`,
        metadata: { booking_id: String(booking_id), operation_key: key },
      },
      { idempotencyKey: key },
    ),
  lookUp: async ({ stripe }, { key, booking_id }) => {
    const made = stripe.transfers.list({ transfer_group: `booking_${booking_id}`, limit: 100 });
    for await (const one of made) if (one.metadata.operation_key === key) return one;

    return null;
  },
  settle: settleTransfer,
  refused: recordRefusedTransfer,
};

/** Records that a payout was made: forward only, and idempotent. */
async function settleTransfer({ db, jobs, events }: Deps, made: Stripe.Transfer): Promise<void> {
  const { id: transferId, metadata, amount } = made;
  const key = metadata.operation_key ?? '';
  const bookingId = await bookingOfOperation(db, key);
  if (bookingId === null) return;

  await inTransaction(
    db,
    async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      const payout = await lockPayout(trx, bookingId);
      if (!booking || payout?.status !== 'intended' || payout.operation_key !== key) return;
      if (amount !== payout.amount) {
        throw new Error(`${transferId} is not the payout that booking ${bookingId} awaits`);
      }

      const { practitioner_id: practitionerId } = booking;
      await changePayout(trx, payout, { status: 'paid', transfer_id: transferId });
      await post(trx, bookingId, transferId, [payoutMovement(practitionerId, amount)]);
      await recordEvent(trx, bookingId, 'paid_out', null, { amount });
      await events.publish(trx, payoutSent, {
        bookingId,
        practitionerId,
        amount,
        withheld: await withheldFrom(trx, booking),
      });
      // The customer may have been refunded while it was on its way.
      await jobs.enqueue(trx, 'pay-out', { bookingId });
    },
    'settle-transfer',
  );
}

/** No money was sent. The payout is tried again in an hour, as another operation. */
async function recordRefusedTransfer(
  { db }: Deps,
  { key, booking_id: bookingId }: ProviderOp,
  { code }: Refusal,
): Promise<void> {
  if (bookingId === null) return;
  await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const payout = await lockPayout(trx, bookingId);
    if (!booking || payout?.status !== 'intended' || payout.operation_key !== key) return;
    await changePayout(trx, payout, {
      status: 'waiting',
      operation_key: null,
      refusals: payout.refusals + 1,
      problem: code,
      look_at: addHours(booking.now, 1),
      amount: 0,
    });
    await recordEvent(trx, bookingId, 'payout_refused', null, { code });
  });
}

const reverseTransfer: Operation<Stripe.TransferReversal> = {
  checksFirst: true,
  send: ({ stripe }, { key, request }) =>
    stripe.transfers.createReversal(
      String(request.transferId),
      { amount: Number(request.amount), metadata: { operation_key: key } },
      { idempotencyKey: key },
    ),
  lookUp: async ({ stripe }, { key, request }) => {
    const made = stripe.transfers.listReversals(String(request.transferId), { limit: 100 });
    for await (const one of made) if (one.metadata?.operation_key === key) return one;

    return null;
  },
  settle: settleReversal,
  refused: (deps, { key }) => recordRefusedReversal(deps, key),
};

/** Records what the provider knows of a transfer: that it was made, and its reversals. */
export async function settleTransferAndReversals(deps: Deps, transferId: string): Promise<void> {
  await settleTransfer(deps, await deps.stripe.transfers.retrieve(transferId));
  const returned = deps.stripe.transfers.listReversals(transferId, { limit: 100 });
  for await (const one of returned) await settleReversal(deps, one);
}

export const transferOperations = { transfer, reverse_transfer: reverseTransfer };
