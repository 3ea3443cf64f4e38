import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  clockTimeOf,
  londonClock,
  londonInstant,
  minutesOf,
  weekdayOf,
} from './london-time.ts';

const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2024-01-01', count));
const times = fc.integer({ min: 0, max: 1439 }).map(clockTimeOf);

// An independent implementation: the platform's own calendar.
const platformClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

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
    expect(minutesOf('24:00')).toBe(1440);
  });

  test('an invalid day or time is refused', () => {
    expect(() => londonInstant('2026-13-01', '09:00')).toThrow(RangeError);
  });
});
