import { ApiError } from '@freely/api-client/client';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The type of an error that the server found. */
export const SERVER = 'server';

/**
 * Puts the messages of a refused call under their fields (D57). Answers what has no field to stand
 * under, for a callout or a notice; null when everything found its place.
 *
 * @throws what is not an answer of the API
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

interface WithErrors {
  readonly formState: { readonly errors: object };
}

/** True while an error of the server is on screen. */
export function hasServerError(form: WithErrors): boolean {
  return serverErrors(form).length > 0;
}

/** What the server found, to be read out: it appears away from where the focus is. */
export function serverMessages(form: WithErrors): string[] {
  return serverErrors(form)
    .map(({ message }) => String(message ?? ''))
    .filter(Boolean);
}

function serverErrors({ formState }: WithErrors): { message?: unknown }[] {
  return Object.values(formState.errors).filter((error) => error?.type === SERVER);
}
