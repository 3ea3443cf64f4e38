import type Stripe from 'stripe';
import type { Db } from '../../database/transaction.ts';

/** What one object did to the money that the provider holds for us. */
export interface ProviderMovement {
  /** Of the charge, refund, transfer, reversal or dispute. */
  id: string;
  kind: 'charge' | 'refund' | 'transfer' | 'transfer_reversal' | 'dispute';
  /** The payment that it belongs to, or the transfer that it returns. */
  of: string;
  /** Pence, signed. */
  amount: number;
}

const kinds: readonly string[] = ['charge', 'refund', 'transfer', 'transfer_reversal', 'dispute'];

/** Ours, and none of another system that uses the same account of the provider. */
export async function providerMovements(
  { stripe, db }: { stripe: Stripe; db: Db },
  created: { gte: number; lt: number },
): Promise<ProviderMovement[]> {
  const listed = stripe.balanceTransactions.list({ created, expand: ['data.source'], limit: 100 });
  const byObject = new Map<string, ProviderMovement>();
  for await (const { source, amount } of listed) {
    const movement = movementOf(source, amount);
    if (!movement) continue;
    const before = byObject.get(movement.id)?.amount ?? 0;
    byObject.set(movement.id, { ...movement, amount: before + amount });
  }
  const movements = [...byObject.values()];
  const ours = await knownNames(db, movements);

  return movements.filter(
    ({ kind, of }) => kind === 'charge' || kind === 'transfer' || ours.has(of),
  );
}

type Source = Stripe.BalanceTransaction['source'];

/** Null for fees, for our own bank, and for what carries no key of ours. */
function movementOf(source: Source, amount: number): ProviderMovement | null {
  if (source === null || typeof source === 'string' || !kinds.includes(source.object)) return null;
  const kind = source.object as ProviderMovement['kind'];
  const { payment_intent, transfer, metadata } = source as Stripe.Charge & { transfer?: unknown };
  const begins = kind === 'charge' || kind === 'transfer';
  if (begins && metadata.operation_key === undefined) return null;
  const named = kind === 'transfer_reversal' ? transfer : payment_intent;

  return { id: source.id, kind, of: typeof named === 'string' ? named : source.id, amount };
}

async function knownNames(db: Db, movements: readonly ProviderMovement[]): Promise<Set<string>> {
  const names = movements.map(({ of }) => of);
  if (names.length === 0) return new Set();
  const [intents, transfers] = await Promise.all([
    db.selectFrom('payments').select('intent_id as name').where('intent_id', 'in', names).execute(),
    db
      .selectFrom('payouts')
      .select('transfer_id as name')
      .where('transfer_id', 'in', names)
      .execute(),
  ]);

  return new Set([...intents, ...transfers].flatMap(({ name }) => name ?? []));
}
