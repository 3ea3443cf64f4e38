import type { CallRequest, SearchAnswer, searchPractitioners } from '@freely/api-client/contract';
import type { AnsweredSearch } from '../statistics/index.ts';

/**
 * What the statistics keep of a search; null for another page or order of one, which is no other
 * search.
 */
export function answeredSearch(
  query: CallRequest<typeof searchPractitioners>['query'],
  answer: Pick<SearchAnswer, 'total' | 'total_is_floor'>,
): AnsweredSearch | null {
  if (query.page > 1 || query.sort !== 'price_asc') return null;

  return {
    lat: query.lat,
    lon: query.lon,
    locationType: query.locationtype,
    serviceType: query.serviceType ?? null,
    category: query.categorySlug ?? null,
    treatmentId: query.treatmentId ?? null,
    wantedDay: query.all_practitioners ? null : (query.date ?? null),
    found: answer.total,
    foundMore: answer.total_is_floor,
  };
}
