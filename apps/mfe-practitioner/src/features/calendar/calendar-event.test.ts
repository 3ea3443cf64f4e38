import { expect, test } from '@jest/globals';
import { bookingWith } from '../../testing/booking-with.ts';
import { eventOfBooking, eventOfTimeOff, eventsElsewhere } from './calendar-event.ts';
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

test('whole days last to the evening of the last one', () => {
  expect(eventOfTimeOff(off)).toMatchObject({
    start: wallDate('2026-07-01'),
    end: wallDate('2026-07-03', '23:59'),
  });
});

test('what ends at midnight does not reach into the next day', () => {
  const evening = {
    ...off,
    full_day_off: false,
    end_date: '2026-07-02',
    start_time: '20:00:00',
    end_time: '00:00:00',
  };
  expect(eventOfTimeOff(evening)).toMatchObject({
    start: wallDate('2026-07-01', '20:00'),
    end: wallDate('2026-07-01', '23:59'),
  });
});

test('bookings stand at London time, whatever zone the browser is in', () => {
  const { start, end } = eventOfBooking(
    bookingWith({ date: '2026-07-01T09:00:00.000Z', duration: 90 }),
  );
  expect([start, end]).toEqual([wallDate('2026-07-01', '10:00'), wallDate('2026-07-01', '11:30')]);
});

test('busy times carry the name of their calendar, or its host', () => {
  const feed = { host: 'calendar.example', read_at: null, problem: null };
  const busy = (feed_id: number) => ({
    feed_id,
    from: '2026-12-01T09:00:00.000Z',
    to: '2026-12-01T10:00:00.000Z',
  });
  const events = eventsElsewhere({
    address: null,
    feeds: [
      { ...feed, id: 1, name: 'Home' },
      { ...feed, id: 2, name: '' },
    ],
    busy: [busy(1), busy(2)],
  });
  expect(events.map(({ title }) => title)).toEqual(['Home', 'calendar.example']);
  expect(eventsElsewhere({ address: null, feeds: [] })).toEqual([]);
});
