// What roads a practitioner's calendar has for a visit to one place (ADR 0052).
import { type Cell, cellCentre, milesBetween, travelsTo } from '@freely/domain/geo';
import { type Day, eachDay, weekdayOf } from '@freely/domain/london-time';
import { type Road, roadsAroundVisits, roadsOfBase } from '@freely/domain/roads';
import type { Schedule } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import { isSamePlace, type Stop } from '@freely/domain/travel-time';
import type { Calendar, PlaceCalendar } from './calendar.repository.ts';
import type { StoredTravel, StoredVisit } from './stored-travel.ts';
import { withoutBooked, withoutMoved } from './without-booked.ts';

export interface WantedPlace {
  /** Null is mobile. */
  salonId: number | null;
  /** Where a home visit would be; null where nobody has said yet, and then there are no roads. */
  home: Stop | null;
  /** Who would be visited; null for a guest. */
  customerId: number | null;
  from: Day;
  to: Day;
  week: Schedule['week'];
}

/**
 * The roads to and from a place between two days. None is needed from a salon to itself, nor for the customer who is
 * there already. To everybody else an address is as far as its square: whoever asks for times at the address of
 * another customer, or of the practitioner, learns nothing by it (D39).
 */
export function roadsTo(
  travel: StoredTravel,
  { salonId, home, customerId, from, to, week }: WantedPlace,
): Road<StoredVisit>[] {
  const stop = salonId === null ? home : (travel.salons[salonId] ?? null);
  if (stop === null) return [];
  const isThere = (visit: StoredVisit) =>
    (salonId === null ? visit.customerId === customerId : visit.isSalon) &&
    isSamePlace(visit.stop, stop);
  const away = travel.visits.filter((visit) => !isThere(visit));
  const roads = roadsAroundVisits(travel, stop, away);
  // Working hours at a salon begin at the salon.
  if (salonId !== null) return roads;
  for (const day of eachDay(from, to)) {
    roads.push(...roadsOfBase(travel, stop, travel.visits, { day, plan: week[weekdayOf(day)] }));
  }

  return roads;
}

/** Whether a home is within the largest distance of a weekday, measured like every distance (D61). */
export function reachesOn(travel: StoredTravel | null, base: Cell, home: Stop | null, day: Day) {
  const miles = travel?.milesByDay[weekdayOf(day)] ?? null;

  return miles === null || home === null || milesBetween(cellCentre(base), home) <= miles;
}

/** Where home visits start from. */
export interface Base extends Cell {
  travelMiles: number;
}

/** Whether the practitioner comes to a home on a day. Where nobody has said yet where it is, it may be near. */
export function comesTo(travel: StoredTravel | null, base: Base, home: Stop | null, day: Day) {
  if (home === null) return true;

  return travelsTo(base, base.travelMiles, home) && reachesOn(travel, base, home, day);
}

export type ScheduledPlace = Pick<PlaceCalendar, 'salonId' | 'schedule'>;

/** The schedule of a place, with the roads to it where the practitioner has roads. */
export function scheduleAt(
  { travel }: Calendar,
  place: ScheduledPlace,
  { home, customerId, from, to }: Pick<WantedPlace, 'home' | 'customerId' | 'from' | 'to'>,
  moved: readonly TimeRange[],
): Schedule {
  const { salonId, schedule } = place;
  if (!travel) return withoutBooked(schedule, moved);
  const visits = withoutMoved(travel.visits, moved);
  const wanted = { salonId, home, customerId, from, to, week: schedule.week };

  return { ...schedule, booked: visits, roads: roadsTo({ ...travel, visits }, wanted) };
}
