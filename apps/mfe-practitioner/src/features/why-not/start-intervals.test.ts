import { expect, test } from '@jest/globals';
import { groupStarts } from './start-intervals.ts';

const start = (time: string, title?: string) => ({
  time,
  offered: title === undefined,
  reasons: title === undefined ? [] : [{ reason: 'time_off' as const, title }],
});

test('consecutive start times with the same reasons form one interval', () => {
  expect(
    groupStarts([
      start('08:45', 'Run'),
      start('09:00', 'Run'),
      start('09:15', 'Gym'),
      start('09:30'),
      start('09:45'),
      start('10:15'),
    ]).map(({ from, to, count }) => [from, to, count]),
  ).toEqual([
    ['08:45', '09:00', 2],
    ['09:15', '09:15', 1],
    ['09:30', '09:45', 2],
    // The start time in between does not exist, because the clocks went forward.
    ['10:15', '10:15', 1],
  ]);
  expect(groupStarts([])).toEqual([]);
});
