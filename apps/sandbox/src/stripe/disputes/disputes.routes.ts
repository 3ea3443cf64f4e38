import type { StripeApi } from '../api-endpoint.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import type { Store } from '../store.ts';

export function disputeRoutes(api: StripeApi, store: Store): void {
  api.get('/v1/disputes', {
    accepts: [...pageParameters, 'charge', 'payment_intent'],
    handle: ({ parameters }) => {
      const intent = parameters.string('payment_intent');
      const charge = parameters.string('charge');
      const rows = store.disputes
        .newestFirst()
        .filter((dispute) => intent === undefined || dispute.payment_intent === intent)
        .filter((dispute) => charge === undefined || dispute.charge === charge);
      return listPage(rows, parameters, '/v1/disputes');
    },
  });

  api.get('/v1/disputes/:id', {
    accepts: [],
    handle: ({ path }) => store.disputes.get(path.id ?? ''),
  });
}
