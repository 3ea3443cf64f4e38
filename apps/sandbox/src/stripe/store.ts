import type { CardBehaviour } from '../cards/test-cards.ts';
import { type DurableLog, openDurableLog } from '../durable-log.ts';
import { Collection } from './collection.ts';
import type {
  AccountObject,
  BalanceTransactionObject,
  ChargeObject,
  DisputeObject,
  EventObject,
  PaymentIntentObject,
  PaymentMethodObject,
  RefundObject,
  TransferObject,
  TransferReversalObject,
} from './objects.ts';
import type { KeptAnswer } from './protocol/idempotency.ts';
import { secondsNow } from './protocol/identifiers.ts';
import type { Delivery } from './webhooks/delivery.ts';

/** What a payment method will do. The card number itself is never kept. */
export interface CardMemory extends CardBehaviour {
  id: string;
}

const dayInSeconds = 24 * 60 * 60;

/** Everything the stand-in for Stripe knows. Writing is synchronous: one call is one step. */
export class Store {
  readonly #log: DurableLog;
  readonly #all: Collection<{ id: string }>[] = [];

  readonly paymentIntents: Collection<PaymentIntentObject>;
  readonly paymentMethods: Collection<PaymentMethodObject>;
  readonly cardMemories: Collection<CardMemory>;
  readonly charges: Collection<ChargeObject>;
  readonly balanceTransactions: Collection<BalanceTransactionObject>;
  readonly refunds: Collection<RefundObject>;
  readonly disputes: Collection<DisputeObject>;
  readonly accounts: Collection<AccountObject>;
  readonly transfers: Collection<TransferObject>;
  readonly transferReversals: Collection<TransferReversalObject>;
  readonly events: Collection<EventObject>;
  readonly deliveries: Collection<Delivery>;
  readonly keptAnswers: Collection<KeptAnswer>;

  constructor(dataFolder: string | undefined) {
    this.#log = openDurableLog(dataFolder, 'stripe');
    this.paymentIntents = this.#collection('payment_intent');
    this.paymentMethods = this.#collection('payment_method', 'PaymentMethod');
    this.cardMemories = this.#collection('card_memory');
    this.charges = this.#collection('charge');
    this.balanceTransactions = this.#collection('balance_transaction', 'balance transaction');
    this.refunds = this.#collection('refund');
    this.disputes = this.#collection('dispute');
    this.accounts = this.#collection('account');
    this.transfers = this.#collection('transfer');
    this.transferReversals = this.#collection('transfer_reversal', 'transfer reversal');
    this.events = this.#collection('event');
    this.deliveries = this.#collection('delivery');
    this.keptAnswers = this.#collection('kept_answer');
    this.#restore();
  }

  /** Puts what has changed on disk, all of it or nothing. */
  flush(): void {
    this.#log.flush();
  }

  close(): void {
    this.#log.flush();
    this.#log.close();
  }

  #collection<T extends { id: string }>(kind: string, spokenName = kind): Collection<T> {
    const collection = new Collection<T>(kind, spokenName, this.#log);
    this.#all.push(collection as unknown as Collection<{ id: string }>);
    return collection;
  }

  #restore(): void {
    const byKind = new Map(this.#all.map((collection) => [collection.kind, collection]));
    for (const change of this.#log.changes) byKind.get(change.kind)?.restore(change);
    // Stripe forgets idempotency keys after a day.
    for (const kept of this.keptAnswers.newestFirst()) {
      if (kept.created < secondsNow() - dayInSeconds) this.keptAnswers.remove(kept.id);
    }
    this.#log.flush();
    this.#log.compact(this.#all.flatMap((collection) => collection.changes()));
  }
}
