import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseTaxNumber } from './tax-number.ts';

test.each([
  ['AB123456C', { kind: 'nino', value: 'AB123456C' }],
  ['ab 12 34 56 c', { kind: 'nino', value: 'AB123456C' }],
  ['1955839661', { kind: 'utr', value: '1955839661' }],
  ['19558 39661 K', { kind: 'utr', value: '1955839661' }],
])('%s is taken', (text, number) => {
  expect(parseTaxNumber(text)).toEqual(number);
});

test.each([
  ['', 'nothing'],
  ['AB123456', 'no last letter'],
  ['AB123456E', 'a last letter that is not given out'],
  ['DA123456C', 'a first letter that is not given out'],
  ['AO123456C', 'a second letter that is not given out'],
  ['GB123456C', 'a reserved prefix'],
  ['2955839661', 'another check digit'],
  ['195583966', 'nine digits'],
  ['19558396611', 'eleven digits'],
  ['AB123456C AB123456C', 'two of them'],
])('%s is refused: %s', (text) => {
  expect(parseTaxNumber(text)).toBeNull();
});

test('of ten first digits, one fits the rest', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { minLength: 9, maxLength: 9 }), (rest) => {
      const fitting = [...'0123456789'].filter((first) => parseTaxNumber(first + rest.join('')));

      expect(fitting).toHaveLength(1);
    }),
  );
});
