import { send } from '@freely/api-client/client';
import { adminStatistics } from '@freely/api-client/contract';
import { keepPreviousData, queryOptions } from '@freely/query';
import type { SearchLocation, StatisticsFilters } from './use-statistics-filters.ts';

/** The data of the charts, by dates and location. */
export const statisticsQuery = ({
  from,
  to,
  location,
}: Pick<StatisticsFilters, 'from' | 'to' | 'location'>) => {
  const query = {
    ...(from && to && { from, to }),
    ...(location && locationParams(location)),
  };

  return queryOptions({
    queryKey: ['dashboard', 'admin', 'statistics', query],
    queryFn: ({ signal }) => send(adminStatistics, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const locationParams = ({ lat, lon, distance }: SearchLocation) => ({
  lat: String(lat),
  lon: String(lon),
  distance,
});
