import { passwordLength } from '@freely/domain/passwords';
import * as v from 'valibot';
import { call } from './call.ts';
import { passwordTwice } from './new-password.ts';
import { Day, Email, Gender, Message, PersonName, Phone } from './values.ts';

/** What a user may read and change about themselves. */
export const UserSettings = v.object({
  active: v.boolean(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  /** Whether its owner has opened the link that was mailed there: some things need that. */
  email_confirmed: v.optional(v.boolean()),
  /** The email that takes its place once its owner opens the link there (D40). Absent when none waits. */
  pending_email: v.optional(v.string()),
  phone: v.string(),
  gender: v.nullable(Gender),
  birthday: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  /** Of practitioners: their documents were checked (D30). */
  verified: v.optional(v.boolean()),
  /** Of practitioners: the overall rating in half steps, 0 without reviews, and how many reviews count. */
  practitioner_rating: v.optional(v.number()),
  reviews_amount: v.optional(v.number()),
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

export const userSettings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/user/settings',
  access: 'signed-in',
  response: UserSettings,
});

/** Mails the link that confirms the account's present email, at most once in ten minutes. 409 once it is confirmed. */
export const sendEmailLink = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/user/settings/email-link',
  access: 'signed-in',
  response: Message,
});

export const changeUserSettings = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/user/settings',
  access: 'signed-in',
  recentLogin: ['email'],
  body: UserSettingsChange,
  response: v.object({ message: v.string(), ...UserSettings.entries }),
});
