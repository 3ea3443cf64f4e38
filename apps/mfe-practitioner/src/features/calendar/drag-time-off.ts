import type { TimeOff, TimeOffBody } from '@freely/api-client/contract';
import { clockTimeOf, minutesOf } from '@freely/domain/clock-time';
import { addDays, daysBetween } from '@freely/domain/london-time';
import { minutesInDay } from 'date-fns/constants';
import { dayOf, timeOf } from './wall-date.ts';

const STEP = 15;

/** A time off dragged to another start: it keeps its length, in quarters of an hour, and starts on one. */
export function moveTimeOff(timeOff: TimeOff, shown: Date, start: Date): TimeOffBody {
  if (timeOff.full_day_off) {
    const days = daysBetween(dayOf(shown), dayOf(start));

    return bodyOf(timeOff, addDays(timeOff.date, days), addDays(timeOff.end_date, days));
  }
  const length =
    daysBetween(timeOff.date, timeOff.end_date) * minutesInDay +
    minutesOf(timeOff.end_time ?? '00:00') -
    minutesOf(timeOff.start_time ?? '00:00');
  const from = roundToStep(minutesOf(timeOf(start)));
  const until = from + Math.max(STEP, roundToStep(length));
  const day = dayOf(start);

  return {
    ...bodyOf(timeOff, day, addDays(day, Math.floor(until / minutesInDay))),
    start_time: clockTimeOf(from),
    end_time: clockTimeOf(until % minutesInDay),
  };
}

/** A time off with a dragged start or end. */
export function resizeTimeOff(timeOff: TimeOff, start: Date, end: Date): TimeOffBody {
  if (timeOff.full_day_off) return bodyOf(timeOff, dayOf(start), dayOf(end));
  // 23:59 means midnight.
  const until = roundToStep(minutesOf(timeOf(end)));
  const lastDay = addDays(dayOf(end), Math.floor(until / minutesInDay));

  return {
    ...bodyOf(timeOff, dayOf(start), lastDay),
    start_time: clockTimeOf(roundToStep(minutesOf(timeOf(start)))),
    end_time: clockTimeOf(until % minutesInDay),
  };
}

function bodyOf({ title, full_day_off }: TimeOff, date: string, end_date: string): TimeOffBody {
  return { title, date, end_date, full_day_off };
}

function roundToStep(minutes: number): number {
  return Math.round(minutes / STEP) * STEP;
}
