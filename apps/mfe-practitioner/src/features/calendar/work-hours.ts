import { type OwnAvailability, weekdayNames } from '@freely/api-client/contract';
import { minutesOf } from '@freely/domain/clock-time';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';

/** The work hours at any place on the shown days, in hours of the day. */
export function workHoursIn(
  { 1: mobile, 2: salons }: OwnAvailability,
  shown: { start: Date; end: Date },
): { from: number; to: number }[] {
  const weeks = [...(mobile ? [mobile] : []), ...Object.values(salons)];

  return eachDayOfInterval(shown).flatMap((date) =>
    weeks.flatMap((week) => {
      const day = week[weekdayNames[date.getDay()] ?? 'sunday'];
      if (!('available' in day)) return [];
      const { from, to } = day.available;

      return [{ from: minutesOf(from) / 60, to: minutesOf(to) / 60 }];
    }),
  );
}
