import { fullDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { earliestWithholding, taxStandingOf } from '@freely/domain/tax-details';
import { findTaxDetails, requestOf } from '../money/tax-details/index.ts';
import type { AboutTaxDetails } from './mail-facts.ts';
import { type FactsOf, toUserAbout } from './to-user.ts';

/** A mail about missing tax details as they stand at sending time. Never what was given. */
export const aboutTaxDetails = toUserAbout<FactsOf<AboutTaxDetails>>(async ({ db }, to) => {
  const request = requestOf(await findTaxDetails(db, to.id));
  const from = earliestWithholding(request);

  return {
    standing: taxStandingOf(request, new Date()),
    withheldFrom: from ? fullDate(londonDay(from)) : '',
  };
});
