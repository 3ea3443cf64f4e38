import { categories } from '@freely/domain/service-types';
import * as v from 'valibot';
import { isInOrder, notInOrder, Period } from './admin-lists.ts';
import { call } from './call.ts';
import { Day, LatitudeText, LongitudeText } from './values.ts';

/** What people search for, where nobody is free, and what becomes of it (D36). */

const distances = ['0.5', '1', '5', '10', '15'] as const;

/** Miles around the point. */
const Distance = v.optional(
  v.pipe(
    v.picklist(distances),
    v.transform((miles) => Number(miles)),
  ),
  '15',
);

const noCoordinates =
  'Unable to establish coordinates at the address. Please select the address from the drop-down list';

/** Searches of a day within some miles of an address, as `search.xlsx` (D33). */
export const exportSearches = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/search-download',
  access: 'admin',
  file: 'search.xlsx',
  query: v.pipe(
    v.object({
      date: v.pipe(v.string('Date is required'), v.nonEmpty('Date is required'), Day),
      address: v.pipe(
        v.string('Address is required'),
        v.trim(),
        v.nonEmpty('Address is required'),
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
  answer: v.blob(),
});

/** How many searches ended how. They add up to `searches`. */
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
    /** Pounds that customers paid for them. */
    booked_amount: v.number(),
    /** Bookings for each search, 0 when there was none. */
    take_up: v.number(),
  }),
  /** Every day of the period. */
  days: v.array(v.object({ day: v.string(), ...Outcomes, bookings: v.number() })),
  /** The places with most searches; an area is the first half of a postcode. */
  areas: v.array(
    v.object({ area: v.string(), town: v.string(), ...Outcomes, bookings: v.number() }),
  ),
  /** The places where most searches found nobody free. */
  gaps: v.array(v.object({ area: v.string(), town: v.string(), ...Outcomes })),
  /** Every group of the catalogue. A search that names none counts for each that it covers. */
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

/** The most days of one period. */
export const maxStatisticsDays = 366;

/** The last 30 days unless others are asked for; all of the country, or around a point. */
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
        `Please choose at most ${maxStatisticsDays} days`,
      ),
      ['to'],
    ),
    v.forward(
      v.check(({ lat, lon }) => (lat === undefined) === (lon === undefined), noCoordinates),
      ['lat'],
    ),
  ),
  answer: AdminStatistics,
});

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
