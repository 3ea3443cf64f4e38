import { expect, test } from '@jest/globals';
import type { CalendarEvent } from './calendar-event.ts';
import { roadPosition, withEventsBefore } from './road-position.ts';
import { wallDate } from './wall-date.ts';

const at = (time: string) => wallDate('2026-12-02', time);
const event = (kind: CalendarEvent['kind'], from: string, to: string): CalendarEvent => ({
  key: `${kind}-${from}`,
  kind,
  title: '',
  start: at(from),
  end: at(to),
  isFullDay: false,
});

test('a road begins below the least height of the event before it', () => {
  const [, , road] = withEventsBefore([
    event('booking', '09:00', '10:00'),
    event('booking', '13:30', '13:45'),
    event('road', '13:45', '14:15'),
  ]);

  expect(road?.before).toEqual(at('13:30'));
  // The event before is half as long as the road, and so its height is half of the road's.
  expect(roadPosition(road as CalendarEvent, '20%', '10%')).toEqual({
    top: 'max(20%, 20% - 10% * 0.5 + 1.5rem)',
    bottom: 'calc(100% - 20% - 10%)',
  });
});

test('a road with nothing before it is where its time is', () => {
  const [road] = withEventsBefore([
    event('road', '09:00', '09:30'),
    event('booking', '09:30', '10:00'),
    { ...event('timeOff', '00:00', '08:00'), isFullDay: true },
  ]);

  expect(road?.before).toBeUndefined();
  expect(roadPosition(road as CalendarEvent, '20%', '10%').top).toBe('20%');
});
