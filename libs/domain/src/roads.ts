import { londonDayClock } from './london-day.ts';
import type { Day } from './london-time.ts';
import type { WorkDay } from './slots.ts';
import { subtractRanges, type TimeRange } from './time-range.ts';
import { roadMinutes, type Stop, type Travel } from './travel-time.ts';

/** The roads around the visits in a diary, for somebody who wants another visit (ADR 0052). */

/** A treatment in the diary, without its roads, and where it is. Instants in milliseconds. */
export interface Visit extends TimeRange {
  readonly stop: Stop;
}

/** Time in which no visit to one stop can be, because the practitioner is on the road. */
export interface Road<Seen extends Visit = Visit> extends TimeRange {
  /** The visit that the road leads to or from; null for the base. */
  readonly visit: Seen | null;
  /** Whether the road leads to the stop that is wanted, or away from it. */
  readonly isTowards: boolean;
}

const minute = 60_000;

/**
 * A visit to `stop` has to leave the road to it after every visit, and the road from it before every one.
 * The traffic is that of the visit in the diary, so that a road is as long for every start time.
 */
export function roadsAroundVisits<Seen extends Visit>(
  travel: Travel,
  stop: Stop,
  visits: readonly Seen[],
): Road<Seen>[] {
  return visits.flatMap((visit) => {
    const { from, to } = visit;
    const after = roadMinutes(travel, visit.stop, stop, to) * minute;
    const before = roadMinutes(travel, stop, visit.stop, from) * minute;

    return [
      ...(before > 0 ? [{ from: from - before, to: from, visit, isTowards: false }] : []),
      ...(after > 0 ? [{ from: to, to: to + after, visit, isTowards: true }] : []),
    ];
  });
}

/**
 * The roads from and to the base at the ends of a working day. Only the first visit of a day is
 * reached from there, and only the last is left for there.
 */
export function roadsOfBase<Seen extends Visit>(
  travel: Travel,
  stop: Stop,
  visits: readonly Seen[],
  { day, plan }: { day: Day; plan: WorkDay | undefined },
): Road<Seen>[] {
  const { base } = travel;
  if (base === null || plan === undefined) return [];
  const clock = londonDayClock(day);
  const open = subtractRanges([plan.hours], plan.breaks);
  const [first, last] = [open[0], open.at(-1)];
  if (!first || !last) return [];
  const opens = clock.boundaryAt(first.from);
  const closes = clock.boundaryAt(last.to);
  const ofDay = visits.filter(
    ({ from }) => clock.boundaryAt(0) <= from && from < clock.boundaryAt(wholeDay),
  );
  const there = opens + roadMinutes(travel, base, stop, opens) * minute;
  const back = closes - roadMinutes(travel, stop, base, closes) * minute;
  const roads = [
    { from: opens, to: Math.min(there, ...ofDay.map(({ to }) => to)), isTowards: true },
    { from: Math.max(back, ...ofDay.map(({ from }) => from)), to: closes, isTowards: false },
  ];

  return roads.filter(({ from, to }) => from < to).map((road) => ({ ...road, visit: null }));
}

const wholeDay = 1440;
