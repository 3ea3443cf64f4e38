import { AppointmentScheduling, HowYouFind, isTypedTwice } from '@freely/api-client/contract';
import { EmailRule, newPasswordRules, PhoneRule, requiredRule, rule } from '@freely/forms';
import type { ParseKeys } from '@freely/i18n';
import * as v from 'valibot';

/** A rule of this form alone; its key in the catalogue of this feature. */
export type OwnRule = ParseKeys<'public/sign-up'> & `rules.${string}`;
const own = (key: OwnRule): OwnRule => key;

/** The rules of practitioner registration (spec 1 §5). */
export const SignUpDraft = v.pipe(
  v.object({
    first_name: requiredRule('firstName'),
    last_name: requiredRule('lastName'),
    email: EmailRule,
    phone: PhoneRule,
    gender: v.picklist(['m', 'f'], own('rules.gender')),
    how_you_find: v.picklist(HowYouFind.options, own('rules.howYouFind')),
    appointment_scheduling: v.picklist(
      AppointmentScheduling.options,
      own('rules.appointmentScheduling'),
    ),
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
export type SignUpDraft = v.InferOutput<typeof SignUpDraft>;
