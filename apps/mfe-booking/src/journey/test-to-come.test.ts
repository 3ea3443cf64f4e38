import { expect, test } from '@jest/globals';
import { patchTestOn } from '../testing/fixtures.ts';
import { testToCome } from './test-to-come.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('a patch test comes next until it begins, unless it was cancelled', () => {
  const ahead = patchTestOn('2026-11-21');

  expect(testToCome({ patch_test: ahead }, now)).toBe(ahead);
  expect(testToCome({ patch_test: patchTestOn('2026-11-20') }, now)).toBeNull();
  const cancelled = { ...ahead, booking_status: 'cancelled_by_customer' as const };
  expect(testToCome({ patch_test: cancelled }, now)).toBeNull();
  for (const patch_test of [null, undefined]) expect(testToCome({ patch_test }, now)).toBeNull();
});
