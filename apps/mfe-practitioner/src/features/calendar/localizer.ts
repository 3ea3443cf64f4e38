import type { Formats } from 'react-big-calendar';
import { DateLocalizer } from 'react-big-calendar/lib/localizer';
import { clock, dayNumber, weekday } from './calendar-format.ts';

const hours = ({ start, end }: { start: Date; end: Date }) => `${clock(start)} to ${clock(end)}`;

const formats: Formats = {
  dateFormat: dayNumber,
  dayFormat: (date) => `${weekday(date)} ${dayNumber(date)}`,
  weekdayFormat: weekday,
  timeGutterFormat: clock,
  selectRangeFormat: hours,
  eventTimeRangeFormat: hours,
  eventTimeRangeStartFormat: ({ start }) => clock(start),
  eventTimeRangeEndFormat: ({ end }) => clock(end),
};

/**
 * Weeks from Monday, the 24-hour clock and British English; every format is a function. The calendar's own
 * localizer for date-fns calculates the same, and would bring `format` (`calendar-format.ts`).
 */
export const localizer = new DateLocalizer({
  firstOfWeek: () => 1,
  format: (value) => String(value),
  formats,
});
