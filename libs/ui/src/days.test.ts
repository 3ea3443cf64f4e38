import { describe, expect, test } from '@jest/globals';
import {
  addDays,
  addMonths,
  clampDay,
  dayAndMonth,
  daysBetween,
  endOfMonth,
  fullDate,
  monthAndYear,
  monthName,
  readDay,
  shortWeekday,
  startOfMonth,
  today,
  weekdayOf,
} from './days.ts';

test('days are counted through months, years and the changes of clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});

test('the 31st becomes the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-11-15', 14)).toBe('2028-01-15');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('a month has a first and a last day', () => {
  expect([startOfMonth('2028-02-14'), endOfMonth('2028-02-14')]).toEqual([
    '2028-02-01',
    '2028-02-29',
  ]);
});

test('weeks begin on Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 6]);
});

test('a day is clamped between two others', () => {
  const clamp = (day: string) => clampDay(day, '2026-11-20', '2026-11-30');

  expect(['2026-11-01', '2026-11-25', '2026-12-01'].map(clamp)).toEqual([
    '2026-11-20',
    '2026-11-25',
    '2026-11-30',
  ]);
});

describe('a text', () => {
  test.each(['2026-11-26', '2028-02-29'])('%s is a day', (text) => {
    expect(readDay(text)).toBe(text);
  });

  test.each([null, undefined, '', 'tomorrow', '2026-02-29', '2026-13-01', '2026-1-1', '2026'])(
    '%s is none',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );
});

test('today is a day in London', () => {
  expect(readDay(today())).toBe(today());
});

test('every day of a leap year is written as British English writes it', () => {
  const british = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(Date.parse(day));
  const dayStyle = { weekday: 'long', day: 'numeric', month: 'long' } as const;

  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    expect([
      shortWeekday(day),
      monthName(day),
      monthAndYear(day),
      dayAndMonth(day),
      fullDate(day),
    ]).toEqual([
      british(day, { weekday: 'short' }),
      british(day, { month: 'long' }),
      british(day, { month: 'long', year: 'numeric' }),
      british(day, dayStyle),
      // As elsewhere in the product, without the comma that ICU writes.
      british(day, { ...dayStyle, year: 'numeric' }).replace(',', ''),
    ]);
  }
  expect(monthAndYear('2026-11')).toBe('November 2026');
});
