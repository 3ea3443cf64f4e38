import { fullDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { earliestWithholding, taxStandingOf } from '@freely/domain/tax-details';
import { findTaxDetails, requestOf } from '../money/tax-details/index.ts';
import type { Writer } from './mail.ts';
import type { AboutTaxDetails } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/** A mail about missing tax details as they stand at sending time. Never what was given. */
export const aboutTaxDetails = (
  template: Writer<AboutTaxDetails>['template'],
): Writer<AboutTaxDetails> => ({
  about: 'user',
  template,
  write: async (deps, { toUserId }) => {
    const { db } = deps;
    const to = toUserId === null ? null : await findRecipient(db, toUserId);
    if (!to) return null;
    const request = requestOf(await findTaxDetails(db, to.id));
    const from = earliestWithholding(request);
    const content = template({
      ...userFacts(deps, to),
      standing: taxStandingOf(request, new Date()),
      withheldFrom: from ? fullDate(londonDay(from)) : '',
    });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});
