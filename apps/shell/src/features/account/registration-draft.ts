import { isTypedTwice } from '@freely/api-client/contract';
import { EmailRule, newPasswordRules, PhoneRule, requiredRule, rule } from '@freely/forms';
import * as v from 'valibot';

/** The rules of customer registration (spec 1 §5). */
export const RegistrationDraft = v.pipe(
  v.object({
    first_name: requiredRule('firstName'),
    email: EmailRule,
    phone: PhoneRule,
    ...newPasswordRules,
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
