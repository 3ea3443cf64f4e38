import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { EmailRule, PhoneRule } from './rules.ts';

test.each([
  ['', 'phoneRequired'],
  ['07700x00123', 'phoneDigits'],
  ['447700900123', 'phoneFormat'],
  ['0770090012', 'phoneFormat'],
  ['00000000000', 'phoneFormat'],
  ['07700900123', undefined],
])('the phone number "%s": %s', (phone, message) => {
  expect(v.safeParse(PhoneRule, phone).issues?.[0].message).toBe(message);
});

test.each([
  ['  ', 'emailRequired'],
  ['ada', 'emailFormat'],
  ['ada@people@example', 'emailFormat'],
  [' ada@people.example ', undefined],
])('the email "%s": %s', (email, message) => {
  expect(v.safeParse(EmailRule, email).issues?.[0].message).toBe(message);
});
