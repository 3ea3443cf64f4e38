import * as v from 'valibot';
import { call } from './call.ts';
import { CategorySlug, ServiceType } from './catalogue.ts';
import { SearchLocationType, WorkLocationTypes } from './locations.ts';
import {
  ClockTime,
  Day,
  FlagText,
  IdText,
  LatitudeText,
  LatLon,
  LongitudeText,
  MilesText,
  PageText,
} from './values.ts';

export const SearchSort = v.picklist([
  'price_asc',
  'price_desc',
  'experience',
  'reviews',
  'recently_joined',
]);
export type SearchSort = v.InferOutput<typeof SearchSort>;

/** A practitioner in a search result. */
export const FoundPractitioner = v.object({
  id: v.number(),
  name: v.string(),
  avatar: v.nullable(v.string()),
  /** Documents were checked: the red tick. */
  verified: v.boolean(),
  practitioner_rating: v.number(),
  reviews_amount: v.number(),
  work_location_types: WorkLocationTypes,
  /** Tenure in whole months; the browser shows it as years and months. */
  experience: v.number(),
  bio: v.string(),
  /** Pounds for a home visit; null when the practitioner does not travel. */
  call_out_charge: v.nullable(v.number()),
  recently_joined: v.boolean(),
  treatments: v.array(v.object({ treatmentName: v.string(), treatmentPrice: v.number() })),
  /** The selected treatment, else the cheapest one. */
  service_name: v.string(),
  service_price: v.number(),
  /** Where this search found them: a home visit counts the call-out charge, a salon does not (D55). */
  found_at: v.optional(WorkLocationTypes),
  /** Snapped to a grid, the same for every request (D61). */
  search_coordinates: LatLon,
});
export type FoundPractitioner = v.InferOutput<typeof FoundPractitioner>;

/** Who is searched for; the same on every page and in every order. */
const searchFilters = {
  lat: LatitudeText,
  lon: LongitudeText,
  locationtype: v.optional(SearchLocationType, 'idm'),
  serviceType: v.optional(ServiceType),
  date: v.optional(Day),
  /** Between which times a treatment may start on the day, both included. */
  from: v.optional(ClockTime),
  to: v.optional(ClockTime),
  categorySlug: v.optional(CategorySlug),
  treatmentId: v.optional(IdText),
  /** Miles from the customer to a salon; defaults to 10. */
  filteredDistance: v.optional(MilesText),
  /** First load: all practitioners near the place, whether or not free on the day. */
  all_practitioners: v.optional(FlagText),
};

interface StartWindow {
  from?: string | undefined;
  to?: string | undefined;
}

const isInOrder = ({ from, to }: StartWindow): boolean => !from || !to || from <= to;

export const SearchQuery = v.pipe(
  v.object({
    ...searchFilters,
    withAvailableTreatments: v.optional(FlagText),
    sort: v.optional(SearchSort, 'price_asc'),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.pipe(PageText, v.maxValue(50)), '10'),
  }),
  v.forward(
    v.check((query) => isInOrder(query), 'rules.time.latest'),
    ['to'],
  ),
);
export type SearchQuery = v.InferInput<typeof SearchQuery>;

export const SearchResponse = v.object({
  /** Keyed by practitioner id. */
  availablePractitioners: v.record(v.string(), FoundPractitioner),
  /** Practitioner ids in sort order (D13). */
  order: v.array(v.number()),
  total: v.number(),
  /** Whether there are more than `total`: counting them exactly would be too slow. */
  total_is_floor: v.boolean(),
  /** Keyed by category slug; only with `withAvailableTreatments`. */
  availableTreatments: v.optional(
    v.record(
      v.string(),
      v.object({ category_name: v.string(), treatments: v.record(v.string(), v.string()) }),
    ),
  ),
});
export type SearchResponse = v.InferOutput<typeof SearchResponse>;

/** The days that can be compared at once: one week. */
export const maxCountedDays = 7;

export const CountQuery = v.pipe(
  v.object({
    ...searchFilters,
    /** Days to count beside the search itself. */
    'days[]': v.optional(
      v.pipe(
        v.union([
          v.array(Day),
          v.pipe(
            Day,
            v.transform((day) => [day]),
          ),
        ]),
        v.maxLength(maxCountedDays),
      ),
      [],
    ),
  }),
  v.forward(
    v.check((query) => isInOrder(query), 'rules.time.latest'),
    ['to'],
  ),
);
export type CountQuery = v.InferInput<typeof CountQuery>;

/**
 * Our own call: how many a search finds in all, exactly, and how many on each of some days (D69).
 * The rows never wait for it.
 */
export const countPractitioners = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioners/available/count',
  access: 'public',
  query: CountQuery,
  response: v.object({ total: v.number(), days: v.record(v.string(), v.number()) }),
});

export const searchPractitioners = /*#__PURE__*/ call({
  method: 'GET',
  path: '/practitioners/available',
  access: 'public',
  query: SearchQuery,
  response: SearchResponse,
});
