import { ApiError } from '@freely/api-client/client';
import type { FieldErrors } from '@freely/api-client/contract';
import { useMutation } from '@freely/query';
import { useAdvance } from './use-advance.ts';

/**
 * Saves a step once and opens the next one. Errors are shown, and no input is lost (D48).
 * `problem` is shown above the form, `fields` at their fields.
 */
export function useSaveStep<T>(save: (value: T) => Promise<{ onboarding_step: number }>) {
  const advance = useAdvance();
  const attempt = useMutation({
    mutationFn: save,
    onSuccess: ({ onboarding_step }) => advance(onboarding_step),
  });
  const { error } = attempt;
  const fields: FieldErrors = error instanceof ApiError ? error.fields : {};

  return {
    save: (value: T) => {
      if (!attempt.isPending) attempt.mutate(value);
    },
    isPending: attempt.isPending,
    problem: error?.message ?? null,
    fields,
    /** Clears the server errors when the input changes. */
    clear: attempt.reset,
  };
}
