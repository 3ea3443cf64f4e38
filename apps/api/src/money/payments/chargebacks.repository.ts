import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../infrastructure/database/index.ts';
import type { ChargebackStatus } from './payment-lifecycle.ts';

type Chargeback = Selectable<Database['chargebacks']>;

/** Our record of a chargeback, created on first sight: `isNew`. Call it under the locks of the booking. */
export async function findOrCreateChargeback(
  trx: Trx,
  { id, bookingId, amount }: { id: string; bookingId: number; amount: number },
): Promise<Chargeback & { isNew: boolean }> {
  const inserted = await trx
    .insertInto('chargebacks')
    .values({ id, booking_id: bookingId, amount })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { ...inserted, isNew: true };
  const known = await trx
    .selectFrom('chargebacks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  return { ...known, isNew: false };
}

export async function closeChargeback(
  trx: Trx,
  id: string,
  status: Exclude<ChargebackStatus, 'open'>,
): Promise<void> {
  await trx
    .updateTable('chargebacks')
    .set({ status, closed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}
