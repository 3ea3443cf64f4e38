import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { bookingEvent, busyEvents, roadEvents, timeOffEvent } from './calendar-event.ts';
import { wallDate } from './wall-date.ts';

const off = {
  id: 1,
  title: 'Away',
  date: '2026-07-01',
  end_date: '2026-07-03',
  full_day_off: true,
  start_time: null,
  end_time: null,
};

test('full days last until the end of the last one', () => {
  expect(timeOffEvent(off)).toMatchObject({
    start: wallDate('2026-07-01'),
    end: wallDate('2026-07-03', '23:59'),
  });
});

test('an event that ends at midnight does not extend into the next day', () => {
  const evening = {
    ...off,
    full_day_off: false,
    end_date: '2026-07-02',
    start_time: '20:00:00',
    end_time: '00:00:00',
  };
  expect(timeOffEvent(evening)).toMatchObject({
    start: wallDate('2026-07-01', '20:00'),
    end: wallDate('2026-07-01', '23:59'),
  });
});

test('bookings are shown in London time, in any time zone of the browser', () => {
  const { start, end } = bookingEvent(
    bookingWith({ date: '2026-07-01T09:00:00.000Z', duration: 90 }),
  );
  expect([start, end]).toEqual([wallDate('2026-07-01', '10:00'), wallDate('2026-07-01', '11:30')]);
});

test('busy times are named after their calendar, or its host', () => {
  const feed = { host: 'calendar.example', read_at: null, problem: null };
  const busy = (feed_id: number) => ({
    feed_id,
    from: '2026-12-01T09:00:00.000Z',
    to: '2026-12-01T10:00:00.000Z',
  });
  const events = busyEvents({
    address: null,
    feeds: [
      { ...feed, id: 1, name: 'Home' },
      { ...feed, id: 2, name: '' },
    ],
    busy: [busy(1), busy(2)],
  });
  expect(events.map(({ title }) => title)).toEqual(['Home', 'calendar.example']);
  expect(busyEvents({ address: null, feeds: [] })).toEqual([]);
});

test('roads end when their booking starts, and begin when it ends, within its day', () => {
  const evening = bookingWith({
    date: '2026-07-01T21:00:00.000Z',
    duration: 60,
    road_before: { district: 'N1', minutes: 35 },
    road_after: { district: 'SW11', minutes: 90 },
  });

  expect(roadEvents(evening)).toMatchObject([
    {
      kind: 'road',
      title: 'N1',
      isWayThere: true,
      start: wallDate('2026-07-01', '21:25'),
      end: wallDate('2026-07-01', '22:00'),
    },
    { title: 'SW11', isWayThere: false, start: wallDate('2026-07-01', '23:00') },
  ]);
  expect(roadEvents(bookingWith({}))).toEqual([]);
});
