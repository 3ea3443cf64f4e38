import * as contract from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { AppError } from '../errors/index.ts';
import { parseInput, parseParams } from './parse-input.ts';

const schema = v.object({
  name: v.optional(v.string()),
  place: v.optional(v.nullable(v.object({ city: v.optional(v.string()) }))),
  rooms: v.optional(v.array(v.object({ open: v.optional(v.boolean()) }))),
  hours: v.optional(v.record(v.string(), v.object({ from: v.optional(v.string()) }))),
  anything: v.optional(v.unknown()),
});

function fieldsOf(input: unknown, of: v.GenericSchema = schema) {
  try {
    parseInput(of, input);
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
  return 'accepted';
}

test('what the schema describes is accepted, with emoji and what it does not know', () => {
  const input = { name: 'Zoë 🏠', place: { city: '' }, rooms: [], hours: { '1': {} }, more: [[]] };

  expect(fieldsOf(input)).toBe('accepted');
});

test.each([
  [{ place: ['x'] }, 'place'],
  [{ place: [] }, 'place'],
  [{ rooms: [{}, [true]] }, 'rooms.1'],
  [{ hours: { '7': [] } }, 'hours.7'],
])('%j has an array for an object', (input, field) => {
  expect(fieldsOf(input)).toEqual({ [field]: ['fields.invalid'] });
});

test('an array for the whole has no field', () => {
  expect(fieldsOf([])).toBeUndefined();
});

test.each([
  [{ name: 'a\ud800b' }, 'name'],
  [{ name: '\udc00' }, 'name'],
  [{ name: 'a\u0000' }, 'name'],
  [{ place: { city: '\ud83d' } }, 'place.city'],
  [{ anything: [{ deep: 'a\ud800' }] }, 'anything.0.deep'],
])('%j has text that cannot be stored as it is', (input, field) => {
  expect(fieldsOf(input)).toEqual({ [field]: ['fields.plainText'] });
});

test('of two fields that cannot be stored, the first one is named', () => {
  expect(fieldsOf({ name: '\0', place: { city: '\0' } })).toEqual({ name: ['fields.plainText'] });
});

const long = 'x'.repeat(5000);
const keepTo = (max: number) => ({
  rule: { catalogue: 'rules', key: 'text.long', values: { max: String(max) } },
});

test.each([
  [contract.register, { user_role: 'customer', first_name: long }, 'first_name', keepTo(80)],
  [contract.sendContactMessage, { subject: long }, 'subject', keepTo(160)],
  [contract.addTimeOff, { title: long }, 'title', keepTo(120)],
  [contract.changePractitionerProfile, { qualifications: [long] }, 'qualifications.0', keepTo(160)],
  [
    contract.createBooking,
    { services_ids: Array(60).fill(1) },
    'services_ids',
    { key: 'fields.tooMany', values: { max: 20 } },
  ],
])('%# what is too long is told how long it may be', ({ body }, input, field, message) => {
  if (!body) throw new Error('This call has no body');

  expect(fieldsOf(input, body)).toMatchObject({ [field]: [message] });
});

test('a stranger nests as deeply as they like', () => {
  const nested = JSON.parse(`${'['.repeat(40_000)}"\\ud800"${']'.repeat(40_000)}`);

  expect(fieldsOf({ anything: nested })).toMatchObject({
    [`anything${'.0'.repeat(40_000)}`]: ['fields.plainText'],
  });
});

test.each(['abc', '0', '-1', '1e3', '1.5', '9'.repeat(16), '', 'a\u0000'])(
  'there is nothing at the id %j (D78)',
  (id) => {
    expect(() => parseParams(contract.booking.params, { id })).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  },
);
