import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { britishPhone, formatPhone, maskPhone } from './format-phone.ts';

test.each([
  ['07700900318', '07700 900318'],
  ['+33 1 23', '+33 1 23'],
  ['', ''],
])('%s is formatted as %s', (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted);
});

test.each([
  '07700900318',
  '02079460018',
  '01632960001',
  '03069990001',
  '05600000001',
  '08081570001',
  '09098790001',
])('%s can be a British number', (phone) => {
  expect(britishPhone.test(phone)).toBe(true);
});

test.each([
  '00000000000',
  '01000000000',
  '02100000000',
  '04123456789',
  '06123456789',
  '00447700900',
  '0770090031',
  '077009003180',
  '17700900318',
])('%s cannot be a British number', (phone) => {
  expect(britishPhone.test(phone)).toBe(false);
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
