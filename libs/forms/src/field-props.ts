import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { SERVER_ERROR } from './server-errors.ts';

/** The parts of a form that its fields need. */
export type FieldForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'clearErrors' | 'formState' | 'getFieldState' | 'register'
>;

/**
 * The props that connect a field of the design system to a form: its registration and its error.
 * Messages from the server are shown unchanged, and cleared when the field gets the focus.
 *
 * @param phrase translates the key of a rule, and leaves every other message unchanged
 */
export function fieldProps<Values extends FieldValues>(
  form: FieldForm<Values>,
  name: FieldPath<Values>,
  phrase: (message: string) => string,
) {
  const { error } = form.getFieldState(name, form.formState);

  return {
    ...form.register(name),
    error: phrase(error?.message ?? ''),
    // A refused login marks its email field without a message (D57).
    'aria-invalid': error ? (true as const) : undefined,
    onFocus: () => {
      if (error?.type === SERVER_ERROR) form.clearErrors(name);
    },
  };
}
