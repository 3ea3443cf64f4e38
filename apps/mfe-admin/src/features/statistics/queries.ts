import { send } from '@freely/api-client/client';
import { adminStatistics } from '@freely/api-client/contract';
import { keepPreviousData, queryOptions } from '@freely/query';
import type { Spot, View } from './use-view.ts';

/** The days and the place that the charts are about. */
export const statisticsQuery = ({ from, to, spot }: Pick<View, 'from' | 'to' | 'spot'>) => {
  const query = {
    ...(from && to && { from, to }),
    ...(spot && aroundOf(spot)),
  };

  return queryOptions({
    queryKey: ['dashboard', 'admin', 'statistics', query],
    queryFn: ({ signal }) => send(adminStatistics, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const aroundOf = ({ lat, lon, distance }: Spot) => ({
  lat: String(lat),
  lon: String(lon),
  distance,
});
