import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { parseRule } from './index.ts';
import { Prose } from './values.ts';

test('the message of a rule names its catalogue, its key and the values', () => {
  const [issue] = v.safeParse(Prose(3, 'rules.text.long?max=3&unit=£0.50'), 'four').issues ?? [];

  expect(parseRule(issue?.message ?? '')).toEqual({
    catalogue: 'rules',
    key: 'text.long',
    values: { max: '3', unit: '£0.50' },
  });
  expect(parseRule('rules.price.required')).toEqual({
    catalogue: 'rules',
    key: 'price.required',
    values: {},
  });
});

test('Valibot’s own messages are those of no rule', () => {
  const own = [v.string(), v.pipe(v.string(), v.isoDate()), v.object({ a: v.string() })].flatMap(
    (schema) => v.safeParse(schema, 0).issues ?? [],
  );

  expect(own.length).toBeGreaterThan(2);
  expect(own.map(({ message }) => parseRule(message))).toEqual(own.map(() => null));
});
