/** Stretches of time as plain numbers: half-open, so that one may begin where another ends. */

/** From `from` up to, not including, `to`. The unit is the caller's: minutes, milliseconds. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** The stretches in order, without empty ones, joined where they touch or overlap. */
export function joinRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const joined: TimeRange[] = [];
  const ordered = ranges
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);

  for (const range of ordered) {
    const last = joined.at(-1);
    if (last !== undefined && range.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else {
      joined.push(range);
    }
  }

  return joined;
}

/** What is left of `ranges` when everything in `taken` is cut out, in order. */
export function subtractRanges(
  ranges: readonly TimeRange[],
  taken: readonly TimeRange[],
): TimeRange[] {
  const cuts = joinRanges(taken);

  return joinRanges(ranges).flatMap((range) => {
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

/** True when the two share any moment. */
export function rangesOverlap(one: TimeRange, other: TimeRange): boolean {
  return one.from < other.to && other.from < one.to && one.from < one.to && other.from < other.to;
}

/** True when all of `inner` lies in `outer`. */
export function rangeHolds(outer: TimeRange, inner: TimeRange): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}
