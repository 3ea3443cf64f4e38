import type { StartTimes } from '@freely/api-client/contract';
import type { Point } from '@freely/domain/geo';
import { addDays, type Day } from '@freely/domain/london-time';
import { hasStartTime, startTimes } from '@freely/domain/slots';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError, notFound } from '../../kernel/errors/index.ts';
import {
  type Calendar,
  type CalendarQuery,
  ownHolds,
  type PlaceCalendar,
  readCalendar,
} from './calendar.repository.ts';
import { reachesOn, scheduleAt } from './travel.ts';

const maxDays = 42;

/** `viewerId` is the customer who sees them, whose own holds do not block them; null for a guest. */
interface ForViewer {
  viewerId: number | null;
  /** Where a home visit would be, for the roads to it; null before the customer has said it. */
  home: Point | null;
}

/** Start times of one day: one list for mobile, else a list for each salon id (D11). */
export async function listStartTimes(
  db: Db,
  query: Omit<CalendarQuery, 'from' | 'to'> & { date: Day } & ForViewer,
): Promise<StartTimes> {
  const { date, locationType } = query;
  const calendar = await readLive(db, { ...query, from: date, to: date });
  const duration = totalDuration(calendar, query.subServiceIds);
  const lists = calendar.places.map((place) => ({
    salonId: place.salonId,
    times: isWithinReach(calendar, place, query.home, date)
      ? startTimes(date, duration, place.schedule, calendar.rules)
      : [],
  }));
  if (locationType === 'mobile') return lists[0]?.times ?? [];

  return Object.fromEntries(lists.map(({ salonId, times }) => [String(salonId), times]));
}

/** The days that have a start time at one of the requested places. */
export async function listAvailableDays(db: Db, query: CalendarQuery & ForViewer): Promise<Day[]> {
  const days = daysBetween(query.from, query.to);
  const calendar = await readLive(db, query);
  const duration = totalDuration(calendar, query.subServiceIds);

  return days.filter((day) =>
    calendar.places.some(
      (place) =>
        isWithinReach(calendar, place, query.home, day) &&
        hasStartTime(day, duration, place.schedule, calendar.rules),
    ),
  );
}

/** The free times of each day at a place, for a visit of so many minutes that is not on the price list. */
export async function listFreeTimes(
  db: Db,
  { minutes, ...query }: Omit<CalendarQuery, 'subServiceIds'> & { minutes: number } & ForViewer,
): Promise<{ date: Day; times: string[] }[]> {
  const days = daysBetween(query.from, query.to);
  const calendar = await readLive(db, { ...query, subServiceIds: [] });
  const [place] = calendar.places;

  return days.map((date) => ({
    date,
    times:
      place && isWithinReach(calendar, place, query.home, date)
        ? startTimes(date, minutes, place.schedule, calendar.rules)
        : [],
  }));
}

function isWithinReach({ travel }: Calendar, place: PlaceCalendar, home: Point | null, day: Day) {
  return place.salonId !== null || reachesOn(travel, place, home, day);
}

async function readLive(db: Db, query: CalendarQuery & ForViewer): Promise<Calendar> {
  const { viewerId } = query;
  const [calendar, own] = await Promise.all([
    readCalendar(db, query),
    viewerId === null ? [] : ownHolds(db, viewerId, query),
  ]);
  if (!calendar.isLive) throw notFound('This practitioner cannot be booked at the moment');

  return {
    ...calendar,
    places: calendar.places.map((place) => ({
      ...place,
      schedule: scheduleAt(calendar, place, query, own),
    })),
  };
}

/** The minutes of all treatments; each id is repeated for each unit of its quantity (D10). */
function totalDuration({ durations }: Calendar, subServiceIds: readonly number[]): number {
  return subServiceIds.reduce((sum, id) => {
    const minutes = durations[id];
    if (minutes === undefined) {
      const message = 'This treatment is not offered any more. Please choose another.';
      throw new AppError('invalid', message, { 'sub_service[]': [message] });
    }

    return sum + minutes;
  }, 0);
}

function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  if (to < from) {
    const message = 'The last day is before the first';
    throw new AppError('invalid', message, { to: [message] });
  }
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === maxDays) {
      const message = `Please ask for ${maxDays} days at most`;
      throw new AppError('invalid', message, { to: [message] });
    }
    days.push(day);
  }

  return days;
}
