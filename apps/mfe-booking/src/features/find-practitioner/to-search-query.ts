import type { CountQuery, SearchQuery } from '@freely/api-client/contract';
import {
  defaultDistance,
  degrees,
  firstHour,
  hasHours,
  type JourneySearch,
  lastHour,
  type ResultFilters,
} from '../../journey/search-params.ts';

export const perPage = 10;

/** The search and filters of the URL as the query of the API. */
export function toSearchQuery(search: JourneySearch, filters: ResultFilters): SearchQuery {
  return {
    ...filtersOf(search, filters),
    sort: filters.sort,
    page: String(filters.page),
    per_page: String(perPage),
  };
}

/** The same search for everybody it finds, whatever the page and the order. */
export function toCountQuery(
  search: JourneySearch,
  filters: ResultFilters,
  days: readonly string[],
): CountQuery {
  return { ...filtersOf(search, filters), 'days[]': [...days] };
}

function filtersOf(search: JourneySearch, filters: ResultFilters) {
  return {
    lat: degrees(search.lat),
    lon: degrees(search.lon),
    serviceType: search.type,
    locationtype: search.location,
    // Until a day or a time is chosen, everyone nearby is shown, free or not.
    ...(filters.date === undefined && !hasHours(filters) && { all_practitioners: '1' as const }),
    ...(filters.date !== undefined && { date: filters.date }),
    ...(hasHours(filters) && {
      from: clockTime(filters.from ?? firstHour),
      to: clockTime(filters.to ?? lastHour),
    }),
    ...(filters.category && { categorySlug: filters.category }),
    ...(filters.treatment !== undefined && { treatmentId: String(filters.treatment) }),
    ...(search.location === 'salon' && {
      filteredDistance: String(filters.distance ?? defaultDistance),
    }),
  };
}

/** There is no 24:00, so the end of the day is its last minute. */
function clockTime(hour: number): string {
  return hour === lastHour ? '23:59' : `${String(hour).padStart(2, '0')}:00`;
}
