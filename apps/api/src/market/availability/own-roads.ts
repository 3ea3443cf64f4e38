// The roads of a practitioner's own day, with the outward codes of both ends.
import type { Day } from '@freely/domain/london-time';
import type { Schedule } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import type { Stop } from '@freely/domain/travel-time';
import { nearestDistrict } from '../../practice/gazetteer/index.ts';
import type {
  OwnBusyInterval,
  OwnCalendar,
  OwnPlace,
  OwnTimeOff,
} from './own-calendar.repository.ts';
import { roadsTo } from './travel.ts';

export interface OwnRoad extends TimeRange {
  start: string;
  end: string;
}

/**
 * Without a place to travel to, the roads are those that bookings keep; with one, those to it from the visits
 * before, and from it to the next.
 */
export function ownSchedule(
  { travel, timeOff, booked }: OwnCalendar,
  place: OwnPlace | undefined,
  { home, date }: { home: Stop | null; date: Day },
): Schedule<OwnTimeOff, OwnBusyInterval, OwnRoad> {
  const week = place?.week ?? {};
  if (!travel || !place || (place.salonId === null && home === null)) {
    return { week, timeOff, booked };
  }
  const here = (place.salonId === null ? home && nearestDistrict(home)?.code : place.code) ?? '';
  const wanted = { salonId: place.salonId, home, customerId: null, from: date, to: date, week };
  const roads = roadsTo(travel, wanted);

  return {
    week,
    timeOff,
    booked: booked.filter(({ isTravel }) => !isTravel),
    roads: roads.map(({ from, to, visit, isTowards }) => {
      const there = visit?.code ?? travel.base?.code ?? '';
      return { from, to, start: isTowards ? there : here, end: isTowards ? here : there };
    }),
  };
}
