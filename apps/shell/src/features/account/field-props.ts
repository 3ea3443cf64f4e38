import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { accountTexts } from './texts.ts';
import type { useWords } from './words.ts';

type Words = ReturnType<typeof useWords>;
export type RuleKey = keyof typeof accountTexts.rules;

/**
 * What a field of the design system needs of a form: its registration, and its error. Rules of the
 * form carry a key of `rules`; the server's messages are shown as they are and clear on focus.
 */
export function fieldProps<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  words: Words,
) {
  const { error } = form.getFieldState(name, form.formState);
  const message = error?.message ?? '';
  const isRule = Object.hasOwn(accountTexts.rules, message);

  return {
    ...form.register(name),
    error: isRule ? words(`rules.${message as RuleKey}`) : message,
    // A login refused marks its e-mail field without a word (D57).
    'aria-invalid': error ? (true as const) : undefined,
    onFocus: () => {
      if (error?.type === SERVER) form.clearErrors(name);
    },
  };
}

/** The type of an error that the server found. */
export const SERVER = 'server';

/** True while an error of the server is on screen. */
export function hasServerError({ formState }: { formState: { errors: object } }): boolean {
  return Object.values(formState.errors).some((error) => error?.type === SERVER);
}
