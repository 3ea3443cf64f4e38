import { lateWordsOf } from '../words.ts';

/** What fields say that several teams ask for, in the documents' words (spec 1 §5). */
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

/** Puts the keys of the shared rules into words; what is none passes as it is. */
export function useRulePhrase(): (message: string) => string {
  const words = useWords();

  return (message) => (Object.hasOwn(rules, message) ? words(message as RuleKey) : message);
}
