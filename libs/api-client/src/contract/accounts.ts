import { passwordLength } from '@freely/domain/passwords';
import * as v from 'valibot';
import { call } from './call.ts';
import { SecondFactorCode } from './second-factor.ts';
import { Email, Message } from './values.ts';

export const Role = v.picklist(['admin', 'practitioner', 'customer']);
export type Role = v.InferOutput<typeof Role>;

/** The signed-in user, as in every response about a session. */
export const CurrentUser = v.object({
  user_id: v.number(),
  name: v.string(),
  email: v.string(),
  user_roles: v.array(Role),
  practitioner_info: v.nullable(
    v.object({
      practitioner_rating: v.number(),
      reviews_amount: v.number(),
      onboarding_step: v.number(),
    }),
  ),
  /** Set while an admin is logged in as this user (D59); `ends_at` is when that session expires. */
  impersonated_by: v.optional(
    v.object({ user_id: v.number(), name: v.string(), ends_at: v.optional(v.string()) }),
  ),
});
export type CurrentUser = v.InferOutput<typeof CurrentUser>;

/** The response of login and registration: the user, and the token of a new session. */
export const SignedIn = v.object({
  ...CurrentUser.entries,
  access_token: v.string(),
  /** Identifies this browser at its next login, in the header `X-Device-Token` (D40). */
  device_token: v.optional(v.string()),
  message: v.optional(v.string()),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

export const LoginBody = v.object({
  email: Email,
  password: v.pipe(
    v.string('rules.password.required'),
    v.nonEmpty('rules.password.required'),
    v.maxLength(passwordLength.max),
  ),
  /** Of the second factor, when the server asked for it: 422 with an error of this field. */
  code: v.optional(SecondFactorCode),
});
export type LoginBody = v.InferOutput<typeof LoginBody>;

export const login = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/user/login',
  access: 'public',
  body: LoginBody,
  response: SignedIn,
  sendsDeviceToken: true,
});

export const logout = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/user/logout',
  access: 'signed-in',
  beforeSecondFactor: true,
  response: Message,
});

/**
 * The password once more, and a code where the account has a second factor: for some minutes, this session
 * may do what needs them (D71). Without the code it is 422 for the field `code`, as at a login.
 */
export const reauthenticate = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/reauthenticate',
  access: 'signed-in',
  beforeSecondFactor: true,
  body: v.object({
    password: v.pipe(
      v.string('rules.password.required'),
      v.nonEmpty('rules.password.required'),
      v.maxLength(passwordLength.max, 'rules.password.wrong'),
    ),
    code: v.optional(SecondFactorCode),
  }),
  response: Message,
});

export const currentUser = /*#__PURE__*/ call({
  method: 'GET',
  path: '/auth/user',
  access: 'signed-in',
  beforeSecondFactor: true,
  response: CurrentUser,
});
