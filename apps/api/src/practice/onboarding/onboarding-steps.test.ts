import { expect, test } from '@jest/globals';
import { stepAfter, type WizardCall } from './onboarding-steps.ts';

const calls: WizardCall[] = ['subservices', 'locationtypes', 'availability', 'trustAndSafety'];

test('each call is accepted only at its own step', () => {
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

test('after the wizard the dashboard may repeat calls, and the step never goes back', () => {
  expect(calls.map((call) => stepAfter(call, 5))).toEqual([null, 5, 5, 5]);
  expect(calls.map((call) => stepAfter(call, 6))).toEqual([null, 6, 6, 6]);
});
