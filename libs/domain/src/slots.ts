import { type ClockTime, clockTimeOf, minutesOf } from './clock-time.ts';
import { londonDayClock } from './london-day.ts';
import { addMonths, type Day, londonDay, weekdayOf } from './london-time.ts';
import { rangeContains, rangesOverlap, type TimeRange } from './time-range.ts';

/** Which times of a day can be booked, and why the others cannot (D10, D53). */

/** Start times are multiples of this many minutes. */
export const slotStep = 15;

/** The hours of one weekday at one location, in wall-clock minutes: 0 to 1440. */
export interface WorkDay {
  readonly hours: TimeRange;
  readonly breaks: readonly TimeRange[];
}

/**
 * One practitioner at one location. Time off and bookings may carry more than their range: the
 * reasons refer to these objects.
 */
export interface Schedule<
  Off extends TimeRange = TimeRange,
  Booked extends TimeRange = TimeRange,
  OnRoad extends TimeRange = TimeRange,
> {
  /** By weekday, 0 for Sunday; a missing weekday is a day off. */
  readonly week: Readonly<Partial<Record<number, WorkDay>>>;
  /** Instants in milliseconds. */
  readonly timeOff: readonly Off[];
  /** Paid or still held bookings at any location, in milliseconds: it is one person (D10). */
  readonly booked: readonly Booked[];
  /** When the practitioner travels to or from the place that is asked about (`roads.ts`). */
  readonly roads?: readonly OnRoad[];
}

export interface SlotRules {
  /** Milliseconds. */
  readonly now: number;
  readonly minimumNoticeMinutes: number;
  readonly horizonMonths: number;
  /** Travel time without bookings before and after; 0 for a salon. */
  readonly bufferMinutes: number;
}

/** Why a start time cannot be booked. */
export type SlotRefusal =
  | 'off_grid'
  | 'skipped_by_clocks'
  | 'past'
  | 'too_soon'
  | 'too_far_ahead'
  | 'day_off'
  | 'outside_hours'
  | 'in_break'
  | 'in_time_off'
  | 'booked'
  | 'no_travel_time'
  | 'on_the_road';

/** One of the reasons against a start time, with the time off or booking that causes it. */
export type SlotReason<
  Off extends TimeRange = TimeRange,
  Booked extends TimeRange = TimeRange,
  OnRoad extends TimeRange = TimeRange,
> =
  | {
      readonly refusal: Exclude<
        SlotRefusal,
        'in_time_off' | 'booked' | 'no_travel_time' | 'on_the_road'
      >;
    }
  | { readonly refusal: 'on_the_road'; readonly by: OnRoad }
  | { readonly refusal: 'in_time_off'; readonly by: Off }
  | { readonly refusal: 'booked' | 'no_travel_time'; readonly by: Booked };

// Minutes and instants are numbers here, not dates: an overlap calculated and checked with date-fns takes
// 70 times as long, and a search checks thousands.
const minute = 60_000;
const wholeDay = 1440;
const grid = Array.from({ length: wholeDay / slotStep }, (_, index) => index * slotStep);

/** Every `HH:mm` of the day at which `durationMinutes` of treatment can start, in order. */
export function startTimes(
  day: Day,
  durationMinutes: number,
  schedule: Schedule,
  rules: SlotRules,
): ClockTime[] {
  const against = reasonsAgainst(day, durationMinutes, schedule, rules);

  return startsWithinHours(day, schedule)
    .filter((start) => isEmpty(against(start)))
    .map(clockTimeOf);
}

/** Whether the day has any start time; stops at the first. */
export function hasStartTime(
  day: Day,
  durationMinutes: number,
  schedule: Schedule,
  rules: SlotRules,
): boolean {
  const starts = startsWithinHours(day, schedule);
  if (starts.length === 0) return false;
  const against = reasonsAgainst(day, durationMinutes, schedule, rules);

  return starts.some((start) => isEmpty(against(start)));
}

/** The part of the grid between the hours of the day: nothing can start outside them. */
function startsWithinHours(day: Day, { week }: Schedule): number[] {
  const { hours } = week[weekdayOf(day)] ?? {};

  return hours ? grid.slice(Math.ceil(hours.from / slotStep), Math.ceil(hours.to / slotStep)) : [];
}

