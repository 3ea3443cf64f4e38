import type { StartTimes } from '@freely/api-client/contract';
import { addDays, type Day } from '@freely/domain/london-time';
import { hasStartTime, startTimes } from '@freely/domain/slots';
import type { Db } from '../../database/transaction.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import { type Calendar, type CalendarQuestion, readCalendar } from './calendar.repository.ts';

const mostDays = 42;

/** Start times of one day: a list for mobile, lists by salon id otherwise (D11). */
export async function listStartTimes(
  db: Db,
  question: Omit<CalendarQuestion, 'from' | 'to'> & { date: Day },
): Promise<StartTimes> {
  const { date, locationType } = question;
  const calendar = await readLive(db, { ...question, from: date, to: date });
  const duration = totalDuration(calendar, question.subServiceIds);
  const lists = calendar.places.map(({ salonId, schedule }) => ({
    salonId,
    times: startTimes(date, duration, schedule, calendar.rules),
  }));
  if (locationType === 'mobile') return lists[0]?.times ?? [];

  return Object.fromEntries(lists.map(({ salonId, times }) => [String(salonId), times]));
}

/** Which days have a start time, at any of the places asked for. */
export async function listAvailableDays(db: Db, question: CalendarQuestion): Promise<Day[]> {
  const days = daysBetween(question.from, question.to);
  const calendar = await readLive(db, question);
  const duration = totalDuration(calendar, question.subServiceIds);

  return days.filter((day) =>
    calendar.places.some(({ schedule }) => hasStartTime(day, duration, schedule, calendar.rules)),
  );
}

async function readLive(db: Db, question: CalendarQuestion): Promise<Calendar> {
  const calendar = await readCalendar(db, question);
  if (!calendar.isLive) throw notFound('This practitioner cannot be booked at the moment');

  return calendar;
}

/** A treatment's minutes for each unit of quantity (D10). */
function totalDuration({ durations }: Calendar, subServiceIds: readonly number[]): number {
  return subServiceIds.reduce((sum, id) => {
    const minutes = durations[id];
    if (minutes === undefined) {
      const message = 'This treatment is not offered any more. Please choose another.';
      throw new AppError('invalid', message, { 'sub_service[]': [message] });
    }

    return sum + minutes;
  }, 0);
}

function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  if (to < from) {
    const message = 'The last day is before the first';
    throw new AppError('invalid', message, { to: [message] });
  }
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === mostDays) {
      const message = `Please ask for ${mostDays} days at most`;
      throw new AppError('invalid', message, { to: [message] });
    }
    days.push(day);
  }

  return days;
}
