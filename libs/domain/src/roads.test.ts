import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockTimeOf, minutesOf } from './clock-time.ts';
import { londonInstant, weekdayOf } from './london-time.ts';
import { roadsAroundVisits, roadsOfBase, type Visit } from './roads.ts';
import { startTimes } from './slots.ts';
import { roadMinutes, type Travel, waysOfTravelling } from './travel-time.ts';

const minute = 60_000;
const day = '2026-11-23';
const midnight = londonInstant(day, '00:00')!.getTime();
const rules = { now: 0, minimumNoticeMinutes: 0, horizonMonths: 1000, bufferMinutes: 0 };
const islington = { lat: 51.5362, lon: -0.1033 };
const battersea = { lat: 51.4652, lon: -0.1708 };
const camden = { lat: 51.5412, lon: -0.1433 };

function freeTimes(travel: Travel, stop: Visit['stop'], visits: Visit[], hours: [number, number]) {
  const plan = { hours: { from: hours[0], to: hours[1] }, breaks: [] };
  const roads = [
    ...roadsAroundVisits(travel, stop, visits),
    ...roadsOfBase(travel, stop, visits, { day, plan }),
  ];
  const schedule = { week: { [weekdayOf(day)]: plan }, timeOff: [], booked: visits, roads };

  return startTimes(day, 60, schedule, rules);
}

const visit = (from: number, stop: Visit['stop']): Visit => ({
  from: midnight + from * minute,
  to: midnight + (from + 60) * minute,
  stop,
});

const car: Travel = { way: 'car', bufferMinutes: 0, base: null };

test('a visit leaves the roads free, across town longer ones than next door', () => {
  // From 12:00 to 13:00 in Islington; hours from 10:00 to 16:00.
  const visits = [visit(720, islington)];
  const road = roadMinutes(car, islington, battersea, visits[0]!.to);
  const far = freeTimes(car, battersea, visits, [600, 960]);
  const near = freeTimes(car, islington, visits, [600, 960]);

  const street = roadMinutes(car, islington, islington, visits[0]!.to);
  expect(street).toBeLessThan(road);
  expect(near.filter((time) => time > '12:00')[0]).toBe(
    clockTimeOf(Math.ceil((780 + street) / 15) * 15),
  );
  expect(far).not.toContain('11:00');
  expect(far.filter((time) => time > '12:00')[0]).toBe(
    clockTimeOf(Math.ceil((780 + road) / 15) * 15),
  );
});

test('only the first visit of a day is reached from the base, and only the last left for it', () => {
  const travel = { ...car, base: battersea };
  const alone = freeTimes(travel, islington, [], [600, 960]);
  const road = roadMinutes(travel, battersea, islington, midnight + 600 * minute);
  expect(minutesOf(alone[0]!)).toBeGreaterThanOrEqual(600 + road);
  expect(minutesOf(alone.at(-1)!) + 60).toBeLessThanOrEqual(960 - road);

  // A visit from 10:00 to 11:00, and one from 15:00 to 16:00: the day begins and ends there.
  const between = freeTimes(
    travel,
    islington,
    [visit(600, islington), visit(900, islington)],
    [600, 960],
  );
  expect(between[0]).toBe('11:15');
  expect(between.at(-1)).toBe('13:45');
});

test('a start time is free exactly when every visit can be reached, walked one by one', () => {
  const stops = [islington, battersea, camden, { ...camden, lat: camden.lat + 0.001 }];
  fc.assert(
    fc.property(
      fc.constantFrom(...waysOfTravelling),
      fc.integer({ min: 0, max: 30 }),
      fc.constantFrom(null, ...stops),
      fc.constantFrom(...stops),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 276 }), fc.constantFrom(...stops)), {
        maxLength: 4,
      }),
      (way, bufferMinutes, base, stop, drawn) => {
        const travel: Travel = { way, bufferMinutes, base };
        const visits = drawn.map(([from, place]) => visit(from * 5, place));
        const open = { from: midnight + 480 * minute, to: midnight + 1200 * minute };
        const isFree = (start: number) => {
          const from = midnight + start * minute;
          const to = from + 60 * minute;
          if (from < open.from || to > open.to) return false;
          const away = (a: Visit['stop'], b: Visit['stop'], instant: number) =>
            roadMinutes(travel, a, b, instant) * minute;
          const meets = visits.some((each) =>
            from < each.from
              ? to + away(stop, each.stop, each.from) > each.from
              : each.to + away(each.stop, stop, each.to) > from,
          );
          if (meets) return false;
          if (!base) return true;
          const isFirst = !visits.some((each) => each.to <= from);
          const isLast = !visits.some((each) => each.from >= to);
          return (
            !(isFirst && open.from + away(base, stop, open.from) > from) &&
            !(isLast && to + away(stop, base, open.to) > open.to)
          );
        };
        const expected = Array.from({ length: 96 }, (_, index) => index * 15).filter(isFree);

        expect(freeTimes(travel, stop, visits, [480, 1200])).toEqual(expected.map(clockTimeOf));
      },
    ),
    { numRuns: 500 },
  );
});
