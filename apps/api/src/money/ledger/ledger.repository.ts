import type { LedgerLine } from '@freely/api-client/contract';
import { poundsOf } from '@freely/domain/money';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { accounts } from './accounts.ts';
import type { Movement } from './entries.ts';

/**
 * Writes movements, each once. `reason` names the event that caused them: a second movement of the
 * same kind for the same reason is ignored.
 */
export async function post(
  trx: Trx,
  bookingId: number | null,
  reason: string,
  movements: readonly Movement[],
): Promise<void> {
  for (const { kind, from, to, amount } of movements) {
    if (amount === 0) continue;
    const written = await trx
      .insertInto('ledger_tx')
      .values({ kind, booking_id: bookingId, operation_key: `${kind}:${reason}` })
      .onConflict((conflict) => conflict.column('operation_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) continue;
    await trx
      .insertInto('ledger_entries')
      .values([
        { tx_id: written.id, account: to, amount },
        { tx_id: written.id, account: from, amount: -amount },
      ])
      .execute();
  }
}

/** Every ledger line of a booking, in the order in which they were written. */
export async function linesOfBooking(db: Db, bookingId: number): Promise<LedgerLine[]> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_tx as tx', 'tx.id', 'entry.tx_id')
    .select(['tx.id as transaction_id', 'tx.kind', 'tx.at', 'entry.account', 'entry.amount'])
    .where('tx.booking_id', '=', bookingId)
    .orderBy('entry.id')
    .execute();

  return rows.map(({ at, amount, ...line }) => ({
    ...line,
    amount: poundsOf(amount),
    created_at: at.toISOString(),
  }));
}

/** The balance of an account, in pence: always summed, never stored (D23). */
export async function balanceOf(db: Db, account: string): Promise<number> {
  const { balance } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('balance'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow();

  return balance;
}

/**
 * What a practitioner is still owed for one booking, in pence; negative when they were paid too
 * much for it.
 */
export async function owedFor(
  db: Db,
  booking: { id: number; practitioner_id: number },
): Promise<number> {
  const { owed } = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_tx as tx', 'tx.id', 'entry.tx_id')
    .select(sql<number>`coalesce(-sum(entry.amount), 0)::bigint`.as('owed'))
    .where('tx.booking_id', '=', booking.id)
    .where('entry.account', '=', accounts.practitioner(booking.practitioner_id))
    .executeTakeFirstOrThrow();

  return owed;
}

/** What is left of the sale of a booking in the ledger, in pence: nothing once it was undone. */
export async function leftOfSale(
  db: Db,
  bookingId: number,
): Promise<{ amount: number; discount: number; fee: number }> {
  const { rows } = await sql<{ amount: number; discount: number; fee: number }>`
    select coalesce(sum(moved) filter (where kind = 'sale'), 0)::bigint as amount,
      coalesce(sum(moved) filter (where kind = 'discount_funding'), 0)::bigint as discount,
      coalesce(sum(moved) filter (where kind = 'fee'), 0)::bigint as fee
    from (select replace(tx.kind, '_undone', '') as kind,
        case when tx.kind like '%\_undone' then -entry.amount else entry.amount end as moved
      from ledger_tx tx join ledger_entries entry on entry.tx_id = tx.id and entry.amount > 0
      where tx.booking_id = ${bookingId}) lines`.execute(db);

  return rows[0] ?? { amount: 0, discount: 0, fee: 0 };
}

/** Whether anything of the sale of a booking is left in the ledger. */
export async function isSold(db: Db, bookingId: number): Promise<boolean> {
  const { amount, discount } = await leftOfSale(db, bookingId);

  return amount + discount > 0;
}

/**
 * What was withheld from the payout of a booking, less what was paid back with it, in pence: negative when more
 * was paid back.
 */
export async function withheldFrom(
  db: Db,
  booking: { id: number; practitioner_id: number },
): Promise<number> {
  const { withheld } = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_tx as tx', 'tx.id', 'entry.tx_id')
    .select(sql<number>`coalesce(sum(entry.amount), 0)::bigint`.as('withheld'))
    .where('tx.booking_id', '=', booking.id)
    .where('tx.kind', 'in', ['fee_withheld', 'debt_settled'])
    .where('entry.account', '=', accounts.practitioner(booking.practitioner_id))
    .executeTakeFirstOrThrow();

  return withheld;
}
