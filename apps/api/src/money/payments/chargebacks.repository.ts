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

/** The amount of a booking that banks hold, or have given to its customer, in pence. */
export async function chargedBackAmount(trx: Trx, bookingId: number): Promise<number> {
  const { taken } = await trx
    .selectFrom('chargebacks')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('taken'))
    .where('booking_id', '=', bookingId)
    .where('status', '<>', 'won')
    .executeTakeFirstOrThrow();

  return taken;
}
