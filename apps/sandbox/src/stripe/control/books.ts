import type { Store } from '../store.ts';

interface IntentBooks {
  id: string;
  status: string;
  amount: number;
  captured: number;
  refunded: number;
  transferred: number;
  metadata: Record<string, string>;
}

/** The sandbox's own books, in pence, for comparison with a reconciliation. */
export interface Books {
  currency: 'gbp';
  captured: number;
  refunded: number;
  transferred: number;
  reversed: number;
  disputed: number;
  fees: number;
  balance: number;
  payment_intents: IntentBooks[];
}

/** Computed from the balance transactions, not from the objects that the API returns. */
export function booksOf(store: Store): Books {
  const movements = store.balanceTransactions.newestFirst();
  const sum = (...types: string[]) =>
    movements
      .filter((movement) => types.includes(movement.type))
      .reduce((total, movement) => total + movement.amount, 0);

  return {
    currency: 'gbp',
    captured: sum('charge'),
    refunded: 0 - sum('refund', 'refund_failure'),
    transferred: 0 - sum('transfer'),
    reversed: sum('transfer_refund'),
    disputed: 0 - sum('adjustment'),
    fees: movements.reduce((total, movement) => total + movement.fee, 0),
    balance: movements.reduce((total, movement) => total + movement.net, 0),
    payment_intents: intentBooks(store),
  };
}

function intentBooks(store: Store): IntentBooks[] {
  const refunded = new Map<string, number>();
  for (const refund of store.refunds.newestFirst()) {
    if (refund.status !== 'failed') add(refunded, refund.payment_intent, refund.amount);
  }
  const transferred = new Map<string, number>();
  for (const transfer of store.transfers.newestFirst()) {
    const charge = store.charges.find(transfer.source_transaction ?? '');
    const amount = transfer.amount - transfer.amount_reversed;
    if (charge !== undefined) add(transferred, charge.payment_intent, amount);
  }
  return store.paymentIntents.newestFirst().map((intent) => ({
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    captured: intent.amount_received,
    refunded: refunded.get(intent.id) ?? 0,
    transferred: transferred.get(intent.id) ?? 0,
    metadata: intent.metadata,
  }));
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
