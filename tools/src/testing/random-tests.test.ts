import { expect, test } from '@jest/globals';
import { randomTests } from './random-tests.ts';

test('tests with random input are found in every package, and outside of src', () => {
  expect(randomTests()).toEqual(
    expect.arrayContaining([
      'apps/api/src/market/availability/slots-match-reference.test.ts',
      'apps/api/test/faults/histories/histories.test.ts',
      'libs/domain/src/slots.test.ts',
      'tools/src/platform/release-writes.test.ts',
    ]),
  );
  expect(randomTests()).not.toContain('tools/src/testing/random-runs.test.ts');
});
