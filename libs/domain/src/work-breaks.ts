import { type ClockTime, minutesOf } from './clock-time.ts';
import { rangeContains, rangesOverlap, subtractRanges, type TimeRange } from './time-range.ts';

/** Which breaks a working day can have. */

/** The end of the day is `24:00`. */
export interface ClockRange {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** What is wrong with a break. */
export type BreakProblem = 'order' | 'outside' | 'overlap' | 'whole';

/**
 * What is wrong with each break, in order; null where nothing is. A break ends after it starts, lies inside the hours,
 * overlaps no earlier break of the list, and leaves with them some time to work. Breaks may touch.
 */
export function breakProblems(
  hours: ClockRange,
  breaks: readonly ClockRange[],
): (BreakProblem | null)[] {
  const day = inMinutes(hours);
  const pauses = breaks.map(inMinutes);

  return pauses.map((one, index) => {
    const earlier = pauses.slice(0, index);
    if (one.from >= one.to) return 'order';
    if (!rangeContains(day, one)) return 'outside';
    if (earlier.some((other) => rangesOverlap(one, other))) return 'overlap';

    return subtractRanges([day], [...earlier, one]).length === 0 ? 'whole' : null;
  });
}

const inMinutes = ({ from, to }: ClockRange): TimeRange => ({
  from: minutesOf(from),
  to: minutesOf(to),
});
