import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { CallOutCharge, Price } from './prices.ts';
import {
  Day,
  Email,
  LatitudeText,
  Line,
  LongitudeText,
  MilesText,
  PersonName,
  Prose,
  StartTime,
} from './values.ts';
import { SalonName } from './work-places.ts';

const name = PersonName('rules.person.firstName');
const isValid = (text: string) => v.is(name, text);

test.each([
  ['25.50', 'rules.price.number'],
  [true, 'rules.price.number'],
  ['', 'rules.price.required'],
  [undefined, 'rules.price.required'],
  [null, 'rules.price.required'],
  [Number.NaN, 'rules.price.required'],
])('a price of %j', (input, message) => {
  expect(v.safeParse(Price, input).issues?.[0].message).toBe(message);
  expect(v.safeParse(CallOutCharge, input).issues?.[0].message).toBe(
    message.replace('price', 'callOut'),
  );
});

test.each([
  ['2026-02-30', 'rules.date.exists'],
  ['0001-01-01', 'rules.date.year'],
  ['9999-12-31', 'rules.date.year'],
  ['1000-01-01', undefined],
  ['2999-12-31', undefined],
])('of the day %s: %s', (day, message) => {
  expect(v.safeParse(Day, day).issues?.[0].message).toBe(message);
});

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
    'evil\u3002com',
    'evil\uff0ecom',
    'evil\uff61com',
  ])('%s is a web address', (text) => {
    expect(v.safeParse(name, text).issues?.[0].message).toBe('rules.text.link');
  });

  test.each([
    ['reversed', 'Ada\u202eadA'],
    ['with a space of no width', 'Ad\u200ba'],
    ['with a line separator', 'Ada\u2028Ada'],
    ['empty', '  '],
    ...['\u3164', '\u115f', '\u1160', '\uffa0', '\u2800', '\u034f', '\u{e0061}'].map((blank) => [
      `with what looks empty, ${blank.codePointAt(0)?.toString(16)},`,
      blank,
    ]),
  ])('%s is none', (_, text) => {
    expect(isValid(text)).toBe(false);
  });
});

describe('an email', () => {
  test.each(['ada@b.example', 'ada.o+reviews@b.example', "o'neill@b-c.example", 'ada@localhost'])(
    '%s is one',
    (text) => {
      expect(v.is(Email, text)).toBe(true);
    },
  );

  // Otherwise one mailbox had any number of accounts, each with its own limits.
  test.each([
    '<ada@b.example>',
    'ada@b.example>',
    'Win a prize<ada@b.example>',
    '"ada"@b.example',
    'ada(x)@b.example',
    'group:ada@b.example;',
    'eve,ada@b.example',
    'ada@b.example.',
    'ada@b\u3002example',
    'ada@[127.0.0.1]',
    'ada\\@b.example',
  ])('%s, which names another mailbox in disguise, is none', (text) => {
    expect(v.safeParse(Email, text).issues?.[0].message).toBe('rules.email.invalid');
  });
});

test('a line has one line, and prose has only ordinary line breaks', () => {
  expect(v.is(Line(80), 'a\u2029b')).toBe(false);
  expect(v.is(Line(80), 'a\u2066b')).toBe(false);
  expect(v.is(Line(80), 'a \u200d b')).toBe(true);
  expect(v.is(Line(80), '\u3164')).toBe(false);
  // Nothing of it is seen, though each of them is part of ordinary text.
  for (const text of ['\u200d', '\u00ad', '\ufe0f']) expect(v.is(Line(80), text)).toBe(false);
  expect(v.parse(Line(80), ' Zoe\u0301 ')).toBe('Zo\u00e9');
  expect(v.parse(Prose(80), 'a\u2028b\nc')).toBe('a\nb\nc');
});

test('prose keeps its words and links, but nothing that reverses what follows', () => {
  expect(v.parse(Prose(80), 'See https://a.example\u202e, \u2067then\u2069 ring')).toBe(
    'See https://a.example, then ring',
  );
});

test('the name of a salon holds no web address', () => {
  expect(v.is(SalonName, 'Rest & Co., 2nd floor')).toBe(true);
  expect(v.is(SalonName, 'WIN at evil.example')).toBe(false);
  expect(v.is(SalonName, 'Rest\u200f')).toBe(false);
});

test.each(['\u200b', '\u202e\u200b\n', '\u2800', ' \u00ad '])(
  'prose of nothing that is seen is empty: %j',
  (text) => {
    expect(v.parse(Prose(80), text)).toBe('');
  },
);

test.each(['👩‍👩‍👧', '❤️', 'é', '…', '5'])('prose of one sign is kept: %s', (text) => {
  expect(v.parse(Prose(80), text)).toBe(text);
});

test.each(['10:00:30', '10-00-15', '10:00:5', '24:00:00'])('%s is no start time', (text) => {
  expect(v.is(StartTime, text)).toBe(false);
});

describe('a coordinate', () => {
  test.each([
    ['51.565200000000004', 51.5652],
    ['51.56520004', 51.5652],
    ['-0.1234567', -0.1234567],
    ['1e-7', 1e-7],
    ['-5.0E-1', -0.5],
    ['1e-9', 0],
    ['.5', 0.5],
    ['90', 90],
  ])('%s is one, to 7 decimals', (text, degrees) => {
    expect(v.parse(LatitudeText, text)).toBeCloseTo(degrees, 12);
  });

  test.each([
    '',
    ' ',
    '.',
    '1e',
    '0x10',
    '1,5',
    '--1',
    'NaN',
    'Infinity',
    '1e3',
    '90.1',
    '9'.repeat(61),
  ])('%s is none', (text) => {
    expect(v.is(LatitudeText, text)).toBe(false);
  });

  test('every number of a browser in range is one', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
        expect(v.parse(LongitudeText, String(degrees))).toBeCloseTo(degrees, 6);
      }),
    );
  });

  test('a distance keeps its decimals', () => {
    expect(v.parse(MilesText, '0.30000000000000004')).toBe(0.30000000000000004);
  });
});
