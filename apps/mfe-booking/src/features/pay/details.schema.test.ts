import { describe, expect, test } from '@jest/globals';
import { birthdayProblem, type Details, phoneProblem, toSettingsChange } from './details.schema.ts';

const today = '2026-11-20';
const partsOf = (text: string) => {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
};

describe('a birthday', () => {
  test.each([
    ['2008-11-20', null],
    ['2008-11-21', 'pay.tooYoung'],
    ['2019-01-01', 'pay.tooYoung'],
    ['1950-01-01', null],
    ['1991-02-30', 'pay.noSuchDay'],
    ['1992-02-29', null],
  ])('%s: %s', (birthday, problem) => {
    expect(birthdayProblem(partsOf(birthday), today)).toBe(problem);
  });

  test('on 29 February counts from 28 February in other years, as on the server', () => {
    expect(birthdayProblem(partsOf('2008-02-29'), '2026-02-27')).toBe('pay.tooYoung');
    expect(birthdayProblem(partsOf('2008-02-29'), '2026-02-28')).toBeNull();
  });

  test.each(['day', 'month', 'year'])('is missing without its %s', (part) => {
    expect(birthdayProblem({ ...partsOf('1991-06-14'), [part]: '' }, today)).toBe('pay.required');
  });
});

describe('a phone number', () => {
  test.each([
    ['', 'pay.phoneRequired'],
    ['0770090014', 'pay.phoneFormat'],
    ['17700900142', 'pay.phoneFormat'],
    ['07700900142', null],
  ])('%p: %s', (phone, problem) => {
    expect(phoneProblem(phone)).toBe(problem);
  });
});

test('only complete and valid values are saved', () => {
  const details: Details = {
    first_name: ' Grace ',
    last_name: '',
    birthday: partsOf('2012-01-01'),
    gender: 'f',
    phone: '0770',
    street: '',
    notes: '',
    terms: false,
    privacy: false,
  };

  expect(toSettingsChange(details, today)).toEqual({ first_name: 'Grace', gender: 'f' });
});
