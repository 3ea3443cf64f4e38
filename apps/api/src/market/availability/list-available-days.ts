import type { Day } from '@freely/domain/london-time';
import { hasStartTime, startTimes } from '@freely/domain/slots';
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
import { firstDayNeeded, hasRoomForTest, type TestNeeded } from './test-before.ts';

/** With `testNeeded`, days on which every start time is too early for its patch test are left out. */
type DaysQuery = CalendarQuery & ForViewer & { testNeeded?: TestNeeded | null };

/** The days that have a start time at one of the requested places. */
export async function listAvailableDays(db: Db, query: DaysQuery): Promise<Day[]> {
  const days = requestedDays(query.from, query.to);
  const { viewerId, testNeeded = null } = query;
  if (testNeeded) return readAvailableDays(db, query, days);
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
  const { from, home, testNeeded = null } = query;
  const calendar = await readLive(db, { ...query, from: firstDayNeeded(from, testNeeded) });
  const { rules } = calendar;
  const duration = totalDuration(calendar, query.subServiceIds);
  const places = calendar.places.map((place) => ({
    place,
    hasRoom: testNeeded && hasRoomForTest(calendar, place, home, testNeeded),
  }));

  return days.filter((day) =>
    places.some(
      ({ place, hasRoom }) =>
        isWithinReach(calendar, place, home, day) &&
        (hasRoom
          ? startTimes(day, duration, place.schedule, rules).some((time) => hasRoom(day, time))
          : hasStartTime(day, duration, place.schedule, rules)),
    ),
  );
}
