import { randomRuns } from '@freely/tools/testing/random-runs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, londonInstant, weekdayOf } from './london-time.ts';
import {
  explainStartTimes,
  hasStartTime,
  type Schedule,
  slotRefusal,
  startTimes,
  type WorkDay,
} from './slots.ts';
import { referenceReasons, referenceStartTimes } from './testing/reference-slots.ts';
import type { TimeRange } from './time-range.ts';

const minute = 60_000;
const at = (day: string, time: string) => londonInstant(day, time)!.getTime();
const between = (day: string, from: string, to: string): TimeRange => ({
  from: at(day, from),
  to: at(day, to),
});
const everyDay = (plan: WorkDay): Schedule['week'] =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, plan]));
const hours = (from: number, to: number, breaks: TimeRange[] = []): WorkDay => ({
  hours: { from, to },
  breaks,
});

const thursday = '2026-11-26';
const rules = {
  now: at('2026-11-20', '12:00'),
  minimumNoticeMinutes: 60,
  horizonMonths: 6,
  bufferMinutes: 0,
};
const nineToTwelve: Schedule = {
  week: everyDay(hours(540, 720)),
  timeOff: [],
  booked: [],
};

describe('start times', () => {
  test('the whole treatment must fit in the working hours', () => {
    expect(startTimes(thursday, 150, nineToTwelve, rules)).toEqual(['09:00', '09:15', '09:30']);
    expect(startTimes(thursday, 180, nineToTwelve, rules)).toEqual(['09:00']);
    expect(startTimes(thursday, 181, nineToTwelve, rules)).toEqual([]);
  });

  test('hours that begin off the grid start at the next grid time', () => {
    const schedule = { ...nineToTwelve, week: everyDay(hours(545, 625)) };
    expect(startTimes(thursday, 60, schedule, rules)).toEqual(['09:15']);
  });

  test('a day may end at midnight', () => {
    const schedule = { ...nineToTwelve, week: everyDay(hours(1320, 1440)) };
    expect(startTimes(thursday, 60, schedule, rules).at(-1)).toBe('23:00');
  });

  test('a treatment may touch a break or a booking but not overlap it', () => {
    const schedule: Schedule = {
      week: everyDay(hours(540, 780, [{ from: 600, to: 660 }])),
      timeOff: [],
      booked: [between(thursday, '12:00', '12:30')],
    };
    expect(startTimes(thursday, 60, schedule, rules)).toEqual(['09:00', '11:00']);
    expect(slotRefusal(thursday, '09:15', 60, schedule, rules)).toBe('in_break');
    expect(slotRefusal(thursday, '11:15', 60, schedule, rules)).toBe('booked');
    expect(slotRefusal(thursday, '12:45', 60, schedule, rules)).toBe('outside_hours');
  });

  test('the travel buffer applies to bookings, not to breaks or the end of the day', () => {
    const schedule: Schedule = {
      week: everyDay(hours(540, 780, [{ from: 600, to: 615 }])),
      timeOff: [],
      booked: [between(thursday, '11:30', '12:00')],
    };
    const travelling = { ...rules, bufferMinutes: 15 };
    expect(startTimes(thursday, 45, schedule, travelling)).toEqual([
      '09:00',
      '09:15',
      '10:15',
      '10:30',
      '12:15',
    ]);
    expect(startTimes(thursday, 30, schedule, travelling)).toContain('12:15');
    expect(startTimes(thursday, 30, schedule, travelling)).not.toContain('12:00');
  });

  test('time off, notice and horizon', () => {
    const off = { ...nineToTwelve, timeOff: [between(thursday, '00:00', '10:00')] };
    expect(startTimes(thursday, 120, off, rules)).toEqual(['10:00']);
    expect(slotRefusal(thursday, '09:45', 60, off, rules)).toBe('in_time_off');

    // Exactly an hour ahead is enough; a millisecond less is not.
    const now = { ...rules, now: at(thursday, '08:15') };
    expect(startTimes(thursday, 120, nineToTwelve, now)[0]).toBe('09:15');
    const later = { ...now, now: now.now + 1 };
    expect(slotRefusal(thursday, '09:15', 60, nineToTwelve, later)).toBe('too_soon');

    expect(startTimes('2027-05-20', 60, nineToTwelve, rules)).not.toEqual([]);
    expect(slotRefusal('2027-05-21', '09:00', 60, nineToTwelve, rules)).toBe('too_far_ahead');
    expect(slotRefusal(thursday, '09:10', 60, nineToTwelve, rules)).toBe('off_grid');
    expect(slotRefusal(thursday, '09:00', 60, { ...off, week: {} }, rules)).toBe('day_off');
  });

  test('the spring clock change skips an hour, the autumn one repeats an hour', () => {
    const night: Schedule = { ...nineToTwelve, week: everyDay(hours(0, 240)) };
    const spring = startTimes('2027-03-28', 60, night, rules);
    // A treatment that starts at 00:30 ends at 02:30 on the wall clock.
    expect(spring).toEqual([
      '00:00',
      '00:15',
      '00:30',
      '00:45',
      '02:00',
      '02:15',
      '02:30',
      '02:45',
      '03:00',
    ]);
    expect(slotRefusal('2027-03-28', '01:15', 60, night, rules)).toBe('skipped_by_clocks');

    const inAutumn = { ...rules, now: at('2027-10-01', '12:00') };
    const twoHours = startTimes('2027-10-31', 180, night, inAutumn);
    expect(twoHours).toContain('01:45');
    expect(at('2027-10-31', '01:45')).toBe(Date.parse('2027-10-31T00:45:00Z'));
    expect(twoHours.at(-1)).toBe('01:45');
  });
});

