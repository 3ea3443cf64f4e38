import { expect, test } from '@jest/globals';
import { movedTo, resizedTo } from './moved-time-off.ts';
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

test('a moved time off stays as long as it was', () => {
  expect(movedTo(run, wallDate('2026-12-01', '09:00'), wallDate('2026-12-03', '14:00'))).toEqual({
    title: 'School run',
    date: '2026-12-03',
    end_date: '2026-12-03',
    full_day_off: false,
    start_time: '14:00',
    end_time: '15:30',
  });
});

test('over midnight it ends on the next day', () => {
  expect(
    movedTo(run, wallDate('2026-12-01', '09:00'), wallDate('2026-12-03', '23:00')),
  ).toMatchObject({ date: '2026-12-03', end_date: '2026-12-04', end_time: '00:30' });
});

test('whole days move by days', () => {
  expect(movedTo(week, wallDate('2026-12-02'), wallDate('2026-12-04', '11:00'))).toMatchObject({
    date: '2026-12-03',
    end_date: '2026-12-07',
    full_day_off: true,
  });
});

test('an end is dragged, to midnight too', () => {
  const start = wallDate('2026-12-01', '09:00');
  expect(resizedTo(run, start, wallDate('2026-12-01', '12:15'))).toMatchObject({
    end_date: '2026-12-01',
    start_time: '09:00',
    end_time: '12:15',
  });
  expect(resizedTo(run, start, wallDate('2026-12-01', '23:59'))).toMatchObject({
    end_date: '2026-12-02',
    end_time: '00:00',
  });
});
