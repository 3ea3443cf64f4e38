import { expect, test } from '@jest/globals';
import { satisfy as satisfyOfRuntime } from '@module-federation/enhanced/runtime';
import fc from 'fast-check';
import { randomRuns } from '../../testing/random-runs.ts';
import { satisfy } from './caret-ranges.ts';

const part = fc.nat({ max: 12 });
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));
// Of `^0.0.x` npm takes one version only; no shared module has such a version.
const shared = version.filter((each) => !each.startsWith('0.0.'));

test('the ranges of shared modules mean what they mean to the runtime that is replaced', () => {
  fc.assert(
    fc.property(version, shared, (one, other) => {
      for (const range of [`^${other}`, `<=${other}`]) {
        expect([one, range, satisfy(one, range)]).toEqual([
          one,
          range,
          satisfyOfRuntime(one, range),
        ]);
      }
    }),
    randomRuns({ quick: 300, long: 10_000 }),
  );
});
