import { send } from '@freely/api-client/client';
import { practitionerStatistic } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

/**
 * The checklist, the totals, and why customers cannot find the practitioner. Nearly every screen changes it, and so
 * do admins, so it is asked for again whenever a page shows it.
 */
export const ownStatisticQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'statistic-by-profile'],
  queryFn: ({ signal }) => send(practitionerStatistic, {}, { signal }),
  staleTime: 0,
});
