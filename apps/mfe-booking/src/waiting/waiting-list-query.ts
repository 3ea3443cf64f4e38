import { send } from '@freely/api-client/client';
import { waitingList } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/** What the customer waits for, and was offered. An offer comes at any moment, and ends soon. */
export const waitingListQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'waiting-list'],
  queryFn: ({ signal }) => send(waitingList, {}, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});
