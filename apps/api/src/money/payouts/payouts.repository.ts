import type { Pence } from '@freely/domain/money';
import { type Selectable, sql } from 'kysely';
import type { BookingRecord } from '../../booking/bookings/index.ts';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type Payout = Selectable<Database['payouts']>;

/** Creates the payout of a paid booking. It is paid out later, or settled as nothing. */
export async function openPayout(trx: Trx, booking: BookingRecord): Promise<void> {
  await trx
    .insertInto('payouts')
    .values({
      booking_id: booking.id,
      practitioner_id: booking.practitioner_id,
      look_at: booking.ends_at,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .execute();
}

/** Last in the lock order: lock the booking first. */
export async function lockPayout(trx: Trx, bookingId: number): Promise<Payout | null> {
  const locked = await trx
    .selectFrom('payouts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();

  return locked ?? null;
}

export async function changePayout(
  trx: Trx,
  payout: Payout,
  change: Partial<
    Pick<Payout, 'status' | 'operation_key' | 'problem' | 'transfer_id' | 'amount' | 'refusals'>
  > & { look_at?: Date },
): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({
      ...change,
      ...(change.status === 'paid' ? { paid_at: sql<Date>`clock_timestamp()` } : {}),
      ...(change.status === 'intended' || change.status === 'nothing'
        ? { decided_at: sql<Date>`clock_timestamp()` }
        : {}),
    })
    .where('id', '=', payout.id)
    .execute();
}

export async function bookingOfOperation(db: Db, key: string): Promise<number | null> {
  const found = await db
    .selectFrom('payouts')
    .select('booking_id')
    .where('operation_key', '=', key)
    .executeTakeFirst();

  return found?.booking_id ?? null;
}

export async function bookingOfTransfer(db: Db, transferId: string): Promise<number | null> {
  const found = await db
    .selectFrom('payouts')
    .select('booking_id')
    .where('transfer_id', '=', transferId)
    .executeTakeFirst();

  return found?.booking_id ?? null;
}

/**
 * Claims the bookings whose payout is due for a look. Nobody else gets them for the next five
 * minutes.
 */
export async function claimDuePayouts(trx: Trx): Promise<number[]> {
  const rows = await trx
    .updateTable('payouts')
    .set({ look_at: sql<Date>`clock_timestamp() + interval '5 minutes'` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payouts')
        .select('id')
        .where('status', '=', 'waiting')
        .where('look_at', '<=', sql<Date>`clock_timestamp()`)
        .orderBy('look_at')
        .limit(500)
        .forUpdate()
        .skipLocked(),
    )
    .returning('booking_id')
    .execute();

  return rows.map(({ booking_id }) => booking_id);
}

/** Makes the waiting payouts of a practitioner due for a look now. */
export async function checkPayoutsNow(trx: Trx, practitionerId: number): Promise<void> {
  await trx
    .updateTable('payouts')
    .set({ look_at: sql<Date>`clock_timestamp()` })
    .where('practitioner_id', '=', practitionerId)
    .where('status', '=', 'waiting')
    .execute();
}

/** What a practitioner has earned and not been paid, in pence: of visits that took place, or were cancelled too late. */
export async function earnedAndUnpaid(db: Db, practitionerId: number): Promise<Pence> {
  const { rows } = await sql<{ earned: Pence }>`
    select coalesce(-sum(e.amount), 0)::bigint as earned
    from payouts p
    join bookings b on b.id = p.booking_id
    join ledger_tx t on t.booking_id = p.booking_id
    join ledger_entries e on e.tx_id = t.id and e.account = 'practitioner:' || p.practitioner_id
    where p.practitioner_id = ${practitionerId} and p.status = 'waiting'
      and b.status <> 'cancelled_by_practitioner'
      and (b.status <> 'confirmed' or b.starts_at <= clock_timestamp())
      -- The ledger learns of a refund when the provider has made it.
      and (b.status <> 'cancelled_by_customer' or not exists (select from refunds r
        join payments y on y.id = r.payment_id where y.booking_id = b.id))`.execute(db);

  return rows[0]?.earned ?? 0;
}

/** Bookings that were paid out although money went back to the customer recently. */
export async function paidOutButRefunded(db: Db): Promise<number[]> {
  const recently = sql<Date>`now() - interval '3 days'`;
  const rows = await db
    .selectFrom('payouts')
    .select('booking_id')
    .where('status', '=', 'paid')
    .whereRef('reversed', '<', 'amount')
    .where((eb) =>
      eb.or([
        eb(
          'booking_id',
          'in',
          eb
            .selectFrom('refunds')
            .innerJoin('payments', 'payments.id', 'refunds.payment_id')
            .select('payments.booking_id')
            .where('refunds.created_at', '>', recently),
        ),
        eb(
          'booking_id',
          'in',
          eb.selectFrom('chargebacks').select('booking_id').where('closed_at', '>', recently),
        ),
      ]),
    )
    .limit(500)
    .execute();

  return rows.map(({ booking_id }) => booking_id);
}

/** Whether a bank has taken the payment back and not decided yet. */
export async function hasOpenChargeback(trx: Trx, bookingId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('chargebacks')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .executeTakeFirst();

  return open !== undefined;
}
