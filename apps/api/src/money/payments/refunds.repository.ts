import { type Insertable, type Selectable, sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';
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

export async function saveSucceeded(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('refunds').set({ status: 'succeeded' }).where('id', '=', id).execute();
}

/** @param retryAt when it is made again; null when that is for an admin */
export async function saveFailed(trx: Trx, id: number, retryAt: Date | null): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ status: 'failed', retry_at: retryAt })
    .where('id', '=', id)
    .execute();
}

export async function bookingOfRefund(db: Db, key: string): Promise<number | null> {
  const found = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('payments.booking_id')
    .where('operation_key', '=', key)
    .executeTakeFirst();

  return found?.booking_id ?? null;
}

const known = ['id', 'operation_key', 'status', 'reason', 'attempt', 'amount'] as const;
export type KnownRefund = Pick<Selectable<Database['refunds']>, (typeof known)[number]>;

/** Undefined unless the refund is still wanted. Call it under the locks of the booking. */
export function findWanted(trx: Trx, key: string): Promise<KnownRefund | undefined> {
  return trx
    .selectFrom('refunds')
    .select(known)
    .where('operation_key', '=', key)
    .where('status', '=', 'wanted')
    .executeTakeFirst();
}

/**
 * Our record of a refund. One that was made in the provider's own dashboard gets its record now.
 */
export async function findOrCreateRefund(
  trx: Trx,
  payment: Payment,
  refund: Stripe.Refund,
): Promise<KnownRefund> {
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
    .returning(known)
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
