import { cancelledByDeletion } from './deletion.repository.ts';
import type { Writer } from './mail.ts';
import type { AboutDeletion, AboutUser } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/**
 * To the address that a deleted account had. Once everything has been erased again, a minute later, nobody knows
 * it any more.
 */
export const toDeleted = (template: Writer<AboutDeletion>['template']): Writer<AboutDeletion> => ({
  about: 'outsider',
  template,
  write: async ({ db, config, brand, t }, mail) => {
    if (mail.toEmail === null) return null;
    const cancelled = await cancelledByDeletion(db, mail);
    const content = template({ brand, t, shellUrl: config.shellUrl, ...cancelled });

    return content && { to: { name: '', address: mail.toEmail }, content };
  },
});

/** To somebody who stays a customer. */
export const aboutDeletion = (
  template: Writer<AboutDeletion & AboutUser>['template'],
): Writer<AboutDeletion & AboutUser> => ({
  about: 'user',
  template,
  write: async (deps, mail) => {
    const to = mail.toUserId === null ? null : await findRecipient(deps.db, mail.toUserId);
    if (!to) return null;
    const cancelled = await cancelledByDeletion(deps.db, mail);
    const content = template({ ...userFacts(deps, to), ...cancelled });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});
