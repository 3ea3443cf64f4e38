import * as v from 'valibot';
import { isTypedTwice, passwordTwice } from './accounts.ts';
import { call } from './call.ts';
import { Email, Message } from './values.ts';

/** Ways back into an account, by what was mailed to its address. */

const MailedToken = v.pipe(
  v.string('Token is required'),
  v.nonEmpty('Token is required'),
  v.maxLength(200, 'Token must be valid'),
);

export const PasswordReset = v.pipe(
  v.object({ email: Email, token: MailedToken, ...passwordTwice }),
  v.forward(
    v.partialCheck([['password'], ['password_confirmation']], isTypedTwice, 'Passwords must match'),
    ['password_confirmation'],
  ),
);
export type PasswordReset = v.InferOutput<typeof PasswordReset>;

/** Answers the same, in the same time, whether or not the address has an account (D40). */
export const sendResetPasswordEmail = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/sendResetPasswordEmail',
  access: 'public',
  body: v.object({ email: Email }),
  answer: Message,
});

export const resetPassword = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/resetPassword',
  access: 'public',
  body: PasswordReset,
  answer: v.object({
    message: v.string(),
    /** As with a login: this browser proved whose it is. */
    device_token: v.optional(v.string()),
  }),
});

/** A new address of an account, confirmed by its reader (D40). */
export const confirmEmail = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/confirmEmail',
  access: 'public',
  body: v.object({ token: MailedToken }),
  answer: Message,
});
