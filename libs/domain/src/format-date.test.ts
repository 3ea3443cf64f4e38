import { expect, test } from '@jest/globals';
import { dayAndMonth, fullDate, listDate, shortDate } from './format-date.ts';

test('a day has a short format for lists and a long one where a decision is made', () => {
  expect(listDate('2026-11-05')).toBe('05/11/2026');
  expect(fullDate('2026-11-05')).toBe('Thursday 5 November 2026');
  expect(dayAndMonth('2026-11-05')).toBe('Thursday 5 November');
  expect(shortDate('2026-11-05')).toBe('Thu 5 Nov');
});
