import type Stripe from 'stripe';
import type { Db } from '../../infrastructure/database/index.ts';
import { knownParentIds } from './provider-movements.repository.ts';

/** By how much one object changed the balance that the provider holds for us. */
export interface ProviderMovement {
  /** Of the charge, refund, transfer, reversal or dispute. */
  id: string;
  kind: 'charge' | 'refund' | 'transfer' | 'transfer_reversal' | 'dispute';
  /** The payment intent that it belongs to, or the transfer that it reverses. */
  parentId: string;
  /** Pence, signed. */
  amount: number;
}

const kinds: readonly string[] = ['charge', 'refund', 'transfer', 'transfer_reversal', 'dispute'];

/** Our own movements, without those of other systems that use the same provider account. */
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
  const ours = await knownParentIds(
    db,
    movements.map(({ parentId }) => parentId),
  );

  return movements.filter(
    ({ kind, parentId }) => kind === 'charge' || kind === 'transfer' || ours.has(parentId),
  );
}

type Source = Stripe.BalanceTransaction['source'];

/** Null for fees, for payouts to our own bank, and for objects without an operation key of ours. */
function movementOf(source: Source, amount: number): ProviderMovement | null {
  if (source === null || typeof source === 'string' || !kinds.includes(source.object)) return null;
  const kind = source.object as ProviderMovement['kind'];
  const { payment_intent, transfer, metadata } = source as Stripe.Charge & { transfer?: unknown };
  const hasOwnKey = kind === 'charge' || kind === 'transfer';
  if (hasOwnKey && metadata.operation_key === undefined) return null;
  const parent = kind === 'transfer_reversal' ? transfer : payment_intent;

  return { id: source.id, kind, parentId: typeof parent === 'string' ? parent : source.id, amount };
}
