import type { Day } from '@freely/domain/london-time';
import { hasStartTime } from '@freely/domain/slots';
import type { Db } from '../../infrastructure/database/index.ts';
import { type CalendarQuery, ownHolds } from './calendar.repository.ts';
import { readKeptDays } from './kept-days.repository.ts';
import {
  type ForViewer,
  isWithinReach,
  readLive,
  requestedDays,
  requireLive,
  totalDuration,
} from './live-calendar.ts';

type DaysQuery = CalendarQuery & ForViewer;

/** The days that have a start time at one of the requested places. */
export async function listAvailableDays(db: Db, query: DaysQuery): Promise<Day[]> {
  const days = requestedDays(query.from, query.to);
  const { viewerId } = query;
  const [kept, own] = await Promise.all([
    readKeptDays(db, query),
    viewerId === null ? [] : ownHolds(db, viewerId, query),
  ]);
  requireLive(kept);
  // A viewer's own hold is not told from the booking beside it there.
  if (kept.hasRoads || own.length > 0) return readAvailableDays(db, query, days);
  const duration = totalDuration(kept, query.subServiceIds);
  if (!kept.isWithinReach) return [];

  return days.filter((day) =>
    kept.schedules.some((schedule) => hasStartTime(day, duration, schedule, kept.rules)),
  );
}

/** The same from the calendar itself. */
async function readAvailableDays(db: Db, query: DaysQuery, days: Day[]): Promise<Day[]> {
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
