import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cellOf } from './geo.ts';
import { londonInstant } from './london-time.ts';
import {
  isSamePlace,
  longestRoad,
  minutesOfTimed,
  roadMinutes,
  type Travel,
  tableMinutes,
  trafficAt,
  waysOfTravelling,
} from './travel-time.ts';

const islington = { lat: 51.5362, lon: -0.1033 };
const battersea = { lat: 51.4652, lon: -0.1708 };
const at = (day: string, time: string) => londonInstant(day, time)!.getTime();
const travel: Travel = { way: 'car', bufferMinutes: 10, base: null };
const monday = '2026-11-23';

test('a place is as far from itself as from the others in its square', () => {
  const neighbour = { lat: 51.53621, lon: -0.1033 };
  const road = roadMinutes(travel, islington, neighbour, at(monday, '12:00'));

  expect(isSamePlace(islington, neighbour)).toBe(false);
  expect(isSamePlace(islington, { ...islington })).toBe(true);
  expect(roadMinutes(travel, islington, { ...islington }, at(monday, '12:00'))).toBe(road);
  expect(road).toBeGreaterThan(travel.bufferMinutes);
});

test('from Islington to Battersea, by each way of travelling', () => {
  const minutes = (way: Travel['way'], time: string) =>
    roadMinutes({ ...travel, way }, islington, battersea, at(monday, time));

  // 4.9 miles from square to square, with bends 6.4: 10 minutes of buffer come on top.
  expect(minutes('foot', '12:00')).toBeGreaterThan(130);
  expect(minutes('bicycle', '12:00')).toBeGreaterThan(55);
  expect(minutes('transit', '12:00')).toBeGreaterThan(55);
  expect(minutes('car', '12:00')).toBeGreaterThan(40);
  expect(minutes('car', '12:00')).toBeLessThan(60);
  expect(minutes('car', '08:00')).toBeGreaterThan(minutes('car', '12:00'));
  expect(minutes('car', '23:00')).toBeLessThan(minutes('car', '12:00'));
  expect(minutes('transit', '23:00')).toBeGreaterThan(minutes('transit', '12:00'));
});

test('two addresses of one square are some way apart', () => {
  const next = { lat: islington.lat + 0.0005, lon: islington.lon };
  expect(cellOf(next)).toEqual(cellOf(islington));
  expect(roadMinutes({ ...travel, way: 'foot' }, islington, next, at(monday, '12:00'))).toBe(29);
});

test('parking comes on top of what a service has timed, but not on top of a timetable', () => {
  expect(minutesOfTimed('car', 601, 'day')).toBe(16);
  expect(minutesOfTimed('bicycle', 600, 'day')).toBe(13);
  expect(minutesOfTimed('foot', 600, 'day')).toBe(10);
  expect(minutesOfTimed('transit', 600, 'night')).toBe(10);
  expect(minutesOfTimed('car', 100_000, 'day')).toBe(longestRoad);
});

test('what was measured is taken instead of the table, with the buffer', () => {
  const measured = { ...travel, measured: () => 21 };
  expect(roadMinutes(measured, islington, battersea, at(monday, '12:00'))).toBe(31);
  const unknown = { ...travel, measured: () => null };
  expect(roadMinutes(unknown, islington, battersea, at(monday, '12:00'))).toBe(
    roadMinutes(travel, islington, battersea, at(monday, '12:00')),
  );
});

describe('traffic', () => {
  test.each([
    ['2026-11-23', '07:29', 'day'],
    ['2026-11-23', '07:30', 'rush'],
    ['2026-11-23', '09:30', 'day'],
    ['2026-11-23', '16:30', 'rush'],
    ['2026-11-23', '18:30', 'day'],
    ['2026-11-22', '08:00', 'day'],
    ['2026-11-28', '17:00', 'day'],
    ['2026-11-23', '22:00', 'night'],
    ['2026-11-23', '05:59', 'night'],
    // British Summer Time.
    ['2026-07-06', '07:30', 'rush'],
  ])('%s %s is %s', (day, time, expected) => {
    expect(trafficAt(at(day, time))).toBe(expected);
  });
});

test('a road is never longer than the longest, and as long in both directions', () => {
  const cell = fc.record({
    latCell: fc.integer({ min: 2490, max: 3045 }),
    lonCell: fc.integer({ min: -290, max: 60 }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...waysOfTravelling),
      cell,
      cell,
      fc.constantFrom('rush', 'day', 'night'),
      (way, from, to, traffic) => {
        const there = tableMinutes(way, from, to, traffic);
        expect(there).toBeGreaterThan(0);
        expect(there).toBeLessThanOrEqual(longestRoad);
        expect(tableMinutes(way, to, from, traffic)).toBe(there);
      },
    ),
  );
});
