import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';
import type { PaymentStatus } from './payment-lifecycle.ts';

export type Payment = Selectable<Database['payments']>;

export async function findByBooking(db: Db, bookingId: number): Promise<Payment | null> {
  const found = await db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

  return found ?? null;
}

/** Last in the lock order: lock the booking first. */
export async function lockPayment(trx: Trx, bookingId: number): Promise<Payment | null> {
  const locked = await trx
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();

  return locked ?? null;
}

export async function insertPayment(trx: Trx, bookingId: number, amount: number): Promise<void> {
  await trx.insertInto('payments').values({ booking_id: bookingId, amount }).execute();
}

export async function bookingOfIntent(db: Db, intentId: string): Promise<number | null> {
  const found = await db
    .selectFrom('payments')
    .select('booking_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst();

  return found?.booking_id ?? null;
}

export async function saveIntent(
  trx: Trx,
  payment: Payment,
  intent: { id: string; clientSecret: string | null },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ intent_id: intent.id, client_secret: intent.clientSecret, updated_at: sql`now()` })
    .where('id', '=', payment.id)
    .execute();
}

export async function saveProgress(
  trx: Trx,
  payment: Payment,
  progress: { status: PaymentStatus; captured: number; amount: number },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ ...progress, updated_at: sql`now()` })
    .where('id', '=', payment.id)
    .execute();
}

/** `amount` is signed: a refund that failed later is subtracted. */
export async function addRefunded(trx: Trx, payment: Payment, amount: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refunded: sql`refunded + ${amount}`, updated_at: sql`now()` })
    .where('id', '=', payment.id)
    .execute();
}

/** Whether the request that starts the payment is still under way. */
export async function isBeingStarted(db: Db, bookingId: number): Promise<boolean> {
  const open = await db
    .selectFrom('provider_ops')
    .select('key')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'create_intent')
    .where('status', 'in', ['intended', 'unknown'])
    .executeTakeFirst();

  return open !== undefined;
}

/** The intents of payments that nobody has completed for a while. */
export async function openIntents(db: Db, olderThanSeconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('intent_id')
    .where('status', '=', 'requires_payment')
    .where('intent_id', 'is not', null)
    .where('updated_at', '<', sql<Date>`now() - ${olderThanSeconds} * interval '1 second'`)
    .limit(500)
    .execute();

  return rows.flatMap(({ intent_id: id }) => id ?? []);
}

/** The intents of refunds that the provider accepted and whose outcome we do not know. */
export async function intentsWithWantedRefunds(
  db: Db,
  olderThanSeconds: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('provider_ops', 'provider_ops.key', 'refunds.operation_key')
    .select('payments.intent_id')
    .distinct()
    .where('refunds.status', '=', 'wanted')
    .where('provider_ops.status', '=', 'succeeded')
    .where(
      'provider_ops.updated_at',
      '<',
      sql<Date>`now() - ${olderThanSeconds} * interval '1 second'`,
    )
    .limit(500)
    .execute();

  return rows.flatMap(({ intent_id: id }) => id ?? []);
}