describe('five years of London days', () => {
  const changes = [
    '2026-10-25',
    '2027-03-28',
    '2027-10-31',
    '2028-03-26',
    '2028-10-29',
    '2029-03-25',
    '2029-10-28',
    '2030-03-31',
    '2030-10-27',
  ];
  const day = fc.oneof(
    fc.integer({ min: 0, max: 5 * 365 }).map((count) => addDays('2026-01-01', count)),
    fc.constantFrom(...changes),
  );
  const wallRange = (from: number, to: number) =>
    fc
      .tuple(fc.integer({ min: from / 5, max: to / 5 }), fc.integer({ min: 1, max: 140 }))
      .map(([start, length]) => ({ from: start * 5, to: Math.min(1440, (start + length) * 5) }))
      .filter((range) => range.from < range.to);
  const busy = fc
    .tuple(fc.integer({ min: -300, max: 1500 }), fc.integer({ min: 1, max: 300 }))
    .map(([from, length]) => ({ from: from * minute, to: (from + length) * minute }));
  const inputs = fc
    .record({
      date: day,
      open: fc.option(fc.oneof(wallRange(0, 1400), wallRange(0, 180)), { freq: 20 }),
      breaks: fc.array(wallRange(0, 1400), { maxLength: 2 }),
      off: fc.array(busy, { maxLength: 2 }),
      booked: fc.array(busy, { maxLength: 3 }),
      duration: fc.constantFrom(5, 15, 30, 45, 60, 90, 135, 240),
      bufferMinutes: fc.constantFrom(0, 0, 10, 15, 30),
      // Mostly around now; sometimes so long ago that the day is beyond the horizon.
      nowMinute: fc.oneof(
        { weight: 20, arbitrary: fc.integer({ min: -200, max: 1200 }) },
        { weight: 1, arbitrary: fc.constant(-270 * 1440) },
      ),
    })
    .map(({ date, open, breaks, off, booked, duration, bufferMinutes, nowMinute }) => {
      const midnight = at(date, '00:00');
      const shifted = ({ from, to }: TimeRange) => ({ from: midnight + from, to: midnight + to });
      const schedule: Schedule = {
        week: open ? { [weekdayOf(date)]: { hours: open, breaks } } : {},
        timeOff: off.map(shifted),
        booked: booked.map(shifted),
      };
      const slotRules = { ...rules, now: midnight + nowMinute * minute, bufferMinutes };
      return [date, duration, schedule, slotRules] as const;
    });

  test('start times match the reference model, which walks through each day by the minute', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const [date, duration, schedule, slotRules] = input;
        const found = startTimes(...input);

        expect(found).toEqual(referenceStartTimes(...input));
        expect(hasStartTime(...input)).toBe(found.length > 0);
        for (const time of found) {
          expect(slotRefusal(date, time, duration, schedule, slotRules)).toBeNull();
        }
      }),
      randomRuns({ quick: 200, long: 400 }),
    );
  });

  test('the reasons against each time match the reference model', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const found = explainStartTimes(...input).map(({ time, reasons }) => [
          time,
          reasons.map(({ refusal }) => refusal),
        ]);
        const expected = [...referenceReasons(...input)];

        expect(found.map(([time, reasons]) => [time, new Set(reasons)])).toEqual(expected);
      }),
      randomRuns({ quick: 200, long: 400 }),
    );
  });

  test('a time is offered exactly when there is no reason against it', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const [date, duration, schedule, slotRules] = input;
        const explained = explainStartTimes(...input);
        const free = explained.filter(({ reasons }) => reasons.length === 0);
        const first = explained.find(({ reasons }) => reasons.length > 0);

        // Compared as strings, since `expect` on lists would take most of the test's time.
        expect(free.map(({ time }) => time).join()).toBe(startTimes(...input).join());
        expect(explained.length).toBe(96);
        const refusal = first && slotRefusal(date, first.time, duration, schedule, slotRules);
        expect(refusal).toBe(first?.reasons[0]?.refusal);
      }),
      randomRuns({ quick: 1000, long: 10_000 }),
    );
  });

  test('the horizon is counted in calendar months', () => {
    fc.assert(
      fc.property(day, (today) => {
        const schedule: Schedule = { ...nineToTwelve, week: everyDay(hours(540, 720)) };
        const slotRules = { ...rules, now: at(today, '12:00') };
        const last = addMonths(today, 6);
        expect(hasStartTime(last, 60, schedule, slotRules)).toBe(true);
        expect(hasStartTime(addDays(last, 1), 60, schedule, slotRules)).toBe(false);
      }),
    );
  });
});

test('a reason refers to the time off or booking that causes it', () => {
  const holiday = { ...between(thursday, '09:00', '10:00'), title: 'Holiday' };
  const booking = { ...between(thursday, '11:00', '12:00'), id: 7 };
  const schedule = { ...nineToTwelve, timeOff: [holiday], booked: [booking] };
  const explained = explainStartTimes(thursday, 60, schedule, { ...rules, bufferMinutes: 45 });
  const against = (wanted: string) => explained.find(({ time }) => time === wanted)?.reasons;

  expect(against('09:30')).toEqual([
    { refusal: 'in_time_off', by: holiday },
    { refusal: 'no_travel_time', by: booking },
  ]);
  expect(against('11:30')).toEqual([
    { refusal: 'outside_hours' },
    { refusal: 'booked', by: booking },
  ]);
});
