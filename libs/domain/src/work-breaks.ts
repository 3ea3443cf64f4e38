import type { ClockTime } from './london-time.ts';

/** Which breaks a working day can have. Times are padded with zeros, so they compare as text. */

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
  return breaks.map((one, index) => {
    if (one.from >= one.to) return 'order';
    if (one.from < hours.from || one.to > hours.to) return 'outside';
    const earlier = breaks.slice(0, index);
    if (earlier.some((other) => overlaps(one, other))) return 'overlap';

    return isFilled(hours, [...earlier, one]) ? 'whole' : null;
  });
}

function overlaps(one: ClockRange, other: ClockRange): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Whether the breaks leave nothing of the hours. */
function isFilled({ from, to }: ClockRange, breaks: readonly ClockRange[]): boolean {
  const inOrder = [...breaks].sort((one, other) => (one.from < other.from ? -1 : 1));
  let filledTo = from;
  for (const each of inOrder) {
    if (each.from > filledTo) return false;
    if (each.to > filledTo) filledTo = each.to;
  }

  return filledTo >= to;
}
