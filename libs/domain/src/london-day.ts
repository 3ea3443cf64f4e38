import { clockTimeOf } from './clock-time.ts';
import { addDays, type Day, londonInstant } from './london-time.ts';

const minute = 60_000;
const wholeDay = 1440;

/** The clock of one London day, for rules that look up many of its times (D8). */
export interface DayClock {
  /** The instant when a treatment that starts at this minute starts; null in a skipped hour. */
  startAt(minuteOfDay: number): number | null;
  /** The first instant of the day at which the clock shows this minute, or a later one. */
  boundaryAt(minuteOfDay: number): number;
}

/** Minutes are wall-clock minutes since midnight, 0 to 1440; instants are milliseconds. */
export function londonDayClock(day: Day): DayClock {
  const midnight = instantAt(day, 0) ?? 0;
  const nextMidnight = instantAt(addDays(day, 1), 0) ?? 0;
  if (nextMidnight - midnight === wholeDay * minute) {
    const at = (minuteOfDay: number) => midnight + minuteOfDay * minute;
    return { startAt: at, boundaryAt: at };
  }

  return {
    startAt: (minuteOfDay) => instantAt(day, minuteOfDay),
    boundaryAt: (minuteOfDay) => {
      for (let each = minuteOfDay; each < wholeDay; each += 1) {
        const instant = instantAt(day, each);
        if (instant !== null) return instant;
      }

      return nextMidnight;
    },
  };
}

function instantAt(day: Day, minuteOfDay: number): number | null {
  return londonInstant(day, clockTimeOf(minuteOfDay))?.getTime() ?? null;
}
