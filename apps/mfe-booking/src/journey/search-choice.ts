import {
  CategorySlug,
  Day,
  SearchLocationType,
  SearchSort,
  ServiceType,
} from '@freely/api-client/contract';
import * as v from 'valibot';

/** Where and for what somebody searches: every page of the journey carries it in its address. */
export interface JourneySearch {
  address: string;
  town: string;
  lat: number;
  lon: number;
  type: ServiceType;
  location: SearchLocationType;
}

/** What narrows the results down further. */
export interface ResultFilters {
  date?: string | undefined;
  /** Whole hours, 0 to 24. */
  from?: number | undefined;
  to?: number | undefined;
  /** Miles. */
  distance?: Distance | undefined;
  category?: CategorySlug | undefined;
  treatment?: number | undefined;
  sort: SearchSort;
  page: number;
}

export const distances = [0.5, 1, 5, 10] as const;
export type Distance = (typeof distances)[number];
export const defaultDistance: Distance = 10;
export const defaultSort: SearchSort = 'price_asc';
export const firstHour = 0;
export const lastHour = 24;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const numeric = (schema: v.GenericSchema<number>) =>
  v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number), schema);
const hour = numeric(v.pipe(v.number(), v.integer(), v.minValue(firstHour), v.maxValue(lastHour)));
const natural = numeric(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e14)));

// What does not fit is as good as absent: an address bar is nobody's form.
const absent = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

const SearchPart = v.object({
  address: absent(text),
  town: v.fallback(v.string(), ''),
  lat: absent(numeric(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)))),
  lon: absent(numeric(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)))),
  type: absent(ServiceType),
  location: absent(SearchLocationType),
});
export type SearchPart = v.InferOutput<typeof SearchPart>;

const FilterPart = v.object({
  date: absent(Day),
  from: absent(hour),
  to: absent(hour),
  distance: absent(numeric(v.picklist(distances))),
  category: absent(CategorySlug),
  treatment: absent(natural),
  sort: v.fallback(SearchSort, defaultSort),
  page: v.fallback(natural, 1),
});

/** What an address says about the search, as far as it says it. */
export function readSearchPart(params: URLSearchParams): SearchPart {
  const part = v.parse(SearchPart, Object.fromEntries(params));

  return { ...part, lat: sevenDecimals(part.lat), lon: sevenDecimals(part.lon) };
}

/** The whole search, or null while the address lacks a part of it. */
export function readSearch(params: URLSearchParams): JourneySearch | null {
  const { address, town, lat, lon, type, location } = readSearchPart(params);
  if (!address || lat === undefined || lon === undefined || !type || !location) return null;

  return { address, town, lat, lon, type, location };
}

/** The filters in an address; a slider that was turned around counts as untouched. */
export function readFilters(params: URLSearchParams): ResultFilters {
  const { distance, from, to, ...filters } = v.parse(FilterPart, Object.fromEntries(params));
  const isWindow = (from ?? firstHour) < (to ?? lastHour);

  return {
    ...filters,
    from: isWindow ? from : undefined,
    to: isWindow ? to : undefined,
    distance: distance as Distance | undefined,
  };
}

/** The query of an address, without the question mark; what is unset or default stays out. */
export function writeQuery(
  search: Partial<JourneySearch>,
  filters?: Partial<ResultFilters>,
): string {
  const { sort, page, ...narrowed } = filters ?? {};
  const pairs = new URLSearchParams();
  const all = {
    ...search,
    lat: degrees(search.lat),
    lon: degrees(search.lon),
    ...narrowed,
    sort: sort === defaultSort ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && value !== '') pairs.set(name, String(value));
  }

  return pairs.toString();
}

/** Degrees as an address has them: 7 decimals, and never as 1e-7. */
export function degrees(value: number): string;
export function degrees(value: number | undefined): string | undefined;
export function degrees(value: number | undefined): string | undefined {
  return value?.toFixed(7);
}

function sevenDecimals(degrees: number | undefined): number | undefined {
  return degrees === undefined ? undefined : Number(degrees.toFixed(7));
}
