import { expect, test } from '@jest/globals';
import { moveTimeOff, resizeTimeOff } from './drag-time-off.ts';
import { wallDate } from './wall-date.ts';

const run = {
  id: 1,
  title: 'School run',
  date: '2026-12-01',
  end_date: '2026-12-01',
  full_day_off: false,
  start_time: '09:00:00',
  end_time: '10:30:00',
};
const week = {
  ...run,
  full_day_off: true,
  end_date: '2026-12-05',
  start_time: null,
  end_time: null,
};

test('a moved time off keeps its length', () => {
  expect(
    moveTimeOff(run, wallDate('2026-12-01', '09:00'), wallDate('2026-12-03', '14:00')),
  ).toEqual({
    title: 'School run',
    date: '2026-12-03',
    end_date: '2026-12-03',
    full_day_off: false,
    start_time: '14:00',
    end_time: '15:30',
  });
});

test('one that was entered off the quarters of an hour is moved to them', () => {
  const odd = { ...run, start_time: '09:07:00', end_time: '10:30:00' };
  expect(
    moveTimeOff(odd, wallDate('2026-12-01', '09:07'), wallDate('2026-12-03', '14:07')),
  ).toMatchObject({ start_time: '14:00', end_time: '15:30' });
});

test('a time off that is moved over midnight ends on the next day', () => {
  expect(
    moveTimeOff(run, wallDate('2026-12-01', '09:00'), wallDate('2026-12-03', '23:00')),
  ).toMatchObject({ date: '2026-12-03', end_date: '2026-12-04', end_time: '00:30' });
});

test('full days move by whole days', () => {
  expect(moveTimeOff(week, wallDate('2026-12-02'), wallDate('2026-12-04', '11:00'))).toMatchObject({
    date: '2026-12-03',
    end_date: '2026-12-07',
    full_day_off: true,
  });
});

test('an end can be dragged, also to midnight', () => {
  const start = wallDate('2026-12-01', '09:00');
  expect(resizeTimeOff(run, start, wallDate('2026-12-01', '12:15'))).toMatchObject({
    end_date: '2026-12-01',
    start_time: '09:00',
    end_time: '12:15',
  });
  expect(resizeTimeOff(run, start, wallDate('2026-12-01', '23:59'))).toMatchObject({
    end_date: '2026-12-02',
    end_time: '00:00',
  });
});
