const googleDomains = ['gmail.com', 'googlemail.com'];

/**
 * What an email has in common with all others of its mailbox: what follows a plus sign is only a label, and
 * Google ignores dots. Only for comparing: mails are sent to the email as it was typed.
 */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name = ''] = lower.slice(0, at).split('+');
  const domain = lower.slice(at + 1);

  return googleDomains.includes(domain)
    ? `${name.replaceAll('.', '')}@${googleDomains[0]}`
    : `${name}@${domain}`;
}

/** Whether the mails to both go to one person: `grace+reviews@b.example` is `Grace@b.example`. */
export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxOf(one) === mailboxOf(other);
