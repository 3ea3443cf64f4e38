// Refunds that the provider refused, or a bank sent back, and which nothing has replaced yet (D103).
import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';
import type { Payment } from './payments.repository.ts';

export type FailedRefund = Selectable<Database['refunds']>;

/** The oldest first. Call it under the locks of the booking. */
export function failedRefunds(trx: Trx, payment: Payment): Promise<FailedRefund[]> {
  return trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .where('status', '=', 'failed')
    .where('replaced_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Pence that the customer is still owed because refunds failed. */
export async function owedOfFailed(db: Db, payment: Payment): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select owed_of_failed(${payment.id}) as owed`.execute(db);

  return rows[0]?.owed ?? 0;
}

/** Bookings with a refund that is to be made again by now. */
export async function bookingsToRefundAgain(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.booking_id as id from refunds r join payments p on p.id = r.payment_id
    where r.status = 'failed' and r.replaced_at is null and r.retry_at <= now()
    order by 1 limit 100`.execute(db);

  return rows.map(({ id }) => id);
}

export async function saveReplaced(trx: Trx, { id }: Pick<FailedRefund, 'id'>): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ replaced_at: sql<Date>`clock_timestamp()`, retry_at: null })
    .where('id', '=', id)
    .execute();
}

/** It is not owed any more, so nothing is made again. */
export async function clearRetry(trx: Trx, { id }: FailedRefund): Promise<void> {
  await trx.updateTable('refunds').set({ retry_at: null }).where('id', '=', id).execute();
}

/** The admin has paid it by another way, such as from the bank account of the platform. */
export async function insertPaidElsewhere(
  trx: Trx,
  failed: FailedRefund,
  { key, amount }: { key: string; amount: number },
): Promise<void> {
  await trx
    .insertInto('refunds')
    .values({
      payment_id: failed.payment_id,
      operation_key: key,
      status: 'succeeded',
      amount,
      reason: 'paid_elsewhere',
      attempt: failed.attempt + 1,
    })
    .execute();
}
