import { isTypedTwice } from '@freely/api-client/contract';
import * as v from 'valibot';
import { Email, newPassword, rule } from './rules.ts';

/** The rules of customer registration (spec 1 §5). */
export const RegistrationDraft = v.pipe(
  v.object({
    first_name: v.pipe(v.string(), v.trim(), v.nonEmpty(rule('firstName'))),
    email: Email,
    phone: v.pipe(
      v.string(),
      v.nonEmpty(rule('phoneRequired')),
      v.regex(/^\d+$/, rule('phoneDigits')),
      v.regex(/^0\d{10}$/, rule('phoneFormat')),
    ),
    ...newPassword,
    terms: v.pipe(
      v.boolean(),
      v.check((isTicked) => isTicked, rule('terms')),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      isTypedTwice,
      rule('confirmationDiffers'),
    ),
    ['password_confirmation'],
  ),
);
export type RegistrationDraft = v.InferOutput<typeof RegistrationDraft>;

/** A phone number as it may be typed: digits, eleven at most. */
export function maskPhone(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 11);
}
