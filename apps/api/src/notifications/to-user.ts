import type { Writer } from './mail.ts';
import type { AboutUser, MailRecipient } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';

/** Empty for an email that nobody has confirmed: the name may be a stranger's message. */
export const nameOf = ({ isEmailConfirmed, firstName, lastName }: MailRecipient) =>
  isEmailConfirmed ? `${firstName} ${lastName}`.trim() : '';

/** A mail about an account, to its owner. */
export const toUser = (template: Writer<AboutUser>['template']): Writer<AboutUser> => ({
  about: 'user',
  template,
  write: async ({ db, config, brand }, { toUserId }) => {
    const to = toUserId === null ? null : await findRecipient(db, toUserId);
    const content = to && template({ brand, to, shellUrl: config.shellUrl });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});
