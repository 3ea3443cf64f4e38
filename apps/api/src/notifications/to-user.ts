import type { Writer, WriterDeps } from './mail.ts';
import type { AboutUser, MailRecipient } from './mail-facts.ts';
import { type ClaimedMail, findRecipient } from './mail-outbox.repository.ts';

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

/** What a template gets besides who its mail is to. */
export type FactsOf<About extends AboutUser> = Omit<About, keyof AboutUser>;

/**
 * A mail to a user, about something as it is at sending time.
 * @param gather null when nobody must get this mail any more
 */
export const toUserAbout =
  <Facts extends object>(
    gather: (deps: WriterDeps, to: MailRecipient, mail: ClaimedMail) => Promise<Facts | null>,
  ) =>
  (template: Writer<AboutUser & Facts>['template']): Writer<AboutUser & Facts> => ({
    about: 'user',
    template,
    write: async (deps, mail) => {
      const to = mail.toUserId === null ? null : await findRecipient(deps.db, mail.toUserId);
      const facts = to && (await gather(deps, to, mail));
      const content = facts && template({ ...userFacts(deps, to), ...facts });

      return content && { to: { name: nameOf(to), address: to.email }, content };
    },
  });

/** A mail about an account, to its owner. */
export const toUser = toUserAbout(async () => ({}));
