import { expect, test } from '@jest/globals';
import { firstTestDay, patchTestRefusal, testForAll } from './patch-tests.ts';

const rule = { hoursBefore: 48, monthsValid: 6 };
const at = (text: string) => new Date(text);

test('a test counts from exactly its hours on', () => {
  const tested = at('2026-11-02T10:00:00Z');

  expect(patchTestRefusal(rule, tested, at('2026-11-04T09:59:59Z'))).toBe('too_close');
  expect(patchTestRefusal(rule, tested, at('2026-11-04T10:00:00Z'))).toBeNull();
});

test('hours are real ones, also where the clocks change', () => {
  // The clocks go back on 25 October 2026: two London days have 49 hours.
  expect(patchTestRefusal(rule, at('2026-10-24T09:00:00Z'), at('2026-10-26T08:59:00Z'))).toBe(
    'too_close',
  );
  expect(patchTestRefusal(rule, at('2026-10-24T09:00:00Z'), at('2026-10-26T09:00:00Z'))).toBeNull();
});

test('it is valid until the end of the London day that many months later', () => {
  const tested = at('2026-01-15T10:00:00Z');

  // 23:30 and 00:30 in London's summer time.
  expect(patchTestRefusal(rule, tested, at('2026-07-15T22:30:00Z'))).toBeNull();
  expect(patchTestRefusal(rule, tested, at('2026-07-15T23:30:00Z'))).toBe('expired');
  expect(patchTestRefusal(rule, tested, at('2026-01-14T10:00:00Z'))).toBe('too_close');
});

test('one test for several treatments keeps the strictest rule, and costs and lasts their sum', () => {
  expect(
    testForAll([
      { hoursBefore: 24, monthsValid: 6, price: 500, duration: 15 },
      { hoursBefore: 48, monthsValid: 12, price: 0, duration: 10 },
    ]),
  ).toEqual({ hoursBefore: 48, monthsValid: 6, price: 500, duration: 25 });
});

test('it is offered from today on, in the six weeks that end with the day of the treatment', () => {
  expect(firstTestDay('2026-11-30', '2026-11-20')).toBe('2026-11-20');
  expect(firstTestDay('2026-11-30', '2026-10-01')).toBe('2026-10-20');
});
