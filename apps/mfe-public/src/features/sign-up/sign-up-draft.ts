import { AppointmentScheduling, HowYouFind, isTypedTwice } from '@freely/api-client/contract';
import { EmailRule, newPasswordRules, PhoneRule, requiredRule, rule } from '@freely/forms';
import * as v from 'valibot';
import type { texts } from './words.ts';

type OwnRule = `signUp.rules.${keyof (typeof texts)['signUp']['rules']}`;
const own = (key: OwnRule): OwnRule => key;

/** The rules of practitioner registration (spec 1 §5). */
export const SignUpDraft = v.pipe(
  v.object({
    first_name: requiredRule('firstName'),
    last_name: requiredRule('lastName'),
    email: EmailRule,
    phone: PhoneRule,
    gender: v.picklist(['m', 'f'], own('signUp.rules.gender')),
    how_you_find: v.picklist(HowYouFind.options, own('signUp.rules.howYouFind')),
    appointment_scheduling: v.picklist(
      AppointmentScheduling.options,
      own('signUp.rules.appointmentScheduling'),
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
