import type { StripeApi } from '../api-endpoint.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import type { Store } from '../store.ts';
import { balanceOf } from './balance-transactions.ts';

export function balanceRoutes(api: StripeApi, store: Store): void {
  api.get('/v1/balance', {
    accepts: [],
    handle: () => {
      const amount = balanceOf(store, 'gbp');
      const currency = 'gbp';
      return {
        object: 'balance',
        available: [{ amount, currency, source_types: { card: amount } }],
        livemode: false,
        pending: [{ amount: 0, currency, source_types: { card: 0 } }],
      };
    },
  });

  api.get('/v1/balance_transactions', {
    accepts: [...pageParameters, 'type', 'source', 'currency'],
    handle: ({ parameters }) => {
      const type = parameters.string('type');
      const source = parameters.string('source');
      const rows = store.balanceTransactions
        .newestFirst()
        .filter((row) => type === undefined || row.type === type)
        .filter((row) => source === undefined || row.source === source);
      return listPage(rows, parameters, '/v1/balance_transactions');
    },
  });

  api.get('/v1/balance_transactions/:id', {
    accepts: [],
    handle: ({ path }) => store.balanceTransactions.get(path.id ?? ''),
  });
}
