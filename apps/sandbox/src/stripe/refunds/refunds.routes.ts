import type { StripeApi } from '../api-endpoint.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';
import { createRefund, refundParameters } from './refund.ts';

export function refundRoutes(api: StripeApi, store: Store, events: Events): void {
  api.post('/v1/refunds', {
    accepts: refundParameters,
    handle: ({ parameters, origin }) => createRefund(store, events, parameters, origin),
  });

  api.get('/v1/refunds', {
    accepts: [...pageParameters, 'charge', 'payment_intent'],
    handle: ({ parameters }) => {
      const charge = parameters.string('charge');
      const intent = parameters.string('payment_intent');
      const rows = store.refunds
        .newestFirst()
        .filter((refund) => charge === undefined || refund.charge === charge)
        .filter((refund) => intent === undefined || refund.payment_intent === intent);
      return listPage(rows, parameters, '/v1/refunds');
    },
  });

  api.get('/v1/refunds/:id', {
    accepts: [],
    handle: ({ path }) => store.refunds.get(path.id ?? ''),
  });
}
