import type { StartTimes } from '@freely/api-client/contract';
import type { ClockTime } from '@freely/domain/clock-time';
import type { Day } from '@freely/domain/london-time';
import { startTimes } from '@freely/domain/slots';
import type { Db } from '../../infrastructure/database/index.ts';
import type { CalendarQuery, PlaceCalendar } from './calendar.repository.ts';
import {
  type ForViewer,
  isWithinReach,
  readLive,
  requestedDays,
  totalDuration,
} from './live-calendar.ts';
import { firstDayNeeded, hasRoomForTest, type TestNeeded } from './test-before.ts';

/** Start times of one day: one list for mobile, else a list for each salon id (D11). */
export async function listStartTimes(
  db: Db,
  query: Omit<CalendarQuery, 'from' | 'to'> & {
    date: Day;
    testNeeded?: TestNeeded | null;
  } & ForViewer,
): Promise<StartTimes> {
  const { date, locationType, home, testNeeded = null } = query;
  const calendar = await readLive(db, {
    ...query,
    from: firstDayNeeded(date, testNeeded),
    to: date,
  });
  const duration = totalDuration(calendar, query.subServiceIds);
  const lists = calendar.places.map((place) => ({
    salonId: place.salonId,
    times: isWithinReach(calendar, place, home, date)
      ? withRoomForTest(startTimes(date, duration, place.schedule, calendar.rules), place)
      : [],
  }));
  function withRoomForTest(times: ClockTime[], place: PlaceCalendar): ClockTime[] {
    if (!testNeeded) return times;
    const hasRoom = hasRoomForTest(calendar, place, home, testNeeded);

    return times.filter((time) => hasRoom(date, time));
  }
  if (locationType === 'mobile') return lists[0]?.times ?? [];

  return Object.fromEntries(lists.map(({ salonId, times }) => [String(salonId), times]));
}

/** The free times of each day at a place, for a visit of so many minutes that is not on the price list. */
export async function listFreeTimes(
  db: Db,
  { minutes, ...query }: Omit<CalendarQuery, 'subServiceIds'> & { minutes: number } & ForViewer,
): Promise<{ date: Day; times: string[] }[]> {
  const days = requestedDays(query.from, query.to);
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
