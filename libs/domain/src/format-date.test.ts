import { expect, jest, test } from '@jest/globals';
import { dayAndMonth, fullDate, listDate, shortDate } from './format-date.ts';
import { addDays, type Day } from './london-time.ts';

test('a day has a short format for lists and a long one where a decision is made', () => {
  expect(listDate('2026-11-05')).toBe('05/11/2026');
  expect(fullDate('2026-11-05')).toBe('Thursday 5 November 2026');
  expect(dayAndMonth('2026-11-05')).toBe('Thursday 5 November');
  expect(shortDate('2026-11-05')).toBe('Thu 5 Nov');
});

test('every day is written as `Intl` writes it, without the comma that British usage leaves out', () => {
  const written = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', ...style, timeZone: 'UTC' });

    return (day: Day) => format.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
  };
  const long = { weekday: 'long', month: 'long' } as const;
  const formats = [
    [fullDate, written({ ...long, year: 'numeric' })],
    [dayAndMonth, written(long)],
    [shortDate, written({ weekday: 'short', month: 'short' })],
  ] as const;

  // A leap year, and a week of the next one.
  for (let day: Day = '2028-01-01'; day < '2029-01-08'; day = addDays(day, 1)) {
    for (const [format, expected] of formats) expect(format(day)).toBe(expected(day));
  }
});

test('no day starts an `Intl` format, which takes a cheap phone 55 ms', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  fullDate('2026-11-05');
  shortDate('2026-11-05');

  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
