import { send } from '@freely/api-client/client';
import { ownSessions } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** Where the user is logged in. The key mirrors the API's path. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => send(ownSessions, {}, { signal }),
});
