// Mails to an email address rather than to an account. The token of a link is created while the
// mail is composed, so that no copy of the database ever holds a working one (D38, D40).
import type { Deps } from '../deps.ts';
import { issueAccountToken } from '../kernel/sessions/index.ts';
import type { MailContent } from './mail-content.ts';
import type { Recipient } from './mail-kinds.ts';
import { type ClaimedMail, findRecipient, findRecipientByEmail } from './mail-outbox.repository.ts';
import { confirmEmail } from './mails/confirm-email.ts';
import { emailChanged } from './mails/email-changed.ts';
import { passwordReset } from './mails/password-reset.ts';

export type AccountLink =
  | { kind: 'password_reset'; email: string }
  | { kind: 'confirm_email'; email: string; userId: number }
  /** Sent to the email address that the account had before. */
  | { kind: 'email_changed'; email: string; userId: number };

const mails = {
  password_reset: passwordReset,
  confirm_email: confirmEmail,
  email_changed: emailChanged,
};

export const isAccountLink = (kind: string): kind is AccountLink['kind'] =>
  Object.hasOwn(mails, kind);

/** Null when there is no such account, or no longer. */
export async function writeAccountLink(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  mail: ClaimedMail & { kind: AccountLink['kind'] },
): Promise<{ to: { name: string; address: string }; content: MailContent } | null> {
  const to = await recipientOf(db, mail);
  if (!to || mail.toEmail === null) return null;
  const { kind, toEmail: email } = mail;
  const token =
    kind === 'email_changed' ? '' : await issueAccountToken(db, { kind, userId: to.id, email });
  if (token === null) return null;

  return {
    to: { name: `${to.firstName} ${to.lastName}`.trim(), address: email },
    content: mails[kind]({ to, token, shellUrl: config.shellUrl }),
  };
}

function recipientOf(db: Deps['db'], mail: ClaimedMail): Promise<Recipient | null> | null {
  if (mail.toUserId !== null) return findRecipient(db, mail.toUserId);

  return mail.toEmail === null ? null : findRecipientByEmail(db, mail.toEmail);
}

export interface AboutLink {
  to: Recipient;
  token: string;
  shellUrl: string;
}
