import { expect, test } from '@jest/globals';
import { stepAfter, type WizardCall } from './onboarding-steps.ts';

const calls: WizardCall[] = ['subservices', 'locationtypes', 'availability', 'trustAndSafety'];

test('each call follows the one before it, and only that one', () => {
  for (const [index, call] of calls.entries()) {
    for (const stored of [0, 1, 2, 3, 4]) {
      expect([call, stored, stepAfter(call, stored)]).toEqual([
        call,
        stored,
        stored === index + 1 ? stored + 1 : null,
      ]);
    }
  }
});

test('the dashboard may add places later, and no step is lost', () => {
  expect(calls.map((call) => stepAfter(call, 5))).toEqual([null, 5, 5, 5]);
  expect(calls.map((call) => stepAfter(call, 6))).toEqual([null, 6, 6, 6]);
});
