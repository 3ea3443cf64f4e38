import { send } from '@freely/api-client/client';
import { type SearchAnswer, searchPractitioners } from '@freely/api-client/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@freely/query';
import type { JourneySearch, ResultFilters } from '../../journey/search-choice.ts';
import { toSearchQuery } from './to-search-query.ts';

export type Treatments = NonNullable<SearchAnswer['availableTreatments']>;

/**
 * One page of results. The first answer for a place brings the treatments of the dropdowns with
 * it; they are remembered for that place, so that turning a page does not fetch them again.
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
      const known = client.getQueryData<Treatments>(treatmentsKey);
      const answer = await send(
        searchPractitioners,
        { query: known ? query : { ...query, withAvailableTreatments: '1' } },
        { signal },
      );
      const treatments = answer.availableTreatments ?? known ?? {};
      client.setQueryData(treatmentsKey, treatments);

      return { ...answer, availableTreatments: treatments };
    },
    placeholderData: keepPreviousData,
  });
};

function placeTreatmentsKey({ lat, lon, type, location }: JourneySearch) {
  return ['practitioners', 'treatments', lat, lon, type, location];
}
