// What lists of free times have in common: a practitioner's calendar as one viewer sees it.
import type { Point } from '@freely/domain/geo';
import { addDays, type Day } from '@freely/domain/london-time';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage, notFound } from '../../kernel/errors/index.ts';
import {
  type Calendar,
  type CalendarQuery,
  ownHolds,
  type PlaceCalendar,
  readCalendar,
} from './calendar.repository.ts';
import { comesTo, scheduleAt } from './travel.ts';

const maxDays = 42;

/** `viewerId` is the customer who sees them, whose own holds do not block them; null for a guest. */
export interface ForViewer {
  viewerId: number | null;
}

/** Whether a customer can be treated at a place on a day: at any salon, and at a home that the practitioner comes to. */
export function isWithinReach(
  { travel }: Calendar,
  place: PlaceCalendar,
  home: Point | null,
  day: Day,
) {
  return place.salonId !== null || comesTo(travel, place, home, day);
}

export async function readLive(db: Db, query: CalendarQuery & ForViewer): Promise<Calendar> {
  const { viewerId } = query;
  const [calendar, own] = await Promise.all([
    readCalendar(db, query),
    viewerId === null ? [] : ownHolds(db, viewerId, query),
  ]);
  requireLive(calendar);

  return {
    ...calendar,
    places: calendar.places.map((place) => ({
      ...place,
      schedule: scheduleAt(calendar, place, { ...query, customerId: viewerId }, own),
    })),
  };
}

export function requireLive({ isLive }: Pick<Calendar, 'isLive'>): void {
  if (!isLive) throw notFound('availability.notBookable');
}

/** The minutes of all treatments; each id is repeated for each unit of its quantity (D10). */
export function totalDuration(
  { durations }: Pick<Calendar, 'durations'>,
  subServiceIds: readonly number[],
): number {
  return subServiceIds.reduce((sum, id) => {
    const minutes = durations[id];
    if (minutes === undefined) {
      const message = 'treatments.notOffered';
      throw new AppError('invalid', message, { 'sub_service[]': [message] });
    }

    return sum + minutes;
  }, 0);
}

export function requestedDays(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  if (to < from) {
    const message = 'availability.daysReversed';
    throw new AppError('invalid', message, { to: [message] });
  }
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === maxDays) {
      const message: ErrorMessage = {
        key: 'availability.tooManyDays',
        values: { max: maxDays },
      };
      throw new AppError('invalid', message, { to: [message] });
    }
    days.push(day);
  }

  return days;
}
