import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import type { Writer } from './mail.ts';
import type { AboutLogin } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/** A mail about a login, to the owner of the account. */
export const aboutLogin = (template: Writer<AboutLogin>['template']): Writer<AboutLogin> => ({
  about: 'user',
  template,
  write: async (deps, { toUserId, detail }) => {
    const to = toUserId === null ? null : await findRecipient(deps.db, toUserId);
    if (!to) return null;
    const { day, time } = londonClock(new Date(String(detail.at)));
    const content = template({
      ...userFacts(deps, to),
      device: String(detail.device ?? ''),
      at: `${fullDate(day)}, ${time}`,
    });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});
