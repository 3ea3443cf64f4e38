import { daysBetween } from '@freely/domain/london-time';
import { categories } from '@freely/domain/service-types';
import * as v from 'valibot';
import { isInOrder, notInOrder, Period } from './admin-lists.ts';
import { call } from './call.ts';
import { Day, LatitudeText, LongitudeText } from './values.ts';

/** What people search for, where nobody is free, and how many searches lead to bookings (D36). */

const distances = ['0.5', '1', '5', '10', '15'] as const;

/** Miles around the point. */
const Distance = v.optional(
  v.pipe(
    v.picklist(distances),
    v.transform((miles) => Number(miles)),
  ),
  '15',
);

const noCoordinates = 'rules.address.coordinates';

/** The searches of one day around an address, as `search.xlsx` (D33). */
export const exportSearches = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/search-download',
  access: 'admin',
  file: 'search.xlsx',
  query: v.pipe(
    v.object({
      date: v.pipe(v.string('rules.date.required'), v.nonEmpty('rules.date.required'), Day),
      address: v.pipe(
        v.string('rules.address.required'),
        v.trim(),
        v.nonEmpty('rules.address.required'),
        v.maxLength(300),
      ),
      lat: v.optional(LatitudeText),
      lon: v.optional(LongitudeText),
      distance: Distance,
    }),
    v.forward(
      v.check(({ lat, lon }) => lat !== undefined && lon !== undefined, noCoordinates),
      ['address'],
    ),
  ),
  response: v.blob(),
});

/** Searches by outcome; the outcomes add up to `searches`. */
const Outcomes = {
  searches: v.number(),
  /** Nobody was free. */
  nobody: v.number(),
  /** One to four were. */
  few: v.number(),
  /** Five or more. */
  plenty: v.number(),
};

export const AdminStatistics = v.object({
  from: v.string(),
  to: v.string(),
  totals: v.object({
    ...Outcomes,
    bookings: v.number(),
    /** Pounds that customers paid for these bookings. */
    booked_amount: v.number(),
    /** Bookings for each search, 0 when there was none. */
    take_up: v.number(),
  }),
  /** Every day of the period. */
  days: v.array(v.object({ day: v.string(), ...Outcomes, bookings: v.number() })),
  /** The areas with the most searches; an area is the first half of a postcode. */
  areas: v.array(
    v.object({ area: v.string(), town: v.string(), ...Outcomes, bookings: v.number() }),
  ),
  /** The areas with the most searches that found nobody free. */
  gaps: v.array(v.object({ area: v.string(), town: v.string(), ...Outcomes })),
  /** Every category. A search without a category counts for each one that it covers. */
  services: v.array(
    v.object({
      slug: v.picklist(categories),
      name: v.string(),
      ...Outcomes,
      bookings: v.number(),
      take_up: v.number(),
    }),
  ),
});
export type AdminStatistics = v.InferOutput<typeof AdminStatistics>;

/** The longest period, in days. */
export const maxStatisticsDays = 366;

/** The last 30 days unless a period is given; for the whole country, or around a point. */
export const adminStatistics = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/statistics',
  access: 'admin',
  query: v.pipe(
    v.object({
      ...Period,
      lat: v.optional(LatitudeText),
      lon: v.optional(LongitudeText),
      distance: Distance,
    }),
    v.forward(
      v.check((period) => isInOrder(period), notInOrder),
      ['from'],
    ),
    v.forward(
      v.check(
        ({ from, to }) => !from || !to || daysBetween(from, to) < maxStatisticsDays,
        `rules.date.days?max=${maxStatisticsDays}`,
      ),
      ['to'],
    ),
    v.forward(
      v.check(({ lat, lon }) => (lat === undefined) === (lon === undefined), noCoordinates),
      ['lat'],
    ),
  ),
  response: AdminStatistics,
});
