import type {
  CallRequest,
  countPractitioners,
  SearchSort,
  searchPractitioners,
} from '@freely/api-client/contract';
import { minutesOf } from '@freely/domain/clock-time';
import type { Day } from '@freely/domain/london-time';
import { categories, categoriesOf } from '@freely/domain/service-types';

/** A search in the terms of the database query. */
export interface SearchParams {
  lat: number;
  lon: number;
  kind: 'mobile' | 'salon' | 'idm';
  /** Maximum distance to a salon. */
  miles: number;
  /** The groups of treatments of the chosen kind of practitioner. */
  typeSlugs: readonly string[];
  /** Those of them that are in the chosen group. */
  slugs: readonly string[];
  treatmentId: number | null;
  /** Null: availability is not checked. */
  day: Day | null;
  /** The treatment starts between these two minutes of the day, inclusive. */
  fromMinute: number;
  toMinute: number;
  sort: SearchSort;
  skip: number;
  take: number;
  /**
   * Counting stops here: "more than 10" is better than a slow exact count. Null counts all, which
   * is cheap when no calendar is read.
   */
  countAtMost: number | null;
}

type Query = CallRequest<typeof searchPractitioners>['query'];
type Filters = Omit<CallRequest<typeof countPractitioners>['query'], 'days[]'>;

const defaultMiles = 10;

export function searchParamsOf(query: Query): SearchParams {
  const filters = filtersOf(query);
  const skip = (query.page - 1) * query.per_page;

  return {
    ...filters,
    sort: query.sort,
    skip,
    take: query.per_page,
    countAtMost: filters.day === null ? null : skip + query.per_page,
  };
}

/** The same search without its rows: everybody is counted. */
export function countParamsOf(query: Filters): SearchParams {
  // Any order will do; this one is in the index.
  return { ...filtersOf(query), sort: 'price_asc', skip: 0, take: 0, countAtMost: null };
}

function filtersOf(query: Filters): Omit<SearchParams, 'sort' | 'skip' | 'take' | 'countAtMost'> {
  const typeSlugs = query.serviceType ? categoriesOf[query.serviceType] : categories;
  // The first load requests everyone near the place.
  const day = query.all_practitioners ? null : (query.date ?? null);

  return {
    lat: query.lat,
    lon: query.lon,
    kind: query.locationtype,
    miles: query.filteredDistance ?? defaultMiles,
    typeSlugs,
    slugs: query.categorySlug ? typeSlugs.filter((slug) => slug === query.categorySlug) : typeSlugs,
    treatmentId: query.treatmentId ?? null,
    day,
    fromMinute: query.from ? minutesOf(query.from) : 0,
    toMinute: query.to ? minutesOf(query.to) : 1439,
  };
}
