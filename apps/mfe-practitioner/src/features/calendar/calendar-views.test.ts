import type { OwnAvailability } from '@freely/api-client/contract';
import { addDays } from '@freely/domain/london-time';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rangeOf, shiftDate, titleOf, visibleHours } from './calendar-views.ts';
import { dayOf, wallDate } from './wall-date.ts';
import { workHoursIn } from './work-hours.ts';

const thursday = wallDate('2026-11-05');

test.each([
  ['week', '2 to 8 November 2026'],
  ['threeDays', '5 to 7 November 2026'],
  ['day', 'Thursday 5 November 2026'],
  ['month', 'November 2026'],
] as const)('the title of a %s', (view, title) => {
  expect(titleOf(view, thursday)).toBe(title);
});

test('a range across two months or years names both', () => {
  expect(titleOf('week', wallDate('2026-12-01'))).toBe('30 Nov to 6 Dec 2026');
  expect(titleOf('threeDays', wallDate('2026-12-31'))).toBe('31 Dec 2026 to 2 Jan 2027');
});

test.each([
  ['day', '2026-11-06'],
  ['threeDays', '2026-11-08'],
  ['week', '2026-11-12'],
  ['month', '2026-12-01'],
] as const)('the next %s', (view, day) => {
  expect(dayOf(shiftDate(view, thursday, 1))).toBe(day);
});

test('the pages of a view follow each other without a gap', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('day', 'threeDays', 'week', 'month'),
      fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2024-01-01', count)),
      fc.integer({ min: 0, max: 23 }),
      (view, day, hour) => {
        const date = wallDate(day, `${String(hour).padStart(2, '0')}:30`);
        const { start, end } = rangeOf(view, date);
        const next = shiftDate(view, date, 1);
        expect(dayOf(start) <= day && day <= dayOf(end)).toBe(true);
        expect(dayOf(rangeOf(view, next).start)).toBe(addDays(dayOf(end), 1));
        expect(rangeOf(view, shiftDate(view, next, -1))).toEqual({ start, end });
      },
    ),
    randomRuns({ quick: 200, long: 5000 }),
  );
});

test('a week starts on Monday', () => {
  const { start, end } = rangeOf('week', wallDate('2026-11-08'));
  expect([dayOf(start), dayOf(end)]).toEqual(['2026-11-02', '2026-11-08']);
});

test('the visible hours are 8 to 19, extended for events outside of them', () => {
  const range = rangeOf('week', thursday);
  const event = (from: string, to: string, isFullDay = false) => ({
    start: wallDate('2026-11-05', from),
    end: wallDate('2026-11-05', to),
    isFullDay,
  });
  expect(visibleHours([event('00:00', '23:59', true)], range)).toEqual({ from: 8, to: 19 });
  expect(visibleHours([event('06:30', '07:00'), event('19:00', '20:15')], range)).toEqual({
    from: 6,
    to: 21,
  });
  expect(visibleHours([event('06:30', '07:00')], rangeOf('week', wallDate('2026-12-01')))).toEqual({
    from: 8,
    to: 19,
  });
});

test('the work hours of the shown days are visible', () => {
  const day = { available: { from: '07:30', to: '12:00' }, break: {} } as const;
  const night = { available: { from: '20:00', to: '24:00' }, break: {} } as const;
  const none = {
    ...{ sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] },
    saturday: [],
  } as unknown as NonNullable<OwnAvailability['1']>;
  const own: OwnAvailability = {
    1: { ...none, thursday: day } as never,
    2: { 7: { ...none, sunday: night } as never },
  };
  const hours = (view: 'day' | 'week') => {
    const range = rangeOf(view, thursday);
    return visibleHours([], range, workHoursIn(own, range));
  };

  expect(hours('day')).toEqual({ from: 7, to: 19 });
  expect(hours('week')).toEqual({ from: 7, to: 24 });
});
