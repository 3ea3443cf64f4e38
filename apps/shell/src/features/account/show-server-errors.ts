import { ApiError } from '@freely/api-client/client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { SERVER } from './field-props.ts';

/**
 * Puts the messages of a refused call under their fields. Answers what has no field to stand
 * under, for a callout; null when everything found its place.
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): string | null {
  if (!(error instanceof ApiError)) throw error;

  const names = Object.keys(form.getValues());
  const placed = Object.entries(error.fields).filter(([name]) => names.includes(name));
  for (const [name, messages] of placed) {
    form.setError(name as FieldPath<Values>, { type: SERVER, message: messages[0] ?? '' });
  }

  return placed.length > 0 ? null : error.message;
}
