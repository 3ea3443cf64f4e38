import { type Selectable, sql } from 'kysely';
import type { Database, Db, Trx } from '../../infrastructure/database/index.ts';

export type ProviderOp = Selectable<Database['provider_ops']>;
export type OpKind =
  | 'create_intent'
  | 'cancel_intent'
  | 'refund'
  | 'create_account'
  | 'update_account'
  | 'transfer'
  | 'reverse_transfer';

/** Longer than a call and its one retry may take. */
const leaseSeconds = 25;

/** Adds an operation to the outbox. The same key again is the same operation. */
export async function enqueue(
  trx: Trx,
  op: { key: string; kind: OpKind; bookingId: number | null; request: Record<string, unknown> },
): Promise<void> {
  await trx
    .insertInto('provider_ops')
    .values({
      key: op.key,
      kind: op.kind,
      booking_id: op.bookingId,
      request: JSON.stringify(op.request),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function findOp(db: Db, key: string): Promise<ProviderOp | null> {
  const found = await db
    .selectFrom('provider_ops')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();

  return found ?? null;
}

/** Leases the operation to the caller for a while; null when it is settled or leased already. */
export async function claim(db: Db, key: string): Promise<ProviderOp | null> {
  const claimed = await db
    .updateTable('provider_ops')
    .set({
      attempts: sql`attempts + 1`,
      leased_until: sql<Date>`clock_timestamp() + ${leaseSeconds} * interval '1 second'`,
      updated_at: sql`clock_timestamp()`,
    })
    .where('key', '=', key)
    .where('status', 'in', ['intended', 'unknown'])
    .where(sql<boolean>`coalesce(leased_until < clock_timestamp(), true)`)
    .returningAll()
    .executeTakeFirst();

  return claimed ?? null;
}

export async function saveOutcome(
  db: Db,
  key: string,
  outcome: {
    status: 'succeeded' | 'failed' | 'unknown';
    providerId?: string | undefined;
    response?: Record<string, unknown> | undefined;
  },
): Promise<void> {
  await db
    .updateTable('provider_ops')
    .set({
      status: outcome.status,
      leased_until: null,
      updated_at: sql`clock_timestamp()`,
      ...(outcome.providerId === undefined ? {} : { provider_id: outcome.providerId }),
      ...(outcome.response === undefined ? {} : { answer: JSON.stringify(outcome.response) }),
    })
    .where('key', '=', key)
    .execute();
}

/** Operations that are not settled and that nobody is working on. */
export async function openOps(db: Db, olderThanSeconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_ops')
    .select('key')
    .where('status', 'in', ['intended', 'unknown'])
    .where('updated_at', '<', sql<Date>`now() - ${olderThanSeconds} * interval '1 second'`)
    .where(sql<boolean>`coalesce(leased_until < now(), true)`)
    .orderBy('updated_at')
    .limit(200)
    .execute();

  return rows.map(({ key }) => key);
}
