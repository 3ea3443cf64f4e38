import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockTimeOf } from './clock-time.ts';
import { breakProblems, type ClockRange } from './work-breaks.ts';

const range = (from: string, to: string): ClockRange => ({ from, to });
const day = range('09:00', '18:00');

test.each([
  ['none', [], []],
  ['one', [range('13:00', '14:00')], [null]],
  ['at both ends of the day', [range('09:00', '09:15'), range('17:00', '18:00')], [null, null]],
  ['that touch', [range('13:00', '14:00'), range('14:00', '14:15')], [null, null]],
  ['that ends when it starts', [range('13:00', '13:00')], ['order']],
  ['before the hours', [range('08:45', '09:15')], ['outside']],
  ['after the hours', [range('17:45', '24:00')], ['outside']],
  ['that overlap', [range('13:00', '14:00'), range('12:00', '13:15')], [null, 'overlap']],
  ['twice the same', [range('13:00', '14:00'), range('13:00', '14:00')], [null, 'overlap']],
  ['as long as the day', [day], ['whole']],
  ['that fill the day', [range('12:00', '18:00'), range('09:00', '12:00')], [null, 'whole']],
])('breaks: %s', (_, breaks, problems) => {
  expect(breakProblems(day, breaks)).toEqual(problems);
});

test('a day until midnight can have a break until then', () => {
  expect(breakProblems(range('18:00', '24:00'), [range('23:00', '24:00')])).toEqual([null]);
});

test('breaks without a problem lie apart within the hours, and leave some of them', () => {
  const quarter = fc.nat({ max: 96 });
  const quarters = fc.tuple(quarter, quarter);
  const asRange = ([from, to]: [number, number]) =>
    range(clockTimeOf(from * 15), clockTimeOf(to * 15));
  fc.assert(
    fc.property(quarters, fc.array(quarters, { maxLength: 4 }), ([opens, closes], breaks) => {
      fc.pre(opens < closes);
      // Quarter by quarter: how many breaks take it.
      const taken = Array.from(
        { length: 96 },
        (_, at) => breaks.filter(([from, to]) => from <= at && at < to).length,
      );
      const open = taken.slice(opens, closes);
      const isFine =
        breaks.every(([from, to]) => from < to) &&
        taken.every((count, at) => count === 0 || (opens <= at && at < closes)) &&
        open.every((count) => count <= 1) &&
        open.includes(0);

      const problems = breakProblems(asRange([opens, closes]), breaks.map(asRange));
      expect(problems.every((problem) => problem === null)).toBe(isFine);
    }),
  );
});
