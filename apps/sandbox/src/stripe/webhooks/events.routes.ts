import type { StripeApi } from '../api-endpoint.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import type { Store } from '../store.ts';

export function eventRoutes(api: StripeApi, store: Store): void {
  api.get('/v1/events', {
    accepts: [...pageParameters, 'type', 'types', 'delivery_success'],
    handle({ parameters }) {
      const type = parameters.string('type');
      const types = [...parameters.strings('types'), ...(type === undefined ? [] : [type])];
      const delivered = parameters.boolean('delivery_success');
      const rows = store.events
        .newestFirst()
        .filter(
          (event) => types.length === 0 || types.some((wanted) => matches(event.type, wanted)),
        )
        .filter((event) => delivered === undefined || (event.pending_webhooks === 0) === delivered);
      return listPage(rows, parameters, '/v1/events');
    },
  });

  api.get('/v1/events/:id', {
    accepts: [],
    handle: ({ path }) => store.events.get(path.id ?? ''),
  });
}

/** `charge.*` matches every type with that prefix. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
