import { isTypedTwice } from '@freely/api-client/contract';
import * as v from 'valibot';
import { Email, newPassword, rule } from '../rules.ts';

/** The rules of a new password for an account (spec 1 §2.3). */
export const ResetDraft = v.pipe(
  v.object({ email: Email, ...newPassword }),
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
