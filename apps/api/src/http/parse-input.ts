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
  for (const issue of parsed.issues) {
    const name = v.getDotPath(issue);
    if (name === null) continue;
    // The first message of a field is the one to act on; the rest follow from it.
    fields[name] ??= [wordsOf(issue)];
  }
  const [first] = Object.values(fields);

  throw new AppError('invalid', first?.[0] ?? 'Please check what you sent.', fields);
}

/** Valibot's own words are for programmers: a missing field is said as the documents do. */
function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (!issue.message.startsWith('Invalid ')) return issue.message;

  return issue.input === undefined ? 'This field is required' : 'This is not valid';
}
