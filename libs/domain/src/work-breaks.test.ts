import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockTimeOf, minutesOf } from './london-time.ts';
import { rangeContains, rangesOverlap, subtractRanges } from './time-range.ts';
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
  const quarter = fc.nat({ max: 96 }).map((count) => clockTimeOf(count * 15));
  const any = fc.tuple(quarter, quarter).map(([from, to]) => range(from, to));
  const minutes = ({ from, to }: ClockRange) => ({ from: minutesOf(from), to: minutesOf(to) });
  fc.assert(
    fc.property(any, fc.array(any, { maxLength: 4 }), (hours, breaks) => {
      fc.pre(hours.from < hours.to);
      const [open, pauses] = [minutes(hours), breaks.map(minutes)];
      const isFine =
        pauses.every((each) => each.from < each.to && rangeContains(open, each)) &&
        pauses.every((one, at) =>
          pauses.slice(0, at).every((other) => !rangesOverlap(one, other)),
        ) &&
        subtractRanges([open], pauses).length > 0;

      expect(breakProblems(hours, breaks).every((problem) => problem === null)).toBe(isFine);
    }),
  );
});
