import { type Selectable, sql } from 'kysely';
import type { Db, PaymentsTable, Trx } from '../../infrastructure/database/index.ts';
import type { PaymentStatus } from './payment-lifecycle.ts';

export type Payment = Selectable<PaymentsTable>;

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
  progress: { status: PaymentStatus; captured: number },
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
