import { ApiError } from '@freely/api-client/client';
import type { FieldErrors } from '@freely/api-client/contract';
import { useMutation } from '@freely/query';
import { useAdvance } from './use-advance.ts';

/**
 * Saves a step once and goes on. What is refused is told and nothing typed is lost (D48).
 * `problem` is for above the form, `fields` for the places that they name.
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
    /** Takes what was refused away, once it is put right. */
    clear: attempt.reset,
  };
}
