import { passwordLength } from '@freely/domain/passwords';
import * as v from 'valibot';
import { call } from './call.ts';
import { SecondFactorCode } from './second-factor.ts';
import { Day, Email, Gender, Message, PersonName, Phone } from './values.ts';

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

export const NewPassword = v.pipe(
  v.string('rules.password.required'),
  v.nonEmpty('rules.password.required'),
  v.minLength(passwordLength.min, `rules.password.short?min=${passwordLength.min}`),
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

const commonFields = {
  first_name: PersonName('rules.person.firstName'),
  email: Email,
  phone: Phone,
  ...passwordTwice,
};

export const CustomerRegistration = v.pipe(
  v.object({ user_role: v.literal('customer'), ...commonFields }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      isTypedTwice,
      'rules.password.differs',
    ),
    ['password_confirmation'],
  ),
);
export type CustomerRegistration = v.InferOutput<typeof CustomerRegistration>;

export const HowYouFind = v.picklist(
  [
    'google_search',
    'facebook',
    'instagram',
    'twitter',
    'linkedin',
    'newspaper_magazine',
    'recommendation',
    'other',
  ],
  'rules.person.foundUs',
);

export const AppointmentScheduling = v.picklist(
  ['apple_ical', 'google_calendar', 'microsoft_outlook_calendar', 'other_digital', 'notebook'],
  'rules.person.keepsAppointments',
);

export const PractitionerRegistration = v.pipe(
  v.object({
    user_role: v.literal('practitioner'),
    ...commonFields,
    last_name: PersonName('rules.person.lastName'),
    gender: v.picklist(['m', 'f'], 'rules.person.gender'),
    how_you_find: HowYouFind,
    appointment_scheduling: AppointmentScheduling,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      isTypedTwice,
      'rules.password.differs',
    ),
    ['password_confirmation'],
  ),
);
export type PractitionerRegistration = v.InferOutput<typeof PractitionerRegistration>;

/** Chosen by role, so that validation errors name the fields of that form. */
const Registration = v.lazy((input) =>
  (input as { user_role?: unknown } | null)?.user_role === 'practitioner'
    ? PractitionerRegistration
    : CustomerRegistration,
);
export type Registration = v.InferOutput<typeof Registration>;

/** What a user may read and change about themselves. */
export const UserSettings = v.object({
  active: v.boolean(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  gender: v.nullable(Gender),
  birthday: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  /** Of practitioners: their documents were checked (D30). */
  verified: v.optional(v.boolean()),
});
export type UserSettings = v.InferOutput<typeof UserSettings>;

const SettingsDraft = v.partial(
  v.object({
    first_name: PersonName('rules.person.firstName'),
    last_name: PersonName('rules.person.lastName'),
    phone: Phone,
    gender: Gender,
    birthday: Day,
    active: v.boolean('rules.person.status'),
    /** The old one stays in use until the new one is confirmed (D40). */
    email: Email,
    ...passwordTwice,
    old_password: v.pipe(
      v.string('rules.password.old'),
      v.nonEmpty('rules.password.old'),
      v.maxLength(passwordLength.max, 'rules.password.oldWrong'),
    ),
  }),
);
type SettingsDraft = v.InferOutput<typeof SettingsDraft>;

const passwordFields = ['password', 'old_password', 'password_confirmation'] as const;

/** The three password fields are sent together, or none of them. */
const isPresent = (field: (typeof passwordFields)[number]) => (draft: SettingsDraft) =>
  draft[field] !== undefined || passwordFields.every((each) => draft[each] === undefined);

/** Fields that are left out stay unchanged. */
export const UserSettingsChange = v.pipe(
  SettingsDraft,
  v.forward(v.check(isPresent('password'), 'rules.password.required'), ['password']),
  v.forward(v.check(isPresent('old_password'), 'rules.password.old'), ['old_password']),
  v.forward(v.check(isPresent('password_confirmation'), 'rules.password.confirmation'), [
    'password_confirmation',
  ]),
  v.forward(
    v.check(
      ({ password, password_confirmation }) =>
        password === undefined ||
        password_confirmation === undefined ||
        password === password_confirmation,
      'rules.password.differs',
    ),
    ['password_confirmation'],
  ),
);
export type UserSettingsChange = v.InferOutput<typeof UserSettingsChange>;

export const login = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/user/login',
  access: 'public',
  body: LoginBody,
  response: SignedIn,
  sendsDeviceToken: true,
});

export const register = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/user',
  access: 'public',
  body: Registration,
  response: SignedIn,
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

export const userSettings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/user/settings',
  access: 'signed-in',
  response: UserSettings,
});

export const changeUserSettings = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/user/settings',
  access: 'signed-in',
  recentLogin: ['email'],
  body: UserSettingsChange,
  response: v.object({ message: v.string(), ...UserSettings.entries }),
});
