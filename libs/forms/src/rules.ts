import { britishPhone } from '@freely/domain/format-phone';
import { isLongEnough } from '@freely/domain/passwords';
import * as v from 'valibot';
import type { RuleKey } from './rule-message.ts';

// Messages are keys, translated where they are shown (`useRuleMessage`).

/** The key of a rule, checked by the compiler. */
export const rule = (key: RuleKey): RuleKey => key;

/** A value is required. */
export const requiredRule = (key: RuleKey) => v.pipe(v.string(), v.trim(), v.nonEmpty(rule(key)));

/** Some text, an at sign, some text. */
export const EmailRule = v.pipe(
  requiredRule('emailRequired'),
  v.regex(/^[^@\s]+@[^@\s]+$/, rule('emailFormat')),
);

/** Eleven digits of a British number. */
export const PhoneRule = v.pipe(
  v.string(),
  v.nonEmpty(rule('phoneRequired')),
  v.regex(/^\d+$/, rule('phoneDigits')),
  v.regex(britishPhone, rule('phoneFormat')),
);

const password = (key: RuleKey) => v.pipe(v.string(), v.nonEmpty(rule(key)));

/** A new password, typed twice. The form compares both with `isTypedTwice` of the contract. */
export const newPasswordRules = {
  password: v.pipe(password('passwordRequired'), v.check(isLongEnough, rule('passwordLength'))),
  password_confirmation: password('confirmationRequired'),
};
