import { send } from '@freely/api-client/client';
import { practitionerWaiting } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** How many wait for this practitioner, or for anybody whom they could be. */
export const waitingQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'waiting-list'],
  queryFn: ({ signal }) => send(practitionerWaiting, {}, { signal }),
});
