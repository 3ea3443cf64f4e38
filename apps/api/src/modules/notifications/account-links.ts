// Mails to an address rather than to an account. The token of a link that lets its reader in is made while the mail is written, so
// that no copy of the database ever holds one that works (D38, D40).
import type { Deps } from '../../deps.ts';
import { issueAccountToken } from '../../sessions/account-tokens.ts';
import type { MailContent } from './mail-content.ts';
import type { Recipient } from './mail-kinds.ts';
import { type ClaimedMail, findRecipient, findRecipientByEmail } from './mail-outbox.repository.ts';
import { confirmEmail } from './mails/confirm-email.ts';
import { emailChanged } from './mails/email-changed.ts';
import { passwordReset } from './mails/password-reset.ts';

export type AccountLink =
  | { kind: 'password_reset'; address: string }
  | { kind: 'confirm_email'; address: string; userId: number }
  /** Tells the address that the account had before. */
  | { kind: 'email_changed'; address: string; userId: number };

const mails = {
  password_reset: passwordReset,
  confirm_email: confirmEmail,
  email_changed: emailChanged,
};

export const isAccountLink = (kind: string): kind is AccountLink['kind'] =>
  Object.hasOwn(mails, kind);

/** Null when nobody, or nobody any more, has that account. */
export async function writeAccountLink(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  mail: ClaimedMail & { kind: AccountLink['kind'] },
): Promise<{ to: { name: string; address: string }; content: MailContent } | null> {
  const to = await findReader(db, mail);
  if (!to || mail.toAddress === null) return null;
  const { kind, toAddress: email } = mail;
  const token =
    kind === 'email_changed' ? '' : await issueAccountToken(db, { kind, userId: to.id, email });
  if (token === null) return null;

  return {
    to: { name: `${to.firstName} ${to.lastName}`.trim(), address: email },
    content: mails[kind]({ to, token, shellUrl: config.shellUrl }),
  };
}

function findReader(db: Deps['db'], mail: ClaimedMail): Promise<Recipient | null> | null {
  if (mail.toUserId !== null) return findRecipient(db, mail.toUserId);

  return mail.toAddress === null ? null : findRecipientByEmail(db, mail.toAddress);
}

export interface AboutLink {
  to: Recipient;
  token: string;
  shellUrl: string;
}
