import { isTypedTwice } from '@freely/api-client/contract';
import { EmailRule, newPasswordRules, rule } from '@freely/forms';
import * as v from 'valibot';

/** The rules of a new password for an account (spec 1 §2.3). */
export const ResetDraft = v.pipe(
  v.object({ email: EmailRule, ...newPasswordRules }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      isTypedTwice,
      rule('confirmationDiffers'),
    ),
    ['password_confirmation'],
  ),
);
export type ResetDraft = v.InferOutput<typeof ResetDraft>;
