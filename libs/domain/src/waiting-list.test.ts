import { randomRuns } from '@freely/tools/testing/random-runs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockTimeOf } from './clock-time.ts';
import { addDays, eachDay } from './london-time.ts';
import { isAnyTimeLeft, isWaitedFor } from './waiting-list.ts';

const quarter = fc.nat({ max: 95 }).map((count) => count * 15);

test('a time is left while there is one that was waited for, now or later', () => {
  const today = '2026-10-20';
  fc.assert(
    fc.property(
      fc.record({
        weekdays: fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 1 }),
        hours: fc.tuple(quarter, quarter),
        days: fc.integer({ min: -2, max: 12 }),
        now: quarter,
      }),
      ({ weekdays, hours, days, now }) => {
        const [fromMinute, toMinute] = [Math.min(...hours), Math.max(...hours)];
        const waited = { weekdays, fromMinute, toMinute, until: addDays(today, days) };
        const isLeft = eachDay(today, addDays(today, 14)).some((day) =>
          Array.from({ length: 96 }, (_, count) => count * 15).some(
            (minute) =>
              (day > today || minute >= now) && isWaitedFor(day, clockTimeOf(minute), waited),
          ),
        );

        expect(isAnyTimeLeft(waited, today, now)).toBe(isLeft);
      },
    ),
    randomRuns({ quick: 200, long: 2000 }),
  );
});
