import { getI18n } from '@freely/i18n';

/** The namespace of the messages below. The shell registers both in i18next. */
export const AUTH_NAMESPACE = 'auth';

/** The messages of guards (spec 1 §8, spec 2 §8, spec 3 §2.4). */
export const authTexts = {
  loginRequired: 'You must log in to continue',
  completeRegistration: 'Please complete registration',
  only: {
    admin: 'Available only for admins',
    customer: 'Available only for customers',
    practitioner: 'Available only for practitioners',
  },
  review: {
    broken: 'Your link is broken',
    notFound: 'Booking not found',
    invalidToken: 'Invalid token',
    done: 'You already made a review for this booking',
    doneByLink: 'You already made a review by this link',
    status: 'The status of this booking does not allow making a review',
  },
};

type AuthText =
  | 'loginRequired'
  | 'completeRegistration'
  | `only.${keyof typeof authTexts.only}`
  | `review.${keyof typeof authTexts.review}`;

/** Guards run outside React, so this uses the i18next instance directly. */
export function authText(key: AuthText): string {
  return getI18n().t(`${AUTH_NAMESPACE}:${key}`);
}
