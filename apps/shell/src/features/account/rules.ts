import * as v from 'valibot';
import type { RuleKey } from './field-props.ts';

/** Messages are keys of `rules`, put into words where they are shown. */
export const rule = (key: RuleKey): RuleKey => key;

/** Something, an at sign, something (spec 1 §5). */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(rule('emailRequired')),
  v.regex(/^[^@\s]+@[^@\s]+$/, rule('emailFormat')),
);

const required = (key: RuleKey) => v.pipe(v.string(), v.nonEmpty(rule(key)));

/** A new password, typed twice; the form compares them by `isTypedTwice` of the contract. */
export const newPassword = {
  password: v.pipe(required('passwordRequired'), v.minLength(8, rule('passwordLength'))),
  password_confirmation: required('confirmationRequired'),
};
