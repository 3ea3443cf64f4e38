import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database, Trx } from '../../infrastructure/database/index.ts';
import type { Payment } from './payments.repository.ts';

/** The reason of a refund that nobody requested here. */
export const madeAtProvider = 'made_at_provider';

/** False when this refund was requested before. */
export async function insertRefund(
  trx: Trx,
  refund: Insertable<Database['refunds']>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('operation_key').doNothing())
    .returning('id')
    .executeTakeFirst();

  return inserted !== undefined;
}

export async function saveRefundStatus(
  trx: Trx,
  id: number,
  status: 'wanted' | 'succeeded' | 'failed',
): Promise<void> {
  await trx.updateTable('refunds').set({ status }).where('id', '=', id).execute();
}

/** Undefined unless the refund was still wanted. */
export function saveRefused(trx: Trx, key: string) {
  return trx
    .updateTable('refunds')
    .set({ status: 'failed' })
    .from('payments')
    .whereRef('payments.id', '=', 'refunds.payment_id')
    .where('operation_key', '=', key)
    .where('refunds.status', '=', 'wanted')
    .returning(['payments.booking_id', 'refunds.amount'])
    .executeTakeFirst();
}

/**
 * Our record of a refund. One that was made in the provider's own dashboard gets its record now.
 */
export async function findOrCreateRefund(trx: Trx, payment: Payment, refund: Stripe.Refund) {
  const key = refund.metadata?.operation_key ?? `provider:${refund.id}`;
  await trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      operation_key: key,
      refund_id: refund.id,
      amount: refund.amount,
      reason: madeAtProvider,
    })
    .onConflict((conflict) => conflict.column('operation_key').doNothing())
    .execute();

  return trx
    .updateTable('refunds')
    .set({ refund_id: sql`coalesce(refund_id, ${refund.id})` })
    .where('operation_key', '=', key)
    .returning(['id', 'status', 'reason'])
    .executeTakeFirstOrThrow();
}

/** Pence that were requested, and which the provider has not reported yet. */
export async function refundsOnTheWay(trx: Trx, payment: Payment): Promise<number> {
  const { wanted } = await trx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('wanted'))
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'wanted')
    .executeTakeFirstOrThrow();

  return wanted;
}
