import { weekdayNames } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { daysOf, type WorkDay, weekOf } from './week-plan.ts';

const range = fc
  .tuple(fc.nat({ max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from: from * 15, to: to * 15 }));
const day = fc.record({
  weekday: fc.nat({ max: 6 }),
  hours: range,
  breaks: fc.array(range, { maxLength: 3 }),
});
const week = fc
  .uniqueArray(day, { selector: ({ weekday }) => weekday })
  .map((days): WorkDay[] =>
    days
      .map(({ weekday, hours, breaks }) => ({ weekday, ...hours, breaks }))
      .sort((one, other) => one.weekday - other.weekday),
  );

test('a week that is written and read back is unchanged', () => {
  fc.assert(
    fc.property(week, (days) => {
      const written = weekOf(days);
      const sent = Object.fromEntries(
        Object.entries(written).map(([name, plan]) => [
          name,
          Array.isArray(plan)
            ? null
            : { available: plan.available, break: Array.isArray(plan.break) ? plan.break : null },
        ]),
      );

      expect(Object.keys(written)).toEqual([...weekdayNames]);
      expect(daysOf(sent)).toEqual(days);
    }),
  );
});
