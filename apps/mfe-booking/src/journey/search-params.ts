import {
  CategorySlug,
  Day,
  SearchLocationType,
  SearchSort,
  ServiceType,
} from '@freely/api-client/contract';
import * as v from 'valibot';

/** The place and service of a search. Every page of the journey carries it in its URL. */
export interface JourneySearch {
  address: string;
  town: string;
  lat: number;
  lon: number;
  type: ServiceType;
  location: SearchLocationType;
}

/** Filters, sort order and page of the results. */
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

// Invalid URL parameters are ignored instead of reported.
const optional = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined);

const PartialSearch = v.object({
  address: optional(text),
  town: v.fallback(v.string(), ''),
  lat: optional(numeric(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)))),
  lon: optional(numeric(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)))),
  type: optional(ServiceType),
  location: optional(SearchLocationType),
});
export type PartialSearch = v.InferOutput<typeof PartialSearch>;

const FilterPart = v.object({
  date: optional(Day),
  from: optional(hour),
  to: optional(hour),
  distance: optional(numeric(v.picklist(distances))),
  category: optional(CategorySlug),
  treatment: optional(natural),
  sort: v.fallback(SearchSort, defaultSort),
  page: v.fallback(natural, 1),
});

/** The valid parts of the search in a URL. */
export function readPartialSearch(params: URLSearchParams): PartialSearch {
  const part = v.parse(PartialSearch, Object.fromEntries(params));

  return { ...part, lat: sevenDecimals(part.lat), lon: sevenDecimals(part.lon) };
}

/** The complete search of a URL, or null if a part is missing. */
export function readSearch(params: URLSearchParams): JourneySearch | null {
  const { address, town, lat, lon, type, location } = readPartialSearch(params);
  if (!address || lat === undefined || lon === undefined || !type || !location) return null;

  return { address, town, lat, lon, type, location };
}

/** The filters of a URL. Hours that end before they start are ignored. */
export function readFilters(params: URLSearchParams): ResultFilters {
  const { distance, from, to, ...filters } = v.parse(FilterPart, Object.fromEntries(params));
  const isValidRange = (from ?? firstHour) < (to ?? lastHour);

  return {
    ...filters,
    from: isValidRange ? from : undefined,
    to: isValidRange ? to : undefined,
    distance: distance as Distance | undefined,
  };
}

/** Whether a part of the day was chosen. */
export function hasHours({ from, to }: Pick<ResultFilters, 'from' | 'to'>): boolean {
  return from !== undefined || to !== undefined;
}

/** The query string without the question mark; unset and default values are left out. */
export function writeQuery(
  search: Partial<JourneySearch>,
  filters?: Partial<ResultFilters>,
): string {
  const { sort, page, ...otherFilters } = filters ?? {};
  const pairs = new URLSearchParams();
  const all = {
    ...search,
    lat: degrees(search.lat),
    lon: degrees(search.lon),
    ...otherFilters,
    sort: sort === defaultSort ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined && value !== '') pairs.set(name, String(value));
  }

  return pairs.toString();
}

/** Degrees as written in URLs: with 7 decimals, never as 1e-7. */
export function degrees(value: number): string;
export function degrees(value: number | undefined): string | undefined;
export function degrees(value: number | undefined): string | undefined {
  return value?.toFixed(7);
}

function sevenDecimals(degrees: number | undefined): number | undefined {
  return degrees === undefined ? undefined : Number(degrees.toFixed(7));
}
