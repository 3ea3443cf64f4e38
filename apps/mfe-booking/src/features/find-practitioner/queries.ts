import { send } from '@freely/api-client/client';
import {
  countPractitioners,
  type SearchResponse,
  searchPractitioners,
} from '@freely/api-client/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@freely/query';
import type { JourneySearch, ResultFilters } from '../../journey/search-params.ts';
import { toCountQuery, toSearchQuery } from './to-search-query.ts';

export type Treatments = NonNullable<SearchResponse['availableTreatments']>;

/**
 * One page of results. The first response for a place also carries the treatments of the dropdowns.
 * They are cached for that place, so that other pages do not fetch them again.
 */
export const resultsQuery = (
  client: QueryClient,
  search: JourneySearch,
  filters: ResultFilters,
) => {
  const query = toSearchQuery(search, filters);
  const treatmentsKey = placeTreatmentsKey(search);

  return queryOptions({
    queryKey: ['practitioners', 'available', query],
    queryFn: async ({ signal }) => {
      const cached = client.getQueryData<Treatments>(treatmentsKey);
      const response = await send(
        searchPractitioners,
        { query: cached ? query : { ...query, withAvailableTreatments: '1' } },
        { signal },
      );
      const treatments = response.availableTreatments ?? cached ?? {};
      client.setQueryData(treatmentsKey, treatments);

      return { ...response, availableTreatments: treatments };
    },
    placeholderData: keepPreviousData,
  });
};

/** How many the search finds in all, and on each of these days. The rows never wait for it (D69). */
export const countQuery = (
  search: JourneySearch,
  filters: ResultFilters,
  days: readonly string[],
) => {
  const query = toCountQuery(search, filters, days);

  return queryOptions({
    queryKey: ['practitioners', 'available', 'count', query],
    queryFn: ({ signal }) => send(countPractitioners, { query }, { signal }),
  });
};

function placeTreatmentsKey({ lat, lon, type, location }: JourneySearch) {
  return ['practitioners', 'treatments', lat, lon, type, location];
}
