import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import { accounts } from './accounts.ts';

/**
 * By how much each of these provider objects changed our balance at the provider, according to our
 * ledger, in signed pence.
 */
export async function ledgerProviderMovements(
  db: Db,
  objects: readonly { id: string; intentId: string | null }[],
): Promise<Map<string, number>> {
  if (objects.length === 0) return new Map();
  const { rows } = await sql<{ id: string; amount: number }>`
    select object.id, coalesce(sum(entry.amount), 0)::bigint as amount
    from unnest(${objects.map(({ id }) => id)}::text[],
      ${objects.map(({ intentId }) => intentId)}::text[]) as object (id, intent_id)
    left join payments on payments.intent_id = object.intent_id
    join ledger_tx tx on tx.operation_key in (
      'charge:booking-' || payments.booking_id,
      'refund:' || object.id, 'refund_failed:' || object.id,
      'payout:' || object.id, 'payout_reversed:' || object.id,
      'chargeback:' || object.id, 'chargeback_won:' || object.id)
    join ledger_entries entry on entry.tx_id = tx.id and entry.account = ${accounts.provider}
    group by object.id`.execute(db);

  return new Map(rows.map(({ id, amount }) => [id, amount]));
}
