import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { Line, PersonName, Prose } from './values.ts';

const name = PersonName('First name is required');
const isValid = (text: string) => v.is(name, text);

describe('a name', () => {
  test.each(['Zoë', "O'Neill", 'St.John', 'J.R.R.', 'Anne-Marie', '李小龍', 'María José', 'عائشة'])(
    '%s is one',
    (text) => {
      expect(isValid(text)).toBe(true);
    },
  );

  test.each([
    'https://evil.example',
    'www.evil.example',
    'WIN at evil.com now',
    'EVIL.COM',
    'a@evil.example',
    '//evil',
  ])('%s is a web address', (text) => {
    expect(v.safeParse(name, text).issues?.[0].message).toBe('Please leave out web addresses');
  });

  test.each([
    ['reversed', 'Ada\u202eadA'],
    ['with a space of no width', 'Ad\u200ba'],
    ['with a line separator', 'Ada\u2028Ada'],
    ['empty', '  '],
  ])('%s is none', (_, text) => {
    expect(isValid(text)).toBe(false);
  });
});

test('a line has one line, and prose has only ordinary line breaks', () => {
  expect(v.is(Line(80), 'a\u2029b')).toBe(false);
  expect(v.is(Line(80), 'a\u2066b')).toBe(false);
  expect(v.is(Line(80), 'a \u200d b')).toBe(true);
  expect(v.parse(Prose(80), 'a\u2028b\nc')).toBe('a\nb\nc');
});
