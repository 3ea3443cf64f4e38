import type { BalanceTransactionObject } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import type { Store } from '../store.ts';

export interface Movement {
  type: 'charge' | 'refund' | 'refund_failure' | 'transfer' | 'transfer_refund' | 'adjustment';
  /** Pence; negative when the money leaves the platform. */
  amount: number;
  fee?: number;
  currency: string;
  /** The id of the charge, refund, transfer … that moved the money. */
  source: string;
  description?: string | null;
}

/** Stripe's fee for a standard British card: 1.5% and 20p. */
export function cardFee(amount: number): number {
  return Math.round(amount * 0.015) + 20;
}

export function recordMovement(store: Store, movement: Movement): BalanceTransactionObject {
  const { type, amount, fee = 0, currency, source, description = null } = movement;
  const created = secondsNow();
  return store.balanceTransactions.put({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source,
    status: 'available',
    type,
  });
}

/** The amount that the platform could pay out now, in pence. */
export function balanceOf(store: Store, currency: string): number {
  return store.balanceTransactions
    .newestFirst()
    .filter((transaction) => transaction.currency === currency)
    .reduce((sum, transaction) => sum + transaction.net, 0);
}
