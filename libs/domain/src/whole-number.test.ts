import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isWholeNumber, maskWholeNumber, wholeNumberIn } from './whole-number.ts';

describe('a whole number in a field', () => {
  const keys = (text: string, digits: number) =>
    [...text].reduce((typed, key) => maskWholeNumber(typed + key, digits), '');

  test.each([
    ['15', '15'],
    ['157', '15'],
    ['1a5', '15'],
    ['£20', '20'],
    ['20%', '20'],
    ['abc', ''],
    ['7.5', '7.5'],
    ['12.5', '12.5'],
    ['2,5', '2,5'],
    ['-1', '-1'],
    ['−1', '-1'],
    ['1e2', '1e2'],
    ['15 minutes', '15'],
    ['15minutes', '15'],
    ['15 euros', '15'],
  ])('%s is kept as %s, pasted or typed key by key', (text, kept) => {
    expect(maskWholeNumber(text, 2)).toBe(kept);
    expect(keys(text, 2)).toBe(kept);
  });

  test('of a number that is none of a few digits, none is made', () => {
    const numbers = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
      fc.integer({ min: -99_999, max: 99 }),
    );
    fc.assert(
      fc.property(numbers, (number) => {
        const kept = keys(String(number), 2);
        expect(isWholeNumber(kept)).toBe(isWholeNumber(String(number)));
      }),
    );
  });
});

test('only digits are read as a number', () => {
  expect(wholeNumberIn('075')).toBe(75);
  expect(['', '7.5', '-1', '1e2', '1,5'].map(wholeNumberIn)).toEqual(Array(5).fill(Number.NaN));
});
