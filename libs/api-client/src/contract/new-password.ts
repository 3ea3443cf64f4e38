import { isLongEnough, passwordLength } from '@freely/domain/passwords';
import { isStorable } from '@freely/domain/plain-text';
import * as v from 'valibot';

export const NewPassword = v.pipe(
  v.string('rules.password.required'),
  v.nonEmpty('rules.password.required'),
  // Of the password itself, and not of its confirmation.
  v.check(isStorable, 'rules.text.plain'),
  v.check(isLongEnough, `rules.password.short?min=${passwordLength.min}`),
  v.maxLength(passwordLength.max, 'rules.password.long'),
);

/** Typed twice; `isTypedTwice` compares them. */
export const passwordTwice = {
  password: NewPassword,
  password_confirmation: v.pipe(
    v.string('rules.password.confirmation'),
    v.nonEmpty('rules.password.confirmation'),
  ),
};

export const isTypedTwice = (typed: { password: string; password_confirmation: string }) =>
  typed.password === typed.password_confirmation;
