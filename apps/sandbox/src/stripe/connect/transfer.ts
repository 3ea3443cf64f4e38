import { balanceOf, recordMovement } from '../balance/balance-transactions.ts';
import type { ChargeObject, TransferObject, TransferReversalObject } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import type { StripeList } from '../protocol/list-page.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';

export const transferParameters = [
  'amount',
  'currency',
  'destination',
  'description',
  'metadata',
  'source_transaction',
  'source_type',
  'transfer_group',
];

export type PresentedTransfer = TransferObject & { reversals: StripeList<TransferReversalObject> };

export function createTransfer(
  store: Store,
  parameters: Parameters,
  enforceBalance: boolean,
): TransferObject {
  const amount = parameters.requiredInteger('amount');
  if (amount < 1)
    throw invalidRequest('Transfer at least 1p.', 'parameter_invalid_integer', 'amount');
  const currency = parameters.requiredString('currency').toLowerCase();
  const destination = payableAccount(store, parameters.requiredString('destination'));
  const source = sourceCharge(store, parameters, amount);
  if (source === null && enforceBalance && balanceOf(store, currency) < amount) {
    throw invalidRequest('The balance does not cover this transfer.', 'balance_insufficient');
  }
  const id = newId('tr');
  const transaction = recordMovement(store, {
    type: 'transfer',
    amount: -amount,
    currency,
    source: id,
  });
  return store.transfers.put({
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: transaction.id,
    created: secondsNow(),
    currency,
    description: parameters.nullableString('description'),
    destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: parameters.metadata(),
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: parameters.string('transfer_group') ?? source?.transfer_group ?? null,
  });
}

export function reverseTransfer(
  store: Store,
  transfer: TransferObject,
  parameters: Parameters,
): TransferReversalObject {
  const left = transfer.amount - transfer.amount_reversed;
  const amount = parameters.integer('amount') ?? left;
  if (left === 0) throw invalidRequest(`Transfer ${transfer.id} is already reversed.`);
  if (amount < 1 || amount > left) {
    throw invalidRequest(`Only ${left}p of ${transfer.id} can be reversed.`, undefined, 'amount');
  }
  const id = newId('trr');
  const { currency } = transfer;
  const movement = { type: 'transfer_refund', amount, currency, source: id } as const;
  const amount_reversed = transfer.amount_reversed + amount;
  const reversed = amount_reversed === transfer.amount;
  store.transfers.put({ ...transfer, amount_reversed, reversed });
  return store.transferReversals.put({
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: recordMovement(store, movement).id,
    created: secondsNow(),
    currency,
    destination_payment_refund: null,
    metadata: parameters.metadata(),
    source_refund: null,
    transfer: transfer.id,
  });
}

/** A transfer with its latest reversals. */
export function presentTransfer(store: Store, transfer: TransferObject): PresentedTransfer {
  const all = reversalsOf(store, transfer.id);
  const url = `/v1/transfers/${transfer.id}/reversals`;
  return {
    ...transfer,
    reversals: { object: 'list', url, has_more: all.length > 10, data: all.slice(0, 10) },
  };
}

export function reversalsOf(store: Store, transferId: string): TransferReversalObject[] {
  return store.transferReversals.newestFirst().filter((row) => row.transfer === transferId);
}

function payableAccount(store: Store, id: string): string {
  const account = store.accounts.get(id, 'destination');
  if (account.capabilities?.transfers !== 'active') {
    throw invalidRequest(
      'The destination account cannot take transfers yet: its onboarding is not complete.',
      'insufficient_capabilities_for_transfer',
    );
  }
  return account.id;
}

/** With `source_transaction`, transfers cannot exceed the amount captured by that charge. */
function sourceCharge(store: Store, parameters: Parameters, amount: number): ChargeObject | null {
  const id = parameters.string('source_transaction');
  if (id === undefined) return null;
  const charge = store.charges.get(id, 'source_transaction');
  const sent = store.transfers
    .newestFirst()
    .filter((transfer) => transfer.source_transaction === id)
    .reduce((sum, transfer) => sum + transfer.amount, 0);
  if (sent + amount > charge.amount_captured) {
    throw invalidRequest(
      `${id} does not cover this transfer.`,
      'transfer_source_balance_parameters_mismatch',
      'amount',
    );
  }
  return charge;
}
