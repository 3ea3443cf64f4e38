import { type OwnAvailability, weekdayNames } from '@freely/api-client/contract';
import { clockTimeOf, minutesOf } from '@freely/domain/clock-time';
import { mergeRanges, subtractRanges, type TimeRange } from '@freely/domain/time-range';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';

/** The work hours at any place on the shown days, in hours of the day. */
export function workHoursIn(
  own: OwnAvailability,
  shown: { start: Date; end: Date },
): { from: number; to: number }[] {
  return eachDayOfInterval(shown).flatMap((date) =>
    plansOf(own, date).map(({ available: { from, to } }) => ({
      from: minutesOf(from) / 60,
      to: minutesOf(to) / 60,
    })),
  );
}

/**
 * When the practitioner works on the weekday of a wall date, at any place and without breaks: in minutes of the day,
 * and in order. Empty on a day off.
 */
export function workingTimeOn(own: OwnAvailability, date: Date): TimeRange[] {
  return mergeRanges(
    plansOf(own, date).flatMap(({ available, break: breaks }) =>
      subtractRanges(
        [inMinutes(available)],
        // Several breaks are a list, none is an empty object.
        Array.isArray(breaks) ? breaks.map(inMinutes) : [],
      ),
    ),
  );
}

/** Whether the practitioner works at a wall date, by the work hours. */
export function isWorkingAt(own: OwnAvailability, date: Date): boolean {
  const minute = date.getHours() * 60 + date.getMinutes();

  return workingTimeOn(own, date).some(({ from, to }) => from <= minute && minute < to);
}

/** Both as `HH:mm`. */
export const clockRange = ({ from, to }: TimeRange) => ({
  from: clockTimeOf(from),
  to: clockTimeOf(to),
});

/** What each place has for the weekday; nothing of places with a day off. */
function plansOf({ 1: mobile, 2: salons }: OwnAvailability, date: Date) {
  const weeks = [...(mobile ? [mobile] : []), ...Object.values(salons)];

  return weeks.flatMap((week) => {
    const day = week[weekdayNames[date.getDay()] ?? 'sunday'];

    return 'available' in day ? [day] : [];
  });
}

const inMinutes = ({ from, to }: { from: string; to: string }): TimeRange => ({
  from: minutesOf(from),
  to: minutesOf(to),
});
