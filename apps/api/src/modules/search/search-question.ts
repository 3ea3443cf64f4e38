import type { CallRequest, SearchSort, searchPractitioners } from '@freely/api-client/contract';
import type { Day } from '@freely/domain/london-time';
import { minutesOf } from '@freely/domain/london-time';
import { categories, categoriesOf } from '@freely/domain/service-types';

/** A search as the database is asked. */
export interface SearchQuestion {
  lat: number;
  lon: number;
  kind: 'mobile' | 'salon' | 'idm';
  /** To a salon. */
  miles: number;
  /** Groups of treatments that count: those of the kind of practitioner. */
  typeSlugs: readonly string[];
  /** Those that are also in the chosen group. */
  slugs: readonly string[];
  treatmentId: number | null;
  /** Null: whether or not anybody is free. */
  day: Day | null;
  /** The treatment starts between these two minutes of the day, both counted in. */
  fromMinute: number;
  toMinute: number;
  sort: SearchSort;
  skip: number;
  take: number;
  /**
   * More are not counted: an honest "more than 10" beats a slow exact count. Null counts all, which
   * is cheap while no calendar is read.
   */
  countAtMost: number | null;
}

type Query = CallRequest<typeof searchPractitioners>['query'];

const defaultMiles = 10;

export function questionOf(query: Query): SearchQuestion {
  const typeSlugs = query.serviceType ? categoriesOf[query.serviceType] : categories;
  // The first load asks for everyone near the place.
  const day = query.all_practitioners ? null : (query.date ?? null);
  const skip = (query.page - 1) * query.per_page;

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
    sort: query.sort,
    skip,
    take: query.per_page,
    countAtMost: day === null ? null : skip + query.per_page,
  };
}
