import type { TimeOff, TimeOffBody } from '@freely/api-client/contract';
import { addDays, clockTimeOf, minutesOf } from '@freely/domain/london-time';
import { dayOf, timeOf, wallDate } from './wall-date.ts';

const MINUTE = 60_000;
const DAY = 1440;
const STEP = 15;

/** What dragging a time off to another start makes of it: as long as before, on the quarter hour. */
export function movedTo(timeOff: TimeOff, shown: Date, start: Date): TimeOffBody {
  if (timeOff.full_day_off) {
    const days = daysBetween(dayOf(shown), dayOf(start));

    return bodyOf(timeOff, addDays(timeOff.date, days), addDays(timeOff.end_date, days));
  }
  const length =
    daysBetween(timeOff.date, timeOff.end_date) * DAY +
    minutesOf(timeOff.end_time ?? '00:00') -
    minutesOf(timeOff.start_time ?? '00:00');
  const from = onTheStep(minutesOf(timeOf(start)));
  const until = from + length;
  const day = dayOf(start);

  return {
    ...bodyOf(timeOff, day, addDays(day, Math.floor(until / DAY))),
    start_time: clockTimeOf(from),
    end_time: clockTimeOf(until % DAY),
  };
}

/** What dragging an end of it makes of it. */
export function resizedTo(timeOff: TimeOff, start: Date, end: Date): TimeOffBody {
  if (timeOff.full_day_off) return bodyOf(timeOff, dayOf(start), dayOf(end));
  // The evening's last minute stands for midnight.
  const until = onTheStep(minutesOf(timeOf(end)));
  const lastDay = addDays(dayOf(end), Math.floor(until / DAY));

  return {
    ...bodyOf(timeOff, dayOf(start), lastDay),
    start_time: clockTimeOf(onTheStep(minutesOf(timeOf(start)))),
    end_time: clockTimeOf(until % DAY),
  };
}

function bodyOf({ title, full_day_off }: TimeOff, date: string, end_date: string): TimeOffBody {
  return { title, date, end_date, full_day_off };
}

function onTheStep(minutes: number): number {
  return Math.round(minutes / STEP) * STEP;
}

function daysBetween(from: string, to: string): number {
  return Math.round((wallDate(to).getTime() - wallDate(from).getTime()) / (DAY * MINUTE));
}
