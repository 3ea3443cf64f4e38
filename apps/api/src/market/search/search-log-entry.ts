import type { CallRequest, SearchResponse, searchPractitioners } from '@freely/api-client/contract';
import type { SearchLogEntry } from '../search-log/index.ts';

/**
 * The log entry of a search; null for another page or order, which does not count as another
 * search.
 */
export function searchLogEntry(
  query: CallRequest<typeof searchPractitioners>['query'],
  response: Pick<SearchResponse, 'total' | 'total_is_floor'>,
): SearchLogEntry | null {
  if (query.page > 1 || query.sort !== 'price_asc') return null;

  return {
    lat: query.lat,
    lon: query.lon,
    locationType: query.locationtype,
    serviceType: query.serviceType ?? null,
    category: query.categorySlug ?? null,
    treatmentId: query.treatmentId ?? null,
    wantedDay: query.all_practitioners ? null : (query.date ?? null),
    found: response.total,
    foundMore: response.total_is_floor,
  };
}
