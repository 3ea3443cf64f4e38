import { send } from '@freely/api-client/client';
import { practitionerStatistic, practitionerWaiting } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const statisticQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'statistic-by-profile'],
  queryFn: ({ signal }) => send(practitionerStatistic, {}, { signal }),
});

/** How many wait for this practitioner, or for anybody whom they could be. */
export const waitingQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'waiting-list'],
  queryFn: ({ signal }) => send(practitionerWaiting, {}, { signal }),
});
