import * as v from 'valibot';
import { SignedIn } from './accounts.ts';
import { call } from './call.ts';
import { isTypedTwice, passwordTwice } from './new-password.ts';
import { Email, PersonName, Phone } from './values.ts';

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

export const register = /*#__PURE__*/ call({
  method: 'POST',
  path: '/auth/user',
  access: 'public',
  body: Registration,
  response: SignedIn,
});
