import { ApiError } from '@freely/api-client/client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The `type` of a form error that came from the server. */
export const SERVER_ERROR = 'server';

/**
 * Shows the messages of a refused call under their fields (D57). Returns the message for a callout
 * or a toast if none belongs to a field of the form, otherwise null. Either way the form is not sent: what was typed
 * is kept.
 *
 * @throws errors that are not from the API
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): string | null {
  if (!(error instanceof ApiError)) throw error;

  const names = Object.keys(form.getValues());
  const matched = Object.entries(error.fields).filter(([name]) => names.includes(name));
  for (const [name, messages] of matched) {
    form.setError(name as FieldPath<Values>, { type: SERVER_ERROR, message: messages[0] ?? '' });
  }

  if (matched.length > 0) return null;
  form.setError('root.server', { type: SERVER_ERROR, message: error.message });

  return error.message;
}

interface WithErrors {
  readonly formState: { readonly errors: object };
}

/** True while an error from the server is shown: away from the focus, so that it needs to be announced. */
export function hasServerError({ formState }: WithErrors): boolean {
  return Object.values(formState.errors).some((error) => error?.type === SERVER_ERROR);
}
