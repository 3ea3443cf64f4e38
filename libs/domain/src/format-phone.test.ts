import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatPhone, maskPhone } from './format-phone.ts';

test.each([
  ['07700900318', '07700 900318'],
  ['+33 1 23', '+33 1 23'],
  ['', ''],
])('%s is formatted as %s', (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted);
});

describe('a phone number in a field', () => {
  const keys = (text: string) => [...text].reduce((typed, key) => maskPhone(typed + key), '');

  test.each([
    '07700 900142',
    '+447700900142',
    '+44 7700 900142',
    '+44 (0)7700900142',
    '0044 7700-900-142',
  ])('%s becomes 07700900142, pasted or typed key by key', (text) => {
    expect(maskPhone(text)).toBe('07700900142');
    expect(keys(text)).toBe('07700900142');
  });

  test('has at most eleven digits, or the start of a country code', () => {
    const masked = /^(\+4{0,2}|\d{0,11})$/;
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(maskPhone(text)).toMatch(masked);
        expect(keys(text)).toMatch(masked);
      }),
    );
  });
});
