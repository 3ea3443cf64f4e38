import type { Db } from '../infrastructure/database/index.ts';

/** Neither given nor withdrawn. */
export async function isGiftPending(db: Db, customerId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('gifts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('given_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

  return found !== undefined;
}

/** Whether the practitioner was penalised for cancelling this booking (D31). */
export async function isPenalised(db: Db, bookingId: number): Promise<boolean> {
  const found = await db
    .selectFrom('penalties')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('waived_at', 'is', null)
    .executeTakeFirst();

  return found !== undefined;
}

/** Whether a bank has sent back a refund that seemed to be made. */
export async function hasRefundFailed(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst();

  return found !== undefined;
}
