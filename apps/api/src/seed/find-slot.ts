// When a planned appointment starts: at a time that the real rules of slots and roads find free.
import type { ClockTime } from '@freely/domain/clock-time';
import { addDays, type Day, londonInstant, weekdayOf } from '@freely/domain/london-time';
import { roadsAroundVisits, roadsOfBase, type Visit } from '@freely/domain/roads';
import { type Schedule, startTimes, type WorkDay } from '@freely/domain/slots';
import { isSamePlace, type Stop, type Travel } from '@freely/domain/travel-time';
import type { PlannedPractitioner } from './plan.ts';
import type { Random } from './random.ts';

export interface WantedSlot {
  date: Day;
  minutes: number;
  /** Null is a home visit. */
  salonId: number | null;
  stop: Stop;
}

/** Notice and horizon do not matter here: only the practitioner's own schedule and roads do. */
const rules = { now: 0, minimumNoticeMinutes: 0, horizonMonths: 12 * 200, bufferMinutes: 0 };

/** A day off moves the appointment to the next working day. Null when the next days have no time. */
export function findSlot(
  random: Random,
  practitioner: PlannedPractitioner,
  { date, minutes, salonId, stop }: WantedSlot,
  booked: readonly Visit[],
): Date | null {
  const week = weekAt(practitioner, salonId);
  const timeOff = practitioner.timeOff.map(({ from, to }) => ({
    from: from.getTime(),
    to: to.getTime(),
  }));
  for (const day of [date, addDays(date, 1), addDays(date, 2), addDays(date, 3)]) {
    const roads = roadsTo(practitioner, { salonId, stop }, booked, day, week[weekdayOf(day)]);
    const times = startTimes(day, minutes, { week, timeOff, booked, roads }, rules);
    if (times.length > 0) return instantOf(day, random.pick(times));
  }

  return null;
}

function roadsTo(
  { travel, base }: PlannedPractitioner,
  { salonId, stop }: Pick<WantedSlot, 'salonId' | 'stop'>,
  booked: readonly Visit[],
  day: Day,
  plan: WorkDay | undefined,
) {
  if (travel === null) return [];
  const how: Travel = {
    way: travel.way,
    bufferMinutes: travel.bufferMinutes,
    base: travel.fromBase && base ? { lat: base.lat, lon: base.lon } : null,
  };

  // From a salon to itself there is no road.
  const away = salonId === null ? booked : booked.filter((visit) => !isSamePlace(visit.stop, stop));

  return [
    ...roadsAroundVisits(how, stop, away),
    // Working hours at a salon begin at the salon.
    ...(salonId === null ? roadsOfBase(how, stop, booked, { day, plan }) : []),
  ];
}

function weekAt({ hours }: PlannedPractitioner, salonId: number | null): Schedule['week'] {
  const week: Record<number, WorkDay> = {};
  for (const each of hours.filter((one) => one.salonId === salonId)) {
    week[each.weekday] = { hours: { from: each.from, to: each.to }, breaks: each.breaks };
  }

  return week;
}

function instantOf(date: Day, time: ClockTime): Date {
  const instant = londonInstant(date, time);
  if (instant === null) throw new Error(`${date} has no ${time}`);

  return instant;
}
