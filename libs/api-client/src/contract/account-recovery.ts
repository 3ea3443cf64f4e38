import * as v from 'valibot';
import { call } from './call.ts';
import { isTypedTwice, passwordTwice } from './new-password.ts';
import { Email, Message } from './values.ts';

/** Regaining access to an account with a token that was mailed to its email address. */

const MailedToken = v.pipe(
  v.string('rules.token.required'),
  v.nonEmpty('rules.token.required'),
  v.maxLength(200, 'rules.token.invalid'),
);

export const PasswordReset = v.pipe(
  v.object({ email: Email, token: MailedToken, ...passwordTwice }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      isTypedTwice,
      'rules.password.differs',
    ),
    ['password_confirmation'],
  ),
);
export type PasswordReset = v.InferOutput<typeof PasswordReset>;

/** Responds the same, in the same time, whether or not the email has an account (D40). */
export const sendResetPasswordEmail = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/sendResetPasswordEmail',
  access: 'public',
  body: v.object({ email: Email }),
  response: Message,
});

export const resetPassword = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/resetPassword',
  access: 'public',
  body: PasswordReset,
  response: v.object({
    message: v.string(),
    /** As with a login: the user is now known in this browser. */
    device_token: v.optional(v.string()),
  }),
});

/**
 * Takes a change of the email back, with the token that was mailed to the old address: the old email
 * stands again, every session ends, and a link for a new password is mailed to it (D71).
 */
export const undoEmail = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/undoEmail',
  access: 'public',
  body: v.object({ token: MailedToken }),
  response: v.object({
    message: v.string(),
    /** Whose account it is: a browser may be logged in to another. */
    user_id: v.optional(v.number()),
  }),
});

/** Confirms the new email address of an account with the token that was mailed to it (D40). */
export const confirmEmail = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/confirmEmail',
  access: 'public',
  body: v.object({ token: MailedToken }),
  response: Message,
});