/** The first reason why the time cannot be booked; null when it can. */
export function slotRefusal(
  day: Day,
  time: ClockTime,
  durationMinutes: number,
  schedule: Schedule,
  rules: SlotRules,
): SlotRefusal | null {
  const against = reasonsAgainst(day, durationMinutes, schedule, rules);
  const [first] = against(minutesOf(time));

  return first?.refusal ?? null;
}

/** Every time of the grid with all reasons against it; without any, it can be booked. */
export function explainStartTimes<
  Off extends TimeRange,
  Booked extends TimeRange,
  OnRoad extends TimeRange,
>(
  day: Day,
  durationMinutes: number,
  schedule: Schedule<Off, Booked, OnRoad>,
  rules: SlotRules,
): { time: ClockTime; reasons: SlotReason<Off, Booked, OnRoad>[] }[] {
  const against = reasonsAgainst(day, durationMinutes, schedule, rules);

  return grid.map((start) => ({ time: clockTimeOf(start), reasons: [...against(start)] }));
}

const isEmpty = (reasons: Iterator<unknown>) => reasons.next().done === true;

/** Yields the reasons one by one, so that a caller who needs only the first computes no more. */
function reasonsAgainst<Off extends TimeRange, Booked extends TimeRange, OnRoad extends TimeRange>(
  day: Day,
  durationMinutes: number,
  schedule: Schedule<Off, Booked, OnRoad>,
  rules: SlotRules,
): (start: number) => Generator<SlotReason<Off, Booked, OnRoad>, void> {
  const { now } = rules;
  const plan = schedule.week[weekdayOf(day)];
  const isTooFar = day > addMonths(londonDay(new Date(now)), rules.horizonMonths);
  const clock = londonDayClock(day);
  const onClock = ({ from, to }: TimeRange): TimeRange => ({
    from: clock.boundaryAt(from),
    to: clock.boundaryAt(to),
  });
  const hours = plan && onClock(plan.hours);
  const breaks = plan?.breaks.map(onClock) ?? [];
  const buffer = rules.bufferMinutes * minute;
  const length = durationMinutes * minute;
  // Only what can affect this day, so that a long history does not slow down every start time.
  const near = {
    from: clock.boundaryAt(0) - buffer,
    to: clock.boundaryAt(wholeDay) + length + buffer,
  };
  const timeOff = schedule.timeOff.filter((each) => rangesOverlap(each, near));
  const booked = schedule.booked.filter((each) => rangesOverlap(each, near));
  const roads = schedule.roads?.filter((each) => rangesOverlap(each, near)) ?? [];
  const earliest = now + rules.minimumNoticeMinutes * minute;

  return function* (start) {
    if (isTooFar) yield { refusal: 'too_far_ahead' };
    if (!hours) yield { refusal: 'day_off' };
    if (start % slotStep !== 0) yield { refusal: 'off_grid' };
    const from = clock.startAt(start);
    if (from === null) {
      // This time does not exist, so no other rule applies.
      yield { refusal: 'skipped_by_clocks' };
      return;
    }
    if (from < now) yield { refusal: 'past' };
    else if (from < earliest) yield { refusal: 'too_soon' };

    const treatment = { from, to: from + length };
    const withTravel = { from: treatment.from - buffer, to: treatment.to + buffer };
    if (hours && !rangeContains(hours, treatment)) yield { refusal: 'outside_hours' };
    if (breaks.some((each) => rangesOverlap(each, treatment))) yield { refusal: 'in_break' };
    for (const by of timeOff)
      if (rangesOverlap(by, treatment)) yield { refusal: 'in_time_off', by };
    for (const by of booked) {
      if (rangesOverlap(by, treatment)) yield { refusal: 'booked', by };
      else if (rangesOverlap(by, withTravel)) yield { refusal: 'no_travel_time', by };
    }
    for (const by of roads) if (rangesOverlap(by, treatment)) yield { refusal: 'on_the_road', by };
  };
}
