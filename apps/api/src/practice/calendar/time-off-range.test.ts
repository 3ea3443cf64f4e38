import { clockTimeOf } from '@freely/domain/clock-time';
import { addDays, londonInstant } from '@freely/domain/london-time';
import { randomRuns } from '@freely/tools/testing/random-runs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { instantsOf, wallTimesOf } from './time-off-range.ts';

const partial = (date: string, start_time: string, end_date: string, end_time: string) => ({
  title: 'x',
  date,
  end_date,
  full_day_off: false,
  start_time,
  end_time,
});
const whole = (date: string, end_date?: string) => ({
  title: 'x',
  date,
  end_date,
  full_day_off: true,
});
const iso = (body: Parameters<typeof instantsOf>[0]) => {
  const { from, to } = instantsOf(body);
  return [new Date(from).toISOString(), new Date(to).toISOString()];
};

test.each([
  ['a winter day', whole('2026-12-01'), '2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'],
  ['a summer day', whole('2026-07-01'), '2026-06-30T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
  [
    'days over the spring change',
    whole('2027-03-27', '2027-03-28'),
    '2027-03-27T00:00:00.000Z',
    '2027-03-28T23:00:00.000Z',
  ],
  [
    'days over the autumn change',
    whole('2027-10-30', '2027-11-01'),
    '2027-10-29T23:00:00.000Z',
    '2027-11-02T00:00:00.000Z',
  ],
  [
    'a few hours',
    partial('2026-12-01', '09:00', '2026-12-01', '11:30'),
    '2026-12-01T09:00:00.000Z',
    '2026-12-01T11:30:00.000Z',
  ],
  [
    'over a weekend',
    partial('2026-07-03', '17:00', '2026-07-06', '09:00'),
    '2026-07-03T16:00:00.000Z',
    '2026-07-06T08:00:00.000Z',
  ],
  [
    'from a skipped time',
    partial('2027-03-28', '01:30', '2027-03-28', '03:00'),
    '2027-03-28T01:00:00.000Z',
    '2027-03-28T02:00:00.000Z',
  ],
  [
    'until a repeated time',
    partial('2027-10-31', '00:30', '2027-10-31', '01:30'),
    '2027-10-30T23:30:00.000Z',
    '2027-10-31T00:30:00.000Z',
  ],
])('%s', (_, body, from, to) => {
  expect(iso(body)).toEqual([from, to]);
});

test('a range inside a skipped hour is empty', () => {
  const { from, to } = instantsOf(partial('2027-03-28', '01:15', '2027-03-28', '01:45'));
  expect(from).toBe(to);
});

test('a range reads back as it was entered', () => {
  for (const body of [
    partial('2026-12-01', '09:00', '2026-12-01', '11:30'),
    partial('2026-07-03', '17:00', '2026-07-06', '00:00'),
    partial('2027-10-31', '00:30', '2027-10-31', '03:30'),
  ]) {
    const { title: _, start_time, end_time, ...days } = body;
    expect(wallTimesOf(false, instantsOf(body))).toEqual({
      ...days,
      start_time: `${start_time}:00`,
      end_time: `${end_time}:00`,
    });
  }
  expect(wallTimesOf(true, instantsOf(whole('2027-03-27', '2027-03-28')))).toEqual({
    date: '2027-03-27',
    end_date: '2027-03-28',
    full_day_off: true,
    start_time: null,
    end_time: null,
  });
});

test('ranges in five years of London days read back as entered, except for skipped times', () => {
  const day = fc.nat({ max: 5 * 365 }).map((count) => addDays('2026-01-01', count));
  const time = fc.nat({ max: 95 }).map((quarter) => clockTimeOf(quarter * 15));
  fc.assert(
    fc.property(day, time, fc.nat({ max: 30 }), time, (date, start, length, end) => {
      const lastDay = addDays(date, length);
      const entered = partial(date, start, lastDay, end);
      const range = instantsOf(entered);
      const read = wallTimesOf(false, range);

      fc.pre(range.from < range.to);
      if (londonInstant(date, start)) expect(read.start_time).toBe(`${start}:00`);
      else expect(read.start_time).toBe('02:00:00');
      if (londonInstant(lastDay, end)) expect(read.end_time).toBe(`${end}:00`);
      expect([read.date, read.end_date]).toEqual([date, lastDay]);
      // Entering it again gives the same range.
      expect(
        instantsOf({
          title: 'x',
          ...read,
          start_time: read.start_time ?? '',
          end_time: read.end_time ?? '',
        }),
      ).toEqual(range);
    }),
    randomRuns({ quick: 100, long: 500 }),
  );
});
