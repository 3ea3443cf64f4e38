import { expect, test } from '@jest/globals';
import { formatPhone } from './format-phone.ts';

test.each([
  ['07700900318', '07700 900318'],
  ['+33 1 23', '+33 1 23'],
  ['', ''],
])('%s is formatted as %s', (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted);
});
