import { send } from '@freely/api-client/client';
import { practitionerStatistic } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

export const statisticQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'statistic-by-profile'],
  queryFn: ({ signal }) => send(practitionerStatistic, {}, { signal }),
});
