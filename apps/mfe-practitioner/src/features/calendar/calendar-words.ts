/** Dates as the calendar has them, of wall dates and in British English. */

const format = (style: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', style);
  return (date: Date) => formatter.format(date).replace(',', '');
};

export const weekday = format({ weekday: 'short' });
export const dayNumber = format({ day: 'numeric' });
export const monthAndYear = format({ month: 'long', year: 'numeric' });
export const brief = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
export const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dayAndMonth = format({ day: 'numeric', month: 'long' });
const whole = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** '2 to 8 November 2026', with the month and the year of the first where they differ. */
export function longRange(start: Date, end: Date): string {
  if (start.getFullYear() !== end.getFullYear()) return `${whole(start)} to ${whole(end)}`;
  const first = start.getMonth() === end.getMonth() ? dayNumber(start) : dayAndMonth(start);

  return `${first} to ${whole(end)}`;
}
