import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { Payout } from './payouts.repository.ts';

export function listReversals(trx: Trx, payoutId: number) {
  return trx
    .selectFrom('payout_reversals')
    .select('status')
    .where('payout_id', '=', payoutId)
    .execute();
}

export async function insertReversal(
  trx: Trx,
  { payoutId, key, amount }: { payoutId: number; key: string; amount: number },
): Promise<void> {
  await trx
    .insertInto('payout_reversals')
    .values({ payout_id: payoutId, operation_key: key, amount })
    .execute();
}

export async function addReversed(trx: Trx, payoutId: number, amount: number): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({ reversed: sql`reversed + ${amount}` })
    .where('id', '=', payoutId)
    .execute();
}

/**
 * False when it was recorded already. One that was made in the provider's own dashboard gets its
 * record now.
 */
export async function recordReversal(
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

/** Undefined unless the reversal was still wanted. */
export function saveRefusedReversal(trx: Trx, key: string) {
  return trx
    .updateTable('payout_reversals')
    .set({ status: 'failed' })
    .where('operation_key', '=', key)
    .where('status', '=', 'wanted')
    .returning('amount')
    .executeTakeFirst();
}

export async function bookingOfReversal(trx: Trx, key: string): Promise<number | null> {
  const found = await trx
    .selectFrom('payout_reversals')
    .innerJoin('payouts', 'payouts.id', 'payout_reversals.payout_id')
    .select('payouts.booking_id')
    .where('payout_reversals.operation_key', '=', key)
    .executeTakeFirst();

  return found?.booking_id ?? null;
}

/** How many debts the booking has in the ledger. */
export async function countDebts(trx: Trx, id: number): Promise<number> {
  const { earlier } = await trx
    .selectFrom('ledger_tx')
    .select((eb) => eb.fn.countAll<number>().as('earlier'))
    .where('booking_id', '=', id)
    .where('kind', '=', 'debt')
    .executeTakeFirstOrThrow();

  return earlier;
}
