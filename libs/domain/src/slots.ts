import { londonDayClock } from './london-day.ts';
import {
  addMonths,
  type ClockTime,
  clockTimeOf,
  type Day,
  londonDay,
  minutesOf,
  weekdayOf,
} from './london-time.ts';
import { rangeHolds, rangesOverlap, type TimeRange } from './time-range.ts';

/** Which times of a day can be booked, and why another cannot (D10, D53). */

/** Start times lie on this grid, in minutes. */
export const slotStep = 15;

/** The hours of one weekday at one location, in minutes on the wall: 0 to 1440. */
export interface WorkDay {
  readonly hours: TimeRange;
  readonly breaks: readonly TimeRange[];
}

/** One practitioner at one location. */
export interface Schedule {
  /** By weekday, 0 for Sunday; a weekday that is missing is off. */
  readonly week: Readonly<Partial<Record<number, WorkDay>>>;
  /** Instants in milliseconds. */
  readonly timeOff: readonly TimeRange[];
  /** Bookings at any location that are paid or still held, in milliseconds: one person (D10). */
  readonly booked: readonly TimeRange[];
}

export interface SlotRules {
  /** Milliseconds. */
  readonly now: number;
  readonly minimumNoticeMinutes: number;
  readonly horizonMonths: number;
  /** Kept free of bookings on both sides; 0 for a salon. */
  readonly bufferMinutes: number;
}

/** Why a start time cannot be booked, the first reason that applies. */
export type SlotRefusal =
  | 'off_grid'
  | 'skipped_by_clocks'
  | 'too_soon'
  | 'too_far_ahead'
  | 'day_off'
  | 'outside_hours'
  | 'in_break'
  | 'in_time_off'
  | 'booked';

const minute = 60_000;
const grid = Array.from({ length: 1440 / slotStep }, (_, index) => index * slotStep);

/** Every `HH:mm` of the day at which `durationMinutes` of treatment can start, in order. */
export function startTimes(
  day: Day,
  durationMinutes: number,
  schedule: Schedule,
  rules: SlotRules,
): ClockTime[] {
  const refuse = refusalsOf(day, durationMinutes, schedule, rules);

  return grid.filter((start) => refuse(start) === null).map(clockTimeOf);
}

/** True when the day has any start time; stops at the first. */
export function hasStartTime(
  day: Day,
  durationMinutes: number,
  schedule: Schedule,
  rules: SlotRules,
): boolean {
  const refuse = refusalsOf(day, durationMinutes, schedule, rules);

  return grid.some((start) => refuse(start) === null);
}

/** Null when the time can be booked, else the reason why not. */
export function slotRefusal(
  day: Day,
  time: ClockTime,
  durationMinutes: number,
  schedule: Schedule,
  rules: SlotRules,
): SlotRefusal | null {
  return refusalsOf(day, durationMinutes, schedule, rules)(minutesOf(time));
}

function refusalsOf(
  day: Day,
  durationMinutes: number,
  schedule: Schedule,
  rules: SlotRules,
): (start: number) => SlotRefusal | null {
  const plan = schedule.week[weekdayOf(day)];
  if (day > addMonths(londonDay(new Date(rules.now)), rules.horizonMonths)) {
    return () => 'too_far_ahead';
  }
  if (plan === undefined) return () => 'day_off';

  const clock = londonDayClock(day);
  const onClock = ({ from, to }: TimeRange): TimeRange => ({
    from: clock.boundaryAt(from),
    to: clock.boundaryAt(to),
  });
  const hours = onClock(plan.hours);
  const breaks = plan.breaks.map(onClock);
  const buffer = rules.bufferMinutes * minute;
  // Only what can matter on this day, so that a long history costs nothing for each start.
  const near = { from: hours.from - buffer, to: hours.to + buffer };
  const timeOff = schedule.timeOff.filter((each) => rangesOverlap(each, near));
  const booked = schedule.booked.filter((each) => rangesOverlap(each, near));
  const earliest = rules.now + rules.minimumNoticeMinutes * minute;

  return (start) => {
    if (start % slotStep !== 0) return 'off_grid';
    const from = clock.startAt(start);
    if (from === null) return 'skipped_by_clocks';
    if (from < earliest) return 'too_soon';

    const treatment = { from, to: from + durationMinutes * minute };
    const withTravel = { from: treatment.from - buffer, to: treatment.to + buffer };
    if (!rangeHolds(hours, treatment)) return 'outside_hours';
    if (breaks.some((each) => rangesOverlap(each, treatment))) return 'in_break';
    if (timeOff.some((each) => rangesOverlap(each, treatment))) return 'in_time_off';
    if (booked.some((each) => rangesOverlap(each, withTravel))) return 'booked';

    return null;
  };
}
