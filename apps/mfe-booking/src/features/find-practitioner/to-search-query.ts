import type { SearchQuery } from '@freely/api-client/contract';
import {
  defaultDistance,
  degrees,
  firstHour,
  type JourneySearch,
  lastHour,
  type ResultFilters,
} from '../../journey/search-choice.ts';

export const perPage = 10;

/** The choice in the address as the API asks for it. */
export function toSearchQuery(search: JourneySearch, filters: ResultFilters): SearchQuery {
  const hasHours = filters.from !== undefined || filters.to !== undefined;

  return {
    lat: degrees(search.lat),
    lon: degrees(search.lon),
    serviceType: search.type,
    locationtype: search.location,
    sort: filters.sort,
    page: String(filters.page),
    per_page: String(perPage),
    // Before a day or a time is chosen everyone nearby is shown, free or not.
    ...(filters.date === undefined && !hasHours && { all_practitioners: '1' as const }),
    ...(filters.date !== undefined && { date: filters.date }),
    ...(hasHours && {
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

/** No clock shows 24:00, so the end of the day is its last minute. */
function clockTime(hour: number): string {
  return hour === lastHour ? '23:59' : `${String(hour).padStart(2, '0')}:00`;
}
