import { parseRule } from '@freely/api-client/contract';
import * as v from 'valibot';
import { AppError, type ErrorMessage, type FieldMessages, notFound } from '../errors/index.ts';
import { fieldOfArrayForObject } from './array-for-object.ts';
import type { SchemaShape } from './schema-shape.ts';
import { fieldOfUnstorableText } from './unstorable-text.ts';

/** Parses one part of a request. @throws {AppError} 422 with the message of each field. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const array = fieldOfArrayForObject(schema, input);
  if (array !== null) throw refuseField(array, array === '' ? 'fields.check' : 'fields.invalid');
  const parsed = v.safeParse(schema, input);
  if (parsed.success) {
    const unstorable = fieldOfUnstorableText(input);
    if (unstorable !== null) throw refuseField(unstorable, 'fields.plainText');

    return parsed.output;
  }

  const fields: FieldMessages = {};
  let formMessage: ErrorMessage | undefined;
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue);
    // A rule about the whole input has no field.
    if (name === null) formMessage ??= messageOfRule(issue.message);
    // Only the first message of a field is reported: the others are consequences of it.
    else fields[name] ??= [messageOf(schema, issue)];
  }
  const [first] = Object.values(fields);

  throw new AppError('invalid', first?.[0] || formMessage || 'fields.check', fields);
}

/** Parses what the path names. @throws {AppError} 404: there is nothing of a malformed id (D78). */
export function parseParams<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (!parsed.success || fieldOfUnstorableText(input) !== null) throw notFound();

  return parsed.output;
}

const refuseField = (field: string, message: ErrorMessage) =>
  new AppError('invalid', message, field === '' ? undefined : { [field]: [message] });

/** Valibot's default messages are for developers, so they are replaced by the documented ones. */
function messageOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): ErrorMessage {
  const custom = messageOfRule(issue.message);
  if (custom) return custom;
  if (isTooLong(issue)) return messageOfLength(issue);
  if (issue.input !== undefined) return 'fields.invalid';

  return missingFieldMessage(schema, issue.path ?? []) ?? 'fields.required';
}

type TooLong = v.BaseIssue<unknown> & { requirement: number };

const isTooLong = (issue: v.BaseIssue<unknown>): issue is TooLong =>
  issue.type === 'max_length' && typeof issue.requirement === 'number';

const messageOfLength = ({ input, requirement: max }: TooLong): ErrorMessage =>
  typeof input === 'string'
    ? requireRule(`rules.text.long?max=${max}`)
    : { key: 'fields.tooMany', values: { max } };

/** The message of a rule, unless it is one of Valibot's defaults. */
function messageOfRule(message: string): ErrorMessage | undefined {
  const rule = parseRule(message);

  return rule ? { rule } : undefined;
}

/** The message of a rule that a call names. @throws when it is none, which is a mistake in the contract */
export function requireRule(message: string): ErrorMessage {
  const rule = messageOfRule(message);
  if (!rule) throw new Error(`${message} is the message of no rule`);

  return rule;
}

/** For a missing value: the message of the field's own schema, since the object's has a default. */
function missingFieldMessage(
  root: v.GenericSchema,
  path: readonly v.IssuePathItem[],
): ErrorMessage | undefined {
  let schema: v.GenericSchema | undefined = root;
  for (const { key, input } of path) {
    while (schema && ('wrapped' in schema || 'getter' in schema)) {
      const { wrapped, getter } = schema as SchemaShape;
      schema = wrapped ?? getter?.(input);
    }
    const { entries, item, value } = (schema ?? {}) as SchemaShape;
    schema =
      entries && Object.hasOwn(entries, String(key)) ? entries[String(key)] : (item ?? value);
  }
  const [issue] = (schema && v.safeParse(schema, undefined).issues) ?? [];

  return issue && messageOfRule(issue.message);
}
