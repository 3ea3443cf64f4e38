import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { travelsTo } from '@freely/domain/geo';
import { type Day, londonInstant } from '@freely/domain/london-time';
import type { Schedule, SlotRules, WorkDay } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import type { CalendarQuery } from './calendar.repository.ts';
import type { Base } from './travel.ts';

/** A calendar as triggers keep it for the search: who is not on the road needs no more for free days. */
interface KeptDays {
  isLive: boolean;
  /** The kept days do not know roads. */
  hasRoads: boolean;
  /** Whether the practitioner comes to the home that was asked for. */
  isWithinReach: boolean;
  rules: SlotRules;
  /** One for each place. */
  schedules: Schedule[];
  /** Minutes by treatment id, for those requested treatments that are offered. */
  durations: Record<string, number>;
}

/** Minutes, as PostgreSQL writes a multirange: `{[540,720),[780,1080)}`. */
type Minutes = string;

interface KeptRow {
  now: Date;
  minimum_notice_minutes: number;
  horizon_months: number;
  buffer_minutes: number;
  is_live: boolean;
  has_roads: boolean;
  /** Of home visits, if they are asked for and made. */
  base: Base | null;
  durations: Record<string, number> | null;
  hours: [place: number, weekday: number, open: Minutes][] | null;
  busy: [day: Day, away: Minutes, booked: Minutes][] | null;
}

const keptDays = readFileSync(join(import.meta.dirname, 'kept-days.sql'), 'utf8');
const minute = 60_000;

export async function readKeptDays(db: Db, query: CalendarQuery): Promise<KeptDays> {
  const { practitionerId, locationType, salonId, subServiceIds, home, from, to } = query;
  const treatments = `{${subServiceIds.join(',')}}`;
  const values = [practitionerId, locationType, salonId, treatments, from, to];
  const {
    rows: [row],
  } = await db.executeQuery<KeptRow>(CompiledQuery.raw(keptDays, values));
  if (!row) throw new Error('The settings have no row');
  const { timeOff, booked } = busyTimes(row.busy ?? []);

  return {
    isLive: row.is_live,
    hasRoads: row.has_roads,
    isWithinReach:
      row.base === null || home === null || travelsTo(row.base, row.base.travelMiles, home),
    rules: {
      now: row.now.getTime(),
      minimumNoticeMinutes: row.minimum_notice_minutes,
      horizonMonths: row.horizon_months,
      bufferMinutes: row.buffer_minutes,
    },
    schedules: weeksOf(row.hours ?? []).map((week) => ({ week, timeOff, booked })),
    durations: row.durations ?? {},
  };
}

function weeksOf(hours: NonNullable<KeptRow['hours']>): Schedule['week'][] {
  const weeks = new Map<number, Record<number, WorkDay>>();
  for (const [place, weekday, open] of hours) {
    const day = workDayOf(rangesOf(open));
    if (!day) continue;
    const week = weeks.get(place) ?? {};
    weeks.set(place, week);
    week[weekday] = day;
  }

  return [...weeks.values()];
}

/** Hours from the first open minute to the last, with breaks between. */
function workDayOf(open: readonly TimeRange[]): WorkDay | null {
  const [first] = open;
  const last = open.at(-1);
  if (!first || !last) return null;
  const breaks = open.slice(1).map(({ from }, at) => ({ from: open[at]?.to ?? from, to: from }));

  return { hours: { from: first.from, to: last.to }, breaks };
}

/** As instants. A day also has the bookings near it, so some are in two days. */
function busyTimes(days: NonNullable<KeptRow['busy']>): Pick<Schedule, 'timeOff' | 'booked'> {
  const timeOff: TimeRange[] = [];
  const booked: TimeRange[] = [];
  for (const [day, away, taken] of days) {
    // London's clocks never change at midnight.
    const midnight = londonInstant(day, '00:00')?.getTime() ?? 0;
    const instants = ({ from, to }: TimeRange) => ({
      from: midnight + from * minute,
      to: midnight + to * minute,
    });
    timeOff.push(...rangesOf(away).map(instants));
    booked.push(...rangesOf(taken).map(instants));
  }

  return { timeOff, booked };
}

function rangesOf(minutes: Minutes): TimeRange[] {
  const ends = minutes.match(/-?\d+/g)?.map(Number) ?? [];

  return ends.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: ends[at + 1] ?? from }] : []));
}
