// The reference model for tests: walks the day minute by minute, with the platform's own clock.
import { type ClockTime, clockTimeOf } from '../clock-time.ts';
import { addMonths, type Day, weekdayOf } from '../london-time.ts';
import { type Schedule, type SlotRefusal, type SlotRules, slotStep } from '../slots.ts';
import type { TimeRange } from '../time-range.ts';

const minute = 60_000;
const grid = Array.from({ length: 1440 / slotStep }, (_, index) => clockTimeOf(index * slotStep));
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const wallDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

interface Minute {
  instant: number;
  wall: ClockTime;
}

/** The reasons against each time of the grid, found by walking through the whole treatment. */
export function referenceReasons(
  day: Day,
  durationMinutes: number,
  schedule: Schedule,
  rules: SlotRules,
): Map<ClockTime, Set<SlotRefusal>> {
  const { now, minimumNoticeMinutes, horizonMonths, bufferMinutes } = rules;
  const minutes = minutesOfDay(day);
  const plan = schedule.week[weekdayOf(day)];
  const onWall = (range: TimeRange) => instantsOf(minutes, range);
  const open = plan && onWall(plan.hours);
  const breaks = plan?.breaks.map(onWall) ?? [];
  const last = addMonths(wallDay.format(now), horizonMonths);

  return new Map(
    grid.map((time) => {
      const found = new Set<SlotRefusal>();
      if (day > last) found.add('too_far_ahead');
      if (!open) found.add('day_off');
      const start = minutes.find(({ wall }) => wall === time)?.instant;
      if (start === undefined) return [time, found.add('skipped_by_clocks')];

      if (start < now) found.add('past');
      else if (start < now + minimumNoticeMinutes * minute) found.add('too_soon');
      const during = (range: TimeRange, before = 0, after = 0) => {
        for (let each = -before; each < durationMinutes + after; each += 1) {
          const instant = start + each * minute;
          if (range.from <= instant && instant < range.to) return true;
        }
        return false;
      };
      if (open && !isOpenThroughout(open, start, durationMinutes)) found.add('outside_hours');
      if (breaks.some((range) => during(range))) found.add('in_break');
      if (schedule.timeOff.some((range) => during(range))) found.add('in_time_off');
      for (const range of schedule.booked) {
        if (during(range)) found.add('booked');
        else if (during(range, bufferMinutes, bufferMinutes)) found.add('no_travel_time');
      }
      if (schedule.roads?.some((range) => during(range))) found.add('on_the_road');

      return [time, found];
    }),
  );
}

/** The times that have no reason against them. */
export function referenceStartTimes(...input: Parameters<typeof referenceReasons>): ClockTime[] {
  return [...referenceReasons(...input)]
    .filter(([, reasons]) => reasons.size === 0)
    .map(([time]) => time);
}

function isOpenThroughout({ from, to }: TimeRange, start: number, minutes: number): boolean {
  for (let each = 0; each < minutes; each += 1) {
    const instant = start + each * minute;
    if (instant < from || instant >= to) return false;
  }

  return true;
}

/** The range of instants; each end is the first instant whose wall time is at or after its time. */
function instantsOf(minutes: Minute[], { from, to }: TimeRange): TimeRange {
  const end = (minutes.at(-1)?.instant ?? 0) + minute;
  const firstAt = (wallMinute: number) =>
    minutes.find(({ wall }) => wall >= clockTimeOf(wallMinute))?.instant ?? end;

  return { from: firstAt(from), to: firstAt(to) };
}

function minutesOfDay(day: Day): Minute[] {
  const noon = Date.parse(`${day}T12:00:00Z`);

  return Array.from({ length: 28 * 60 }, (_, index) => noon + (index - 14 * 60) * minute)
    .filter((instant) => wallDay.format(instant) === day)
    .map((instant) => ({ instant, wall: wallClock.format(instant) }));
}
