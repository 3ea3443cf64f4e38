import { minutesOf } from './clock-time.ts';
import { type Cell, cellCentre, cellOf, milesBetween, type Point } from './geo.ts';
import { londonClock, weekdayOf } from './london-time.ts';

/** How long a practitioner is on the road between two places (ADR 0052). */

export const waysOfTravelling = ['foot', 'bicycle', 'transit', 'car'] as const;
export type WayOfTravelling = (typeof waysOfTravelling)[number];

/** When a road is travelled: speeds differ by the traffic and by the timetable. The database counts from 0. */
export const traffics = ['rush', 'day', 'night'] as const;
export type Traffic = (typeof traffics)[number];

interface Pace {
  /** Before and after the road itself: to park, to lock, to wait for a bus. Minutes. */
  readonly fixed: Readonly<Record<Traffic, number>>;
  /** Miles an hour along the road, stops included. */
  readonly speed: Readonly<Record<Traffic, number>>;
}

/**
 * The database's `road_minutes` has the same numbers; a test compares both. They are round, a little
 * pessimistic, and for a town:
 * - foot: 3 mph, the 80 metres a minute by which Transport for London draws its walking times.
 * - bicycle: 9 mph with traffic lights, about what journey planners assume of a relaxed rider.
 * - transit: 8 mph on board is the mean of London's buses; trains are faster, so 10 by day. A wait and the
 *   walk to the stop come first, longer at night.
 * - car: locally managed urban A roads have 15 to 20 mph by day in the statistics of the Department for
 *   Transport, inner London 10 to 12 at rush hour. Parking comes last.
 */
const paces: Readonly<Record<WayOfTravelling, Pace>> = {
  foot: { fixed: { rush: 0, day: 0, night: 0 }, speed: { rush: 3, day: 3, night: 3 } },
  bicycle: { fixed: { rush: 3, day: 3, night: 3 }, speed: { rush: 8, day: 9, night: 9 } },
  transit: { fixed: { rush: 10, day: 10, night: 20 }, speed: { rush: 8, day: 10, night: 10 } },
  car: { fixed: { rush: 5, day: 5, night: 5 }, speed: { rush: 11, day: 15, night: 20 } },
};

/** Roads bend: studies of road networks find 1.2 to 1.4 times the straight line. */
const detour = 1.3;
/**
 * Places are measured from the middle of their square, as everywhere (D61). Two in one square are as
 * far apart as two random points in it are on average: half its side.
 */
const leastMiles = 0.7;
/** No road is longer, so no query has to look further around a day. */
export const longestRoad = 240;

/** A place that a practitioner goes to, in degrees. */
export type Stop = Point;

/** Whether two stops are one address, to about a metre. */
export function isSamePlace(one: Stop, other: Stop): boolean {
  return roughly(one.lat) === roughly(other.lat) && roughly(one.lon) === roughly(other.lon);
}

const roughly = (degrees: number) => Math.floor(degrees * 100_000 + 0.5);

/** Whole minutes by the table, from square to square, at most `longestRoad`. */
export function tableMinutes(way: WayOfTravelling, from: Cell, to: Cell, traffic: Traffic): number {
  const { fixed, speed } = paces[way];
  const miles = Math.max(leastMiles, milesBetween(cellCentre(from), cellCentre(to)));

  return Math.min(
    longestRoad,
    Math.ceil(fixed[traffic] + (miles * detour * 60) / speed[traffic] - 1e-6),
  );
}

/**
 * Minutes to keep free for a road that a service of roads has timed. Parking and locking come on top; by public
 * transport the service counts walks and waits itself.
 */
export function minutesOfTimed(way: WayOfTravelling, seconds: number, traffic: Traffic): number {
  const fixed = way === 'transit' ? 0 : paces[way].fixed[traffic];

  return Math.min(longestRoad, Math.ceil(seconds / 60) + fixed);
}

/** Minutes by the service of roads; null where it was not asked, or knows no road. */
export type MeasuredMinutes = (from: Cell, to: Cell, traffic: Traffic) => number | null;

/** How a practitioner travels, as they have set it. */
export interface Travel {
  readonly way: WayOfTravelling;
  /** Minutes added to every road, to carry and to set up. */
  readonly bufferMinutes: number;
  /** Where the first home visit of a day is reached from, and the last left for; null: not counted. */
  readonly base: Stop | null;
  readonly measured?: MeasuredMinutes;
}

/**
 * Minutes to keep free between two stops, by their squares: two places in one square are as far apart as any
 * others in it. The buffer comes with every road.
 */
export function roadMinutes(travel: Travel, from: Stop, to: Stop, at: number): number {
  const traffic = trafficAt(at);
  const [start, end] = [cellOf(from), cellOf(to)];
  const minutes =
    travel.measured?.(start, end, traffic) ?? tableMinutes(travel.way, start, end, traffic);

  return Math.min(longestRoad, minutes + travel.bufferMinutes);
}

/** The traffic at an instant, by London's clock. */
export function trafficAt(instant: number): Traffic {
  const { day, time } = londonClock(new Date(instant));
  const minute = minutesOf(time);
  if (minute < 360 || minute >= 1320) return 'night';
  const weekday = weekdayOf(day);
  const isWorkday = weekday !== 0 && weekday !== 6;
  const isRush = (minute >= 450 && minute < 570) || (minute >= 990 && minute < 1110);

  return isWorkday && isRush ? 'rush' : 'day';
}
