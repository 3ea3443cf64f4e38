import type { StripeApi } from '../api-endpoint.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';
import { decideDispute } from './dispute.ts';

/** Evidence that decides a dispute at once, as in Stripe's test mode. */
const decisive: Record<string, 'won' | 'lost'> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

export function disputeRoutes(api: StripeApi, store: Store, events: Events): void {
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

  api.post('/v1/disputes/:id', {
    accepts: ['evidence', 'metadata', 'submit'],
    handle({ path, parameters, origin }) {
      const dispute = store.disputes.get(path.id ?? '');
      const evidence = parameters.hash('evidence')?.string('uncategorized_text') ?? '';
      const outcome = decisive[evidence];
      return outcome === undefined
        ? dispute
        : decideDispute(store, events, dispute, outcome, origin);
    },
  });

  // Closing a dispute means accepting it.
  api.post('/v1/disputes/:id/close', {
    accepts: [],
    handle: ({ path, origin }) =>
      decideDispute(store, events, store.disputes.get(path.id ?? ''), 'lost', origin),
  });
}
