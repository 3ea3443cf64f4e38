import * as v from 'valibot';
import type { RuleKey } from './rule-texts.ts';

// Messages are keys, put into words where they are shown (`useRulePhrase`).

/** The key of a rule, checked when it is compiled. */
export const rule = (key: RuleKey): RuleKey => key;

/** Something must be there. */
export const requiredRule = (key: RuleKey) => v.pipe(v.string(), v.trim(), v.nonEmpty(rule(key)));

/** Something, an at sign, something. */
export const EmailRule = v.pipe(
  requiredRule('emailRequired'),
  v.regex(/^[^@\s]+@[^@\s]+$/, rule('emailFormat')),
);

/** Eleven digits of a British number. */
export const PhoneRule = v.pipe(
  v.string(),
  v.nonEmpty(rule('phoneRequired')),
  v.regex(/^\d+$/, rule('phoneDigits')),
  v.regex(/^0\d{10}$/, rule('phoneFormat')),
);

/** A phone number as it may be typed: digits, eleven at most. */
export function maskPhone(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 11);
}

const password = (key: RuleKey) => v.pipe(v.string(), v.nonEmpty(rule(key)));

/** A new password, typed twice; the form compares them by `isTypedTwice` of the contract. */
export const newPasswordRules = {
  password: v.pipe(password('passwordRequired'), v.minLength(8, rule('passwordLength'))),
  password_confirmation: password('confirmationRequired'),
};
