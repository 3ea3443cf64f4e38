import type { FieldErrors } from '@freely/api-client/contract';
import * as v from 'valibot';
import { AppError } from './app-error.ts';

/** Parses one part of a request. @throws {AppError} 422 with the messages of each field. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;

  const fields: FieldErrors = {};
  let ofAll: string | undefined;
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue);
    // A rule about the whole names no field.
    if (name === null) ofAll ??= ownWords(issue.message);
    // The first message of a field is the one to act on; the rest follow from it.
    else fields[name] ??= [wordsOf(schema, issue)];
  }
  const [first] = Object.values(fields);

  throw new AppError('invalid', first?.[0] ?? ofAll ?? 'Please check what you sent.', fields);
}

/** Valibot's own words are for programmers: a missing field is said as the documents do. */
function wordsOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const own = ownWords(issue.message);
  if (own) return own;
  if (issue.input !== undefined) return 'This is not valid';

  return wordsForMissing(schema, issue.path ?? []) ?? 'This field is required';
}

function ownWords(message: string): string | undefined {
  return message.startsWith('Invalid ') ? undefined : message;
}

interface Shape {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  getter?: (input: unknown) => v.GenericSchema;
}

/** What the schema of the field itself says about nothing: the object only knows that it lacks one. */
function wordsForMissing(
  root: v.GenericSchema,
  path: readonly v.IssuePathItem[],
): string | undefined {
  let schema: v.GenericSchema | undefined = root;
  for (const { key, input } of path) {
    while (schema && ('wrapped' in schema || 'getter' in schema)) {
      const { wrapped, getter }: Shape = schema as Shape;
      schema = wrapped ?? getter?.(input);
    }
    const { entries, item, value }: Shape = (schema ?? {}) as Shape;
    schema =
      entries && Object.hasOwn(entries, String(key)) ? entries[String(key)] : (item ?? value);
  }
  const [issue] = (schema && v.safeParse(schema, undefined).issues) ?? [];

  return issue && ownWords(issue.message);
}
