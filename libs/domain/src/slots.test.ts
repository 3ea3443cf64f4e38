import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, clockTimeOf, londonInstant, weekdayOf } from './london-time.ts';
import { hasStartTime, type Schedule, slotRefusal, startTimes, type WorkDay } from './slots.ts';
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
  test('the whole treatment lies in the hours', () => {
    expect(startTimes(thursday, 150, nineToTwelve, rules)).toEqual(['09:00', '09:15', '09:30']);
    expect(startTimes(thursday, 180, nineToTwelve, rules)).toEqual(['09:00']);
    expect(startTimes(thursday, 181, nineToTwelve, rules)).toEqual([]);
  });

  test('hours that begin off the grid start at its next line', () => {
    const schedule = { ...nineToTwelve, week: everyDay(hours(545, 625)) };
    expect(startTimes(thursday, 60, schedule, rules)).toEqual(['09:15']);
  });

  test('a day may end at midnight', () => {
    const schedule = { ...nineToTwelve, week: everyDay(hours(1320, 1440)) };
    expect(startTimes(thursday, 60, schedule, rules).at(-1)).toBe('23:00');
  });

  test('a treatment may touch a break or a booking, and not enter it', () => {
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

  test('travel keeps its distance from bookings, not from breaks or the end of the day', () => {
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

  test('spring skips an hour, autumn repeats one', () => {
    const night: Schedule = { ...nineToTwelve, week: everyDay(hours(0, 240)) };
    const spring = startTimes('2027-03-28', 60, night, rules);
    // A treatment that starts at half past midnight ends at half past two on the wall.
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

// The obvious engine: walk the day minute by minute, reading the platform's own clock.
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const wallDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

function minutesOfDay(day: string): { instant: number; wall: string }[] {
  const noon = Date.parse(`${day}T12:00:00Z`);

  return Array.from({ length: 28 * 60 }, (_, index) => noon + (index - 14 * 60) * minute)
    .filter((instant) => wallDay.format(instant) === day)
    .map((instant) => ({ instant, wall: wallClock.format(instant) }));
}

function obviousStartTimes(
  day: string,
  duration: number,
  schedule: Schedule,
  buffer: number,
  earliest: number,
) {
  const plan = schedule.week[weekdayOf(day)];
  if (plan === undefined) return [];
  const clock = minutesOfDay(day);
  const end = clock.at(-1)!.instant + minute;
  const firstAt = (wall: number) =>
    clock.find((each) => each.wall >= clockTimeOf(wall))?.instant ?? end;
  const inside = (instant: number, { from, to }: TimeRange) => from <= instant && instant < to;
  const onWall = ({ from, to }: TimeRange) => ({ from: firstAt(from), to: firstAt(to) });
  const open = onWall(plan.hours);
  const closed = [...plan.breaks.map(onWall), ...schedule.timeOff];
  const seen = new Set<string>();

  return clock.flatMap(({ instant, wall }) => {
    if (seen.has(wall)) return [];
    seen.add(wall);
    if (Number(wall.slice(3)) % 15 !== 0 || instant < earliest) return [];
    for (let each = -buffer; each < duration + buffer; each += 1) {
      const moment = instant + each * minute;
      if (schedule.booked.some((range) => inside(moment, range))) return [];
      if (each < 0 || each >= duration) continue;
      if (!inside(moment, open) || closed.some((range) => inside(moment, range))) return [];
    }

    return [wall];
  });
}

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

  test('agree with walking through each day minute by minute', () => {
    fc.assert(
      fc.property(
        day,
        fc.oneof(wallRange(0, 1400), wallRange(0, 180)),
        fc.array(wallRange(0, 1400), { maxLength: 2 }),
        fc.array(busy, { maxLength: 2 }),
        fc.array(busy, { maxLength: 3 }),
        fc.constantFrom(5, 15, 30, 45, 60, 90, 135, 240),
        fc.constantFrom(0, 0, 10, 15, 30),
        fc.integer({ min: -200, max: 1200 }),
        (date, open, breaks, off, booked, duration, bufferMinutes, nowMinute) => {
          const midnight = at(date, '00:00');
          const shifted = ({ from, to }: TimeRange) => ({
            from: midnight + from,
            to: midnight + to,
          });
          const schedule: Schedule = {
            week: { [weekdayOf(date)]: { hours: open, breaks } },
            timeOff: off.map(shifted),
            booked: booked.map(shifted),
          };
          const now = midnight + nowMinute * minute;
          const slotRules = { ...rules, now, bufferMinutes };
          const found = startTimes(date, duration, schedule, slotRules);

          expect(found).toEqual(
            obviousStartTimes(date, duration, schedule, bufferMinutes, now + 60 * minute),
          );
          expect(hasStartTime(date, duration, schedule, slotRules)).toBe(found.length > 0);
          for (const time of found) {
            expect(slotRefusal(date, time, duration, schedule, slotRules)).toBeNull();
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test('the horizon is counted in months of the calendar', () => {
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
