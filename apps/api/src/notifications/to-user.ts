import type { Writer, WriterDeps } from './mail.ts';
import type { AboutUser, MailRecipient } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';

/** Empty for an email that nobody has confirmed, unless an admin has seen the name: it may be a message. */
export const nameOf = ({ isEmailConfirmed, isApproved, firstName, lastName }: MailRecipient) =>
  isEmailConfirmed || (isApproved && firstName) ? `${firstName} ${lastName}`.trim() : '';

/** What a template gets that writes to a user. */
export const userFacts = ({ brand, config, t }: WriterDeps, to: MailRecipient): AboutUser => ({
  brand,
  shellUrl: config.shellUrl,
  t,
  to,
  firstName: to.firstName || t('recipient.unnamed'),
});

/** A mail about an account, to its owner. */
export const toUser = (template: Writer<AboutUser>['template']): Writer<AboutUser> => ({
  about: 'user',
  template,
  write: async (deps, { toUserId }) => {
    const to = toUserId === null ? null : await findRecipient(deps.db, toUserId);
    const content = to && template(userFacts(deps, to));

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});
