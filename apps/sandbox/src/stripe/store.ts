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
import type { StoredResponse } from './protocol/idempotency.ts';
import { secondsNow } from './protocol/identifiers.ts';
import type { Delivery } from './webhooks/delivery.ts';

/** How a payment method behaves. The card number itself is never stored. */
export interface StoredCardBehaviour extends CardBehaviour {
  id: string;
}

const dayInSeconds = 24 * 60 * 60;

/** The state of the fake Stripe. Writing is synchronous, so each call is atomic. */
export class Store {
  readonly #log: DurableLog;
  readonly #all: Collection<{ id: string }>[] = [];

  readonly paymentIntents: Collection<PaymentIntentObject>;
  readonly paymentMethods: Collection<PaymentMethodObject>;
  readonly cardBehaviours: Collection<StoredCardBehaviour>;
  readonly charges: Collection<ChargeObject>;
  readonly balanceTransactions: Collection<BalanceTransactionObject>;
  readonly refunds: Collection<RefundObject>;
  readonly disputes: Collection<DisputeObject>;
  readonly accounts: Collection<AccountObject>;
  readonly transfers: Collection<TransferObject>;
  readonly transferReversals: Collection<TransferReversalObject>;
  readonly events: Collection<EventObject>;
  readonly deliveries: Collection<Delivery>;
  readonly storedResponses: Collection<StoredResponse>;

  constructor(dataFolder: string | undefined) {
    this.#log = openDurableLog(dataFolder, 'stripe');
    // Kinds are written to the log, so they must not be renamed.
    this.paymentIntents = this.#collection('payment_intent');
    this.paymentMethods = this.#collection('payment_method', 'PaymentMethod');
    this.cardBehaviours = this.#collection('card_memory');
    this.charges = this.#collection('charge');
    this.balanceTransactions = this.#collection('balance_transaction', 'balance transaction');
    this.refunds = this.#collection('refund');
    this.disputes = this.#collection('dispute');
    this.accounts = this.#collection('account');
    this.transfers = this.#collection('transfer');
    this.transferReversals = this.#collection('transfer_reversal', 'transfer reversal');
    this.events = this.#collection('event');
    this.deliveries = this.#collection('delivery');
    this.storedResponses = this.#collection('kept_answer');
    this.#restore();
  }

  /** Writes all changes to disk, or none of them. */
  flush(): void {
    this.#log.flush();
  }

  close(): void {
    this.#log.flush();
    this.#log.close();
  }

  #collection<T extends { id: string }>(kind: string, displayName = kind): Collection<T> {
    const collection = new Collection<T>(kind, displayName, this.#log);
    this.#all.push(collection as unknown as Collection<{ id: string }>);
    return collection;
  }

  #restore(): void {
    const byKind = new Map(this.#all.map((collection) => [collection.kind, collection]));
    for (const change of this.#log.changes) byKind.get(change.kind)?.restore(change);
    // Stripe forgets idempotency keys after a day.
    for (const { id, created } of this.storedResponses.newestFirst()) {
      if (created < secondsNow() - dayInSeconds) this.storedResponses.remove(id);
    }
    this.#log.flush();
    this.#log.compact(this.#all.flatMap((collection) => collection.changes()));
  }
}
