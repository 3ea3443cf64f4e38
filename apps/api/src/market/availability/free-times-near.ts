import type { ClockTime } from '@freely/domain/clock-time';
import { cellCentre, milesBetween, type Point, travelsTo } from '@freely/domain/geo';
import { type Day, eachDay, londonInstant } from '@freely/domain/london-time';
import { startTimes } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import type { Db } from '../../infrastructure/database/index.ts';
import { type Calendar, type PlaceCalendar, readCalendar } from './calendar.repository.ts';
import { reachesOn, scheduleAt } from './travel.ts';

export interface SoughtTimes {
  practitionerId: number;
  customerId: number;
  locationType: 'mobile' | 'salon';
  /** Null: every salon. */
  salonId: number | null;
  /** One entry for each unit of quantity. */
  subServiceIds: readonly number[];
  /** Where the customer is; null: wherever the salon is. */
  near: Point | null;
  /** How far a salon may be from there. */
  miles: number;
  from: Day;
  to: Day;
}

export interface FreeTime {
  /** Null is mobile. */
  salonId: number | null;
  date: Day;
  time: ClockTime;
  /** The visit, in milliseconds. */
  visit: TimeRange;
}

/**
 * The free times of a practitioner for a customer who is somewhere, in their order: by the rules that
 * list the start times. They are computed one by one, so a caller who needs only the first is not
 * kept waiting. None where the practitioner is not live, or no longer offers a treatment.
 */
export async function freeTimesNear(db: Db, sought: SoughtTimes): Promise<Iterable<FreeTime>> {
  const calendar = await readCalendar(db, { ...sought, home: sought.near });
  const minutes = sought.subServiceIds.map((id) => calendar.durations[id]);
  const duration = minutes.reduce<number>((sum, each) => sum + (each ?? Number.NaN), 0);
  if (!calendar.isLive || Number.isNaN(duration)) return [];
  const { customerId, from, to } = sought;
  const around = { home: sought.near, customerId, from, to };
  const places = calendar.places
    .filter((place) => isNear(place, sought))
    .map((place) => ({ ...place, schedule: scheduleAt(calendar, place, around, []) }));

  return timesAt(places, duration, sought, calendar);
}

function* timesAt(
  places: readonly PlaceCalendar[],
  duration: number,
  { near, from, to }: SoughtTimes,
  { rules, travel }: Calendar,
): Generator<FreeTime, void> {
  for (const date of eachDay(from, to)) {
    for (const place of places) {
      const { salonId, schedule } = place;
      if (salonId === null && !reachesOn(travel, place, near, date)) continue;
      for (const time of startTimes(date, duration, schedule, rules)) {
        const start = londonInstant(date, time)?.getTime() ?? Number.NaN;
        yield { salonId, date, time, visit: { from: start, to: start + duration * 60_000 } };
      }
    }
  }
}

function isNear(place: PlaceCalendar, { near, miles }: SoughtTimes): boolean {
  if (near === null) return place.salonId !== null;

  return place.salonId === null
    ? travelsTo(place, place.travelMiles, near)
    : milesBetween(cellCentre(place), near) <= miles;
}
