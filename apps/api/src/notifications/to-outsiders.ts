// Mails to people without an account, and to the operator.
import { findMessage } from './contact.repository.ts';
import { findInvitation } from './invitation.repository.ts';
import type { Writer } from './mail.ts';
import type { AboutInvitation, AboutMessage } from './mail-facts.ts';

/** To a former client of a practitioner. */
export const toInvited = (
  template: Writer<AboutInvitation>['template'],
): Writer<AboutInvitation> => ({
  about: 'outsider',
  template,
  write: async ({ db, config, brand, t }, { detail }) => {
    const found = await findInvitation(db, config.dataKeys, Number(detail.invitation_id));
    const content = found && template({ brand, t, shellUrl: config.shellUrl, ...found });

    return content && { to: { name: '', address: found.email }, content };
  },
});

/** To the operator, about a message from the contact form. */
export const toOperator = (template: Writer<AboutMessage>['template']): Writer<AboutMessage> => ({
  about: 'outsider',
  template,
  write: async ({ db, config, brand, t }, { detail }) => {
    const message = await findMessage(db, Number(detail.message_id));
    const content = message && template({ brand, t, shellUrl: config.shellUrl, ...message });

    return content && { to: { name: brand.name, address: brand.supportEmail }, content };
  },
});
