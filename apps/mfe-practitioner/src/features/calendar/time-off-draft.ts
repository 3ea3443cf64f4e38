import type { TimeOff, TimeOffBody } from '@freely/api-client/contract';
import type { ClockTime } from '@freely/domain/clock-time';
import { type Day, londonDay } from '@freely/domain/london-time';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { subDays } from 'date-fns/subDays';
import { dayOf, timeOf } from './wall-date.ts';

/** The form values of a time off. */
export interface TimeOffDraft {
  /** Null for a new one. */
  id: number | null;
  /** How the form was opened: by a calendar slot, the button, or an existing event. */
  from: 'slot' | 'button' | 'event';
  title: string;
  isFullDay: boolean;
  date: Day | null;
  /** Null for the same day. */
  endDate: Day | null;
  startTime: ClockTime | '';
  endTime: ClockTime | '';
}

/** The draft of the button: full days, on the shown day, or today if that is past. */
export function emptyDraft(shown: Date): TimeOffDraft {
  const today = londonDay(new Date());
  const day = dayOf(shown);

  return {
    id: null,
    from: 'button',
    title: '',
    isFullDay: true,
    date: day < today ? today : day,
    endDate: null,
    startTime: '',
    endTime: '',
  };
}

/** The draft of a click on the calendar (one hour), or of a dragged interval. */
export function slotDraft(start: Date, end: Date): TimeOffDraft {
  const isFullDay = timeOf(start) === '00:00' && timeOf(end) === '00:00';
  const isClick = !isFullDay && end <= addMinutes(start, 15);
  const until = isClick ? addHours(start, 1) : end;
  const lastDay = dayOf(isFullDay ? subDays(end, 1) : until);

  return {
    id: null,
    from: 'slot',
    title: '',
    isFullDay,
    date: dayOf(start),
    endDate: lastDay === dayOf(start) ? null : lastDay,
    startTime: isFullDay ? '' : timeOf(start),
    endTime: isFullDay ? '' : timeOf(until),
  };
}

export function draftOf(timeOff: TimeOff): TimeOffDraft {
  const { id, title, full_day_off, date, end_date, start_time, end_time } = timeOff;

  return {
    id,
    from: 'event',
    title,
    isFullDay: full_day_off,
    date,
    endDate: end_date === date ? null : end_date,
    startTime: (start_time ?? '').slice(0, 5),
    endTime: (end_time ?? '').slice(0, 5),
  };
}

export type DraftField = 'title' | 'date' | 'endDate' | 'startTime' | 'endTime';
/** A key of `calendar.form.rules`. */
export type DraftProblem =
  | 'title'
  | 'titleField'
  | 'date'
  | 'lastDate'
  | 'past'
  | 'from'
  | 'to'
  | 'order';

/** The errors of a draft by field; empty if it is valid. */
export function problemsOf(
  draft: TimeOffDraft,
  today: Day,
): Partial<Record<DraftField, DraftProblem>> {
  const { title, date, endDate, isFullDay, startTime, endTime } = draft;
  const isOneDay = endDate === null || endDate === date;

  return {
    ...(title.trim() === '' && { title: draft.from === 'button' ? 'titleField' : 'title' }),
    ...(date === null && { date: 'date' }),
    ...(date !== null && draft.id === null && date < today && { date: 'past' }),
    ...(date !== null && endDate !== null && endDate < date && { endDate: 'lastDate' }),
    ...(!isFullDay && startTime === '' && { startTime: 'from' }),
    ...(!isFullDay && endTime === '' && { endTime: 'to' }),
    ...(!isFullDay &&
      isOneDay &&
      startTime !== '' &&
      endTime !== '' &&
      endTime <= startTime && { endTime: 'order' }),
  };
}

export function bodyOf(draft: TimeOffDraft): TimeOffBody {
  const { title, date, endDate, isFullDay, startTime, endTime } = draft;
  const day = date ?? '';

  return {
    title: title.trim(),
    date: day,
    end_date: endDate ?? day,
    full_day_off: isFullDay,
    ...(isFullDay ? {} : { start_time: startTime, end_time: endTime }),
  };
}
