import { presentTransfer } from './connect/transfer.ts';
import type { Store } from './store.ts';

/** Finds any object by its id, for `expand`. */
export function findObject(store: Store, id: string): object | undefined {
  const prefix = id.slice(0, id.indexOf('_'));
  switch (prefix) {
    case 'pi':
      return store.paymentIntents.find(id);
    case 'pm':
      return store.paymentMethods.find(id);
    case 'ch':
      return store.charges.find(id);
    case 'txn':
      return store.balanceTransactions.find(id);
    case 're':
      return store.refunds.find(id);
    case 'dp':
      return store.disputes.find(id);
    case 'acct':
      return store.accounts.find(id);
    case 'trr':
      return store.transferReversals.find(id);
    case 'tr': {
      const transfer = store.transfers.find(id);
      return transfer === undefined ? undefined : presentTransfer(store, transfer);
    }
    default:
      return undefined;
  }
}
