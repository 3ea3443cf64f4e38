import type { Writer } from './mail.ts';
import type { AboutTaxCopy } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/** A mail about what was reported. Who has left the market in the meantime gets none. */
export const aboutTaxCopy = (template: Writer<AboutTaxCopy>['template']): Writer<AboutTaxCopy> => ({
  about: 'user',
  template,
  write: async (deps, { toUserId, detail }) => {
    const to = toUserId === null ? null : await findRecipient(deps.db, toUserId);
    const year = Number(detail.year);
    const content = to && template({ ...userFacts(deps, to), year });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});
