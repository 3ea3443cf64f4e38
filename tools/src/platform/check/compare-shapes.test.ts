import { describeSchema } from '@freely/api-client/shapes';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { misfitsOfShapes, type Shape } from './compare-shapes.ts';

const shape = (schema: v.GenericSchema) => describeSchema(schema, 'output') as Shape;
const compare = (sent: v.GenericSchema, taken: v.GenericSchema) =>
  misfitsOfShapes(shape(sent), shape(taken), 'response');

const Booking = v.object({ id: v.number(), note: v.optional(v.string()) });

test('the same shape fits, and so does one with more fields', () => {
  expect(compare(Booking, Booking)).toEqual([]);
  expect(compare(v.object({ ...Booking.entries, tip: v.number() }), Booking)).toEqual([]);
});

test('a field that is needed and not sent is named', () => {
  expect(compare(Booking, v.object({ ...Booking.entries, tip: v.number() }))).toEqual([
    'response.tip is missing',
  ]);
  expect(compare(Booking, v.object({ id: v.number(), note: v.string() }))).toEqual([
    'response.note may be left out',
  ]);
});

test('a field is followed into lists and objects', () => {
  const list = (item: v.GenericSchema) => v.object({ bookings: v.array(item) });

  expect(compare(list(Booking), list(v.object({ id: v.string() })))).toEqual([
    'response.bookings[].id may be number instead of string',
  ]);
});

test('a value that is not understood is named; one that is no longer sent is fine', () => {
  const of = (...states: string[]) => v.object({ state: v.picklist(states) });

  expect(compare(of('held', 'paid'), of('held'))).toEqual(['response.state may be "paid"']);
  expect(compare(of('held'), of('held', 'paid'))).toEqual([]);
});

test('null has to be expected', () => {
  const of = (name: v.GenericSchema) => v.object({ name });

  expect(compare(of(v.nullable(v.string())), of(v.string()))).toEqual([
    'response.name may be null instead of string',
  ]);
  expect(compare(of(v.string()), of(v.nullable(v.string())))).toEqual([]);
});

test('a strict object refuses what it does not know', () => {
  expect(compare(Booking, v.strictObject({ id: v.number() }))).toEqual([
    'response.note is not known',
  ]);
});

test('what may be anything fits everything', () => {
  expect(compare(v.object({ extra: v.string() }), v.object({ extra: v.unknown() }))).toEqual([]);
  expect(compare(v.unknown() as v.GenericSchema, Booking)).toEqual([]);
});
