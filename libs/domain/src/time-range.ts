/**
 * Intervals of time as plain numbers: half-open, so that one may begin where another ends. date-fns has
 * none of numbers, and nothing that merges or subtracts.
 */

/** From `from` up to, not including, `to`. The caller chooses the unit: minutes, milliseconds. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** The intervals in order, without empty ones, merged where they touch or overlap. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = [];
  const ordered = ranges
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);

  for (const range of ordered) {
    const last = merged.at(-1);
    if (last !== undefined && range.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else {
      merged.push(range);
    }
  }

  return merged;
}

/** What is left of `ranges` when everything in `taken` is cut out, in order. */
export function subtractRanges(
  ranges: readonly TimeRange[],
  taken: readonly TimeRange[],
): TimeRange[] {
  const cuts = mergeRanges(taken);

  return mergeRanges(ranges).flatMap((range) => {
    const rest: TimeRange[] = [];
    let { from } = range;
    for (const cut of cuts) {
      if (cut.to <= from || cut.from >= range.to) continue;
      if (cut.from > from) rest.push({ from, to: cut.from });
      from = cut.to;
    }
    if (from < range.to) rest.push({ from, to: range.to });

    return rest;
  });
}

/** Whether the two have any time in common. */
export function rangesOverlap(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to && one.from < one.to && other.from < other.to;
}

/** Whether `inner` is completely inside `outer`. */
export function rangeContains(outer: TimeRange, inner: TimeRange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
