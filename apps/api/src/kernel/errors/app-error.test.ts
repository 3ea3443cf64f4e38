import { expect, test } from '@jest/globals';
import { AppError } from './app-error.ts';

test('an error is worded for operators and logs, with its values and the plural that they ask for', () => {
  const booked = (count: number) =>
    new AppError('conflict', { key: 'timeOff.booked', values: { count } });

  expect(booked(1).message).toBe(
    'You have a booking at this time. Please move or cancel it first.',
  );
  expect(booked(2).message).toMatch('You have 2 bookings at this time.');
});

test('what people typed is kept as it is', () => {
  const email = '{{email}} $t(gifts.given)';
  const error = new AppError('not_found', { key: 'accounts.unknown', values: { email } });

  expect(error.message).toBe(`There is no account ${email}.`);
});

test('a sentence is refused by the compiler, and so are an unknown key and a missing value', () => {
  // @ts-expect-error a sentence
  expect(() => new AppError('not_found', 'This gift does not exist')).toThrow(
    'There is no message',
  );
  // @ts-expect-error an unknown key
  expect(() => new AppError('not_found', 'gifts.lost')).toThrow('There is no message gifts.lost');
  // @ts-expect-error a message that names a value
  expect(() => new AppError('not_found', 'accounts.unknown')).toThrow(
    'There is no value for {{email}}',
  );
  // @ts-expect-error another value
  expect(() => new AppError('not_found', { key: 'accounts.unknown', values: { id: 1 } })).toThrow();
  // @ts-expect-error a sentence under a field
  new AppError('invalid', 'fields.check', { name: ['Please type your name'] });
});
