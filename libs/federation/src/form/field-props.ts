import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { SERVER } from './server-errors.ts';

/** The parts of a form that its fields need. */
export type FieldForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'clearErrors' | 'formState' | 'getFieldState' | 'register'
>;

/**
 * What a field of the design system needs of a form: its registration, and its error. The server's
 * messages are shown as they are, and clear when the field gets the focus.
 *
 * @param phrase puts the key of a rule into words, and leaves every other message alone
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
    // A login refused marks its e-mail field without a word (D57).
    'aria-invalid': error ? (true as const) : undefined,
    onFocus: () => {
      if (error?.type === SERVER) form.clearErrors(name);
    },
  };
}
