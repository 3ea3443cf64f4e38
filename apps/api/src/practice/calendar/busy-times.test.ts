import { expect, test } from '@jest/globals';
import { busyTimes } from './busy-times.ts';

const between = { from: Date.parse('2027-03-01T00:00Z'), to: Date.parse('2027-05-01T00:00Z') };
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID'))
    ? []
    : [`UID:${lines.join('').length}-${lines[0]}`]),
  'DTSTAMP:20270101T000000Z',
  ...lines,
  'END:VEVENT',
];
const own = { host: 'freely.example', ownBookings: async () => [40001] };
const read = async (...lines: string[]) =>
  (await busyTimes(calendar(...lines), between, own)).map(
    ({ from, to }) =>
      `${new Date(from).toISOString().slice(0, 16)}/${new Date(to).toISOString().slice(0, 16)}`,
  );

test('reads events in UTC, with a time zone, without one, and whole days, in London', async () => {
  const found = await read(
    ...event('DTSTART:20270302T100000Z', 'DTEND:20270302T113000Z'),
    ...event(
      'DTSTART;TZID=America/New_York:20270303T090000',
      'DTEND;TZID=America/New_York:20270303T100000',
    ),
    // London is on summer time from 28 March.
    ...event('DTSTART:20270402T100000', 'DTEND:20270402T110000'),
    ...event('DTSTART;VALUE=DATE:20270410', 'DTEND;VALUE=DATE:20270412'),
    ...event('DTSTART:20270415T100000Z', 'DURATION:PT45M'),
  );

  expect(found).toEqual([
    '2027-03-02T10:00/2027-03-02T11:30',
    '2027-03-03T14:00/2027-03-03T15:00',
    '2027-04-02T09:00/2027-04-02T10:00',
    '2027-04-09T23:00/2027-04-11T23:00',
    '2027-04-15T10:00/2027-04-15T10:45',
  ]);
});

test('expands recurring events across a clock change, without excluded dates', async () => {
  const found = await read(
    ...event(
      'DTSTART;TZID=Europe/London:20270315T180000',
      'DTEND;TZID=Europe/London:20270315T190000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/London:20270322T180000',
    ),
  );

  expect(found).toEqual([
    '2027-03-15T18:00/2027-03-15T19:00',
    '2027-03-29T17:00/2027-03-29T18:00',
    '2027-04-05T17:00/2027-04-05T18:00',
  ]);
});

test('ignores free, cancelled, out-of-range and our own events, and merges overlaps', async () => {
  const day = ['DTSTART:20270302T100000Z', 'DTEND:20270302T110000Z'];
  const found = await read(
    ...event(...day, 'TRANSP:TRANSPARENT'),
    ...event(...day, 'STATUS:CANCELLED'),
    ...event(...day, 'UID:booking-40001@freely.example'),
    ...event(...day, 'UID:time-off-7@freely.example'),
    ...event('DTSTART:20260302T100000Z', 'DTEND:20260302T110000Z'),
    ...event('DTSTART:20270301T000000Z', 'DTEND:20270301T020000Z', 'UID:a'),
    ...event('DTSTART:20270301T010000Z', 'DTEND:20270301T030030Z', 'UID:b'),
    ...event(
      'DTSTART:20270430T230000Z',
      'DTEND:20270502T000000Z',
      'UID:booking-1@elsewhere.example',
    ),
  );

  expect(found).toEqual(['2027-03-01T00:00/2027-03-01T03:01', '2027-04-30T23:00/2027-05-01T00:00']);
});

test('a booking that is not the owner’s own is read, also one with an id that no row can have', async () => {
  const found = await read(
    ...event('DTSTART:20270302T100000Z', 'DTEND:20270302T110000Z', 'UID:booking-2@freely.example'),
    ...event(
      'DTSTART:20270303T100000Z',
      'DTEND:20270303T110000Z',
      `UID:booking-${'9'.repeat(30)}@freely.example`,
    ),
  );

  expect(found).toEqual(['2027-03-02T10:00/2027-03-02T11:00', '2027-03-03T10:00/2027-03-03T11:00']);
});

test('a web page, an empty file and too many events get different errors', async () => {
  // With time for a busy machine to count the events.
  const refusal = (text: string) =>
    busyTimes(text, between, own, 120_000).catch((error: Error) => error.message);

  expect(await refusal('<!doctype html>')).toBe('There is no calendar at this address.');
  expect(await refusal('')).toBe('There is no calendar at this address.');
  expect(await read()).toEqual([]);
  const minutely = event(
    'DTSTART:20270301T000000Z',
    'DTEND:20270301T000100Z',
    'RRULE:FREQ=MINUTELY',
  );
  expect(await refusal(calendar(...minutely))).toBe('This calendar is too large to be read.');
});

test('a recurrence rule that never ends is stopped, without blocking this process', async () => {
  const bomb = event(
    'DTSTART:19700101T000000Z',
    'DTEND:19700101T000001Z',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  );
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  const outcome = await busyTimes(calendar(...bomb), between, own).catch(
    (error: Error) => error.name,
  );
  clearInterval(timer);

  // Either no busy times or a timeout, depending on the library.
  expect(outcome === 'CalendarProblem' || Array.isArray(outcome)).toBe(true);
  expect(ticks).toBeGreaterThan(10);
});
