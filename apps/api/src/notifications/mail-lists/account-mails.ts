import * as people from '../../people/events/index.ts';
import { aboutDeletion, toDeleted } from '../about-deletion.ts';
import { aboutLogin } from '../about-login.ts';
import { toFormerEmail, withLink } from '../account-links.ts';
import { mail } from '../mail.ts';
import { accountDeleted, practitionerAccountDeleted } from '../mails/account-deleted.ts';
import { confirmEmail } from '../mails/confirm-email.ts';
import { confirmOwnEmail } from '../mails/confirm-own-email.ts';
import { emailChangeAnnounced } from '../mails/email-change-announced.ts';
import { emailChanged } from '../mails/email-changed.ts';
import { loggedInElsewhere } from '../mails/logged-in-elsewhere.ts';
import { passwordChanged } from '../mails/password-changed.ts';
import { passwordNeeded, passwordReset } from '../mails/password-reset.ts';
import { registration } from '../mails/registration.ts';
import {
  secondFactorOff,
  secondFactorOn,
  secondFactorReset,
} from '../mails/second-factor-changed.ts';
import * as to from '../recipients/people.ts';
import { toUser } from '../to-user.ts';

/** What happens to an account: who may log in, and by which address. */
export const accountMails = {
  registration: mail(people.accountRegistered, to.user, withLink(registration, 'confirm_email')),
  confirm_own_email: mail(
    people.emailConfirmationNeeded,
    to.ownEmail,
    withLink(confirmOwnEmail, 'confirm_email'),
  ),
  password_changed: mail(people.passwordChanged, to.userEachTime, toUser(passwordChanged)),
  password_reset: mail(
    people.passwordResetRequested,
    to.email,
    withLink(passwordReset, 'password_reset'),
  ),
  password_needed: mail(
    people.emailKept,
    to.userEachTime,
    withLink(passwordNeeded, 'password_reset'),
  ),
  confirm_email: mail(
    people.emailChangeRequested,
    to.newEmail,
    withLink(confirmEmail, 'confirm_email'),
  ),
  email_change_announced: mail(
    people.emailChangeAnnounced,
    to.previousEmail,
    withLink(emailChangeAnnounced, 'undo_email'),
  ),
  email_changed: mail(people.emailChanged, to.previousEmail, toFormerEmail(emailChanged)),
  second_factor_on: mail(
    people.secondFactorChanged,
    (event) => (event.isOn ? to.userEachTime(event) : null),
    toUser(secondFactorOn),
  ),
  second_factor_off: mail(
    people.secondFactorChanged,
    (event) => (event.isOn ? null : to.userEachTime(event)),
    toUser(secondFactorOff),
  ),
  second_factor_reset: mail(people.secondFactorReset, to.userEachTime, toUser(secondFactorReset)),
  logged_in_elsewhere: mail(people.loggedInElsewhere, to.loggedIn, aboutLogin(loggedInElsewhere)),
  account_deleted: mail(people.accountDeleted, to.formerUser, toDeleted(accountDeleted)),
  practitioner_account_deleted: mail(
    people.practitionerAccountDeleted,
    to.userEachTime,
    aboutDeletion(practitionerAccountDeleted),
  ),
} as const;
