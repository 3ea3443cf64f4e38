import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  joinRanges,
  rangeHolds,
  rangesOverlap,
  subtractRanges,
  type TimeRange,
} from './time-range.ts';

const last = 40;
const range = fc
  .tuple(fc.integer({ min: 0, max: last }), fc.integer({ min: 0, max: last }))
  .map(([one, other]): TimeRange => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const ranges = fc.array(range, { maxLength: 6 });

// The obvious reading: a stretch is the set of its moments.
const moments = (list: readonly TimeRange[]) =>
  new Set(
    Array.from({ length: last }, (_, moment) => moment).filter((moment) =>
      list.some(({ from, to }) => from <= moment && moment < to),
    ),
  );

describe('stretches of time', () => {
  test('joining keeps every moment, in order and apart', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const joined = joinRanges(list);
        expect(moments(joined)).toEqual(moments(list));
        joined.forEach((each, index) => {
          expect(each.from).toBeLessThan(each.to);
          if (index > 0) expect(each.from).toBeGreaterThan(joined[index - 1]!.to);
        });
      }),
    );
  });

  test('subtracting leaves the moments that were not taken', () => {
    fc.assert(
      fc.property(ranges, ranges, (list, taken) => {
        const cut = moments(taken);
        const rest = [...moments(list)].filter((moment) => !cut.has(moment));
        expect(moments(subtractRanges(list, taken))).toEqual(new Set(rest));
      }),
    );
  });

  test('overlapping and holding agree with the moments', () => {
    fc.assert(
      fc.property(range, range, (one, other) => {
        const shared = [...moments([one])].filter((moment) => moments([other]).has(moment));
        expect(rangesOverlap(one, other)).toBe(shared.length > 0);
        if (other.from < other.to) {
          expect(rangeHolds(one, other)).toBe(shared.length === other.to - other.from);
        }
      }),
    );
  });

  test('touching is not overlapping', () => {
    expect(rangesOverlap({ from: 0, to: 5 }, { from: 5, to: 9 })).toBe(false);
    expect(subtractRanges([{ from: 0, to: 9 }], [{ from: 9, to: 12 }])).toEqual([
      { from: 0, to: 9 },
    ]);
  });
});
