// Mails to an email address rather than to an account. The token of a link is created while the
// mail is composed, so that no copy of the database ever holds a working one (D38, D40).
import type { Db } from '../infrastructure/database/index.ts';
import { issueAccountToken, withdrawAccountToken } from '../kernel/sessions/index.ts';
import type { Writer } from './mail.ts';
import type { AboutLink, AboutUser, MailRecipient } from './mail-facts.ts';
import {
  type ClaimedMail,
  findRecipient,
  findRecipientByEmail,
  isDropped,
} from './mail-outbox.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/** A link for the owner of an email address, when it has an account; by default for the account's own. */
export const withLink = (
  template: Writer<AboutLink>['template'],
  kind: 'password_reset' | 'confirm_email' | 'undo_email',
): Writer<AboutLink> => ({
  about: 'link',
  template,
  write: async (deps, mail) => {
    const { db } = deps;
    const to = await recipientOf(db, mail);
    if (!to) return null;
    // Of an account that was found by what somebody typed, its own: that may only look like it.
    const email = mail.toUserId === null ? to.email : (mail.toEmail ?? to.email);
    const token = await issueAccountToken(db, { kind, userId: to.id, email });
    // Who ended meanwhile what it is for could not see the link.
    if (token !== null && (await isDropped(db, mail.id))) {
      await withdrawAccountToken(db, token);
      return null;
    }
    // A new email address is nobody's yet, so its mail has no words of the person who typed it.
    const known = email === to.email ? to : { ...to, isEmailConfirmed: false, firstName: '' };
    const content = token === null ? null : template({ ...userFacts(deps, known), token });

    return content && { to: { name: nameOf(known), address: email }, content };
  },
});

/** To the email address that an account had before. */
export const toFormerEmail = (template: Writer<AboutUser>['template']): Writer<AboutUser> => ({
  about: 'link',
  template,
  write: async (deps, mail) => {
    const to = await recipientOf(deps.db, mail);
    if (!to || mail.toEmail === null) return null;
    const content = template(userFacts(deps, to));

    return content && { to: { name: nameOf(to), address: mail.toEmail }, content };
  },
});

function recipientOf(db: Db, mail: ClaimedMail): Promise<MailRecipient | null> | null {
  if (mail.toUserId !== null) return findRecipient(db, mail.toUserId);

  return mail.toEmail === null ? null : findRecipientByEmail(db, mail.toEmail);
}
