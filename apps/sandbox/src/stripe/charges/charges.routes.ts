import type { StripeApi } from '../api-endpoint.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import type { Store } from '../store.ts';

export function chargeRoutes(api: StripeApi, store: Store): void {
  api.get('/v1/charges', {
    accepts: [...pageParameters, 'payment_intent', 'transfer_group'],
    handle: ({ parameters }) => {
      const intent = parameters.string('payment_intent');
      const group = parameters.string('transfer_group');
      const rows = store.charges
        .newestFirst()
        .filter((charge) => intent === undefined || charge.payment_intent === intent)
        .filter((charge) => group === undefined || charge.transfer_group === group);
      return listPage(rows, parameters, '/v1/charges');
    },
  });

  api.get('/v1/charges/:id', {
    accepts: [],
    handle: ({ path }) => store.charges.get(path.id ?? ''),
  });
}
