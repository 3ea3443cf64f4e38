import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockTimeOf, minutesOf } from './clock-time.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  eachDay,
  londonClock,
  londonInstant,
  weekdayOf,
} from './london-time.ts';
import { isRealDay } from './real-day.ts';

const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2024-01-01', count));
const times = fc.integer({ min: 0, max: 1439 }).map(clockTimeOf);

// An independent implementation: the platform's own calendar.
const platformClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});
const platformWeekday = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' });
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

describe('London time', () => {
  test('winter is UTC, summer is an hour ahead', () => {
    expect(londonInstant('2026-12-01', '09:00')?.toISOString()).toBe('2026-12-01T09:00:00.000Z');
    expect(londonInstant('2026-07-01', '09:00')?.toISOString()).toBe('2026-07-01T08:00:00.000Z');
  });

  test('the hour that spring skips does not exist', () => {
    expect(londonInstant('2026-03-29', '00:45')).not.toBeNull();
    expect(londonInstant('2026-03-29', '01:00')).toBeNull();
    expect(londonInstant('2026-03-29', '01:45')).toBeNull();
    expect(londonInstant('2026-03-29', '02:00')?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });

  test('the hour that autumn repeats means its first occurrence', () => {
    expect(londonInstant('2026-10-25', '01:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(londonClock(new Date('2026-10-25T00:30:00Z')).time).toBe('01:30');
    expect(londonClock(new Date('2026-10-25T01:30:00Z')).time).toBe('01:30');
  });

  test('a wall time and its instant convert to each other, as on the platform', () => {
    fc.assert(
      fc.property(days, times, (day, time) => {
        const instant = londonInstant(day, time);
        if (instant === null) return;
        expect(londonClock(instant)).toEqual({ day, time });
        expect(platformClock.format(instant)).toBe(`${day} ${time}`);
      }),
    );
  });

  test('days and months are counted on the calendar', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(weekdayOf('2026-11-05')).toBe(4);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(eachDay('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(eachDay('2026-11-05', '2026-11-04')).toEqual([]);
    expect(minutesOf('24:00')).toBe(1440);
  });

  test('days follow each other, and have the weekdays, of the platform', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
        const later = addDays(day, count);
        expect(Date.parse(later) - Date.parse(day)).toBe(count * 86_400_000);
        expect(daysBetween(day, later)).toBe(count);
        expect(eachDay(day, later)).toHaveLength(Math.max(0, count + 1));
        expect(eachDay(day, later).at(-1)).toBe(count < 0 ? undefined : later);
        expect(weekdayOf(later)).toBe(weekdays.indexOf(platformWeekday.format(new Date(later))));
      }),
    );
  });

  test('months later is the same day, or the last one of a shorter month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 60 }), (day, count) => {
        const later = addMonths(day, count);
        const monthOf = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
        expect(monthOf(later) - monthOf(day)).toBe(count);
        if (later.slice(8) === day.slice(8)) return;
        expect(later.slice(8) < day.slice(8)).toBe(true);
        expect(addDays(later, 1).slice(8)).toBe('01');
      }),
    );
  });

  test('a day is real when the calendar has it', () => {
    fc.assert(fc.property(days, (day) => isRealDay(day)));
    for (const text of [
      '2026-02-29',
      '2026-02-30',
      '2026-04-31',
      '2026-13-01',
      '2026-11',
      'today',
      '',
    ]) {
      expect(isRealDay(text)).toBe(false);
    }
    expect(isRealDay('2028-02-29')).toBe(true);
  });

  test('an invalid day or time is refused', () => {
    expect(() => londonInstant('2026-13-01', '09:00')).toThrow(RangeError);
  });
});
