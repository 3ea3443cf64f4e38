import { useEffect } from 'react';
import { type FieldValues, type UseFormReturn, useForm as useAnyForm } from 'react-hook-form';
import { focusFirstError } from './focus-first-error.ts';
import { hasServerError } from './server-errors.ts';

/**
 * react-hook-form's `useForm`, with the focus on the first error in reading order after a submit. Its
 * own order is that of registration, and it skips fields without a ref.
 */
export const useForm: typeof useAnyForm = (options) => {
  const form = useAnyForm({ ...options, shouldFocusError: false });
  const { submitCount, errors } = form.formState;

  // Only on a submit: later errors appear while somebody types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (submitCount === 0 || Object.keys(errors).length === 0) return;
    // The focus would clear them: they are announced instead.
    if (hasServerError(form as unknown as UseFormReturn<FieldValues>)) return;
    const { activeElement: pressed } = document;
    const isControl = pressed instanceof HTMLButtonElement || pressed instanceof HTMLInputElement;
    focusFirstError((isControl && pressed.form) || document);
  }, [submitCount]);

  return form;
};
