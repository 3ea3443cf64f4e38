import { send } from '@freely/api-client/client';
import { type CallResponse, waitingList } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

type WaitingList = CallResponse<typeof waitingList>;

/** Milliseconds until it is asked for again; false for somebody to whom nothing can be offered. */
export function refetchIntervalOf(list: WaitingList | undefined): number | false {
  const isOver =
    list?.entries.every(({ status }) => status !== 'waiting') &&
    list.offers.every(({ status }) => status !== 'open');

  return isOver ? false : 30_000;
}

/** What the customer waits for, and was offered. An offer comes at any moment, and ends soon. */
export const waitingListQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'waiting-list'],
  queryFn: ({ signal }) => send(waitingList, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => refetchIntervalOf(state.data),
});
