import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  mergeRanges,
  rangeContains,
  rangesOverlap,
  subtractRanges,
  type TimeRange,
} from './time-range.ts';

const last = 40;
const range = fc
  .tuple(fc.integer({ min: 0, max: last }), fc.integer({ min: 0, max: last }))
  .map(([one, other]): TimeRange => ({ from: Math.min(one, other), to: Math.max(one, other) }));
const ranges = fc.array(range, { maxLength: 6 });

// The reference model: an interval is the set of its units of time.
const unitsOf = (list: readonly TimeRange[]) =>
  new Set(
    Array.from({ length: last }, (_, unit) => unit).filter((unit) =>
      list.some(({ from, to }) => from <= unit && unit < to),
    ),
  );

describe('time ranges', () => {
  test('merging keeps all time covered, in order and without contact', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        const merged = mergeRanges(list);
        expect(unitsOf(merged)).toEqual(unitsOf(list));
        merged.forEach((each, index) => {
          expect(each.from).toBeLessThan(each.to);
          if (index > 0) expect(each.from).toBeGreaterThan(merged[index - 1]!.to);
        });
      }),
    );
  });

  test('subtracting leaves the time that was not taken', () => {
    fc.assert(
      fc.property(ranges, ranges, (list, taken) => {
        const cut = unitsOf(taken);
        const rest = [...unitsOf(list)].filter((unit) => !cut.has(unit));
        expect(unitsOf(subtractRanges(list, taken))).toEqual(new Set(rest));
      }),
    );
  });

  test('overlapping and containing match the reference model', () => {
    fc.assert(
      fc.property(range, range, (one, other) => {
        const shared = [...unitsOf([one])].filter((unit) => unitsOf([other]).has(unit));
        expect(rangesOverlap(one, other)).toBe(shared.length > 0);
        if (other.from < other.to) {
          expect(rangeContains(one, other)).toBe(shared.length === other.to - other.from);
        }
      }),
    );
  });

  test('ranges that only touch do not overlap', () => {
    expect(rangesOverlap({ from: 0, to: 5 }, { from: 5, to: 9 })).toBe(false);
    expect(subtractRanges([{ from: 0, to: 9 }], [{ from: 9, to: 12 }])).toEqual([
      { from: 0, to: 9 },
    ]);
  });
});
