import { lateWordsOf } from '@freely/shell-sdk/words';

/** Validation messages that several teams use, as the specification words them (spec 1 §5). */
const rules = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  emailRequired: 'E-mail is required',
  emailFormat: 'E-mail must be valid',
  phoneRequired: 'Phone number is required',
  phoneDigits: 'Phone must contain only numbers',
  phoneFormat: 'Phone must have a valid format (e.g. 07...)',
  passwordRequired: 'Password is required',
  passwordLength: 'Password must be at least 8 characters',
  confirmationRequired: 'Password confirmation is required',
  confirmationDiffers: 'Passwords must match',
  terms: 'Please check to continue',
  required: 'This field is required',
} as const;

export type RuleKey = keyof typeof rules;

const { useWords } = lateWordsOf('rules', rules);

/** Translates the keys of the shared rules. Any other message is returned unchanged. */
export function useRulePhrase(): (message: string) => string {
  const words = useWords();

  return (message) => (Object.hasOwn(rules, message) ? words(message as RuleKey) : message);
}
