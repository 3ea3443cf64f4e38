import type { AboutTaxCopy } from './mail-facts.ts';
import { type FactsOf, toUserAbout } from './to-user.ts';

/** A mail about what was reported. Who has left the market in the meantime gets none. */
export const aboutTaxCopy = toUserAbout<FactsOf<AboutTaxCopy>>(async (_deps, _to, { detail }) => ({
  year: Number(detail.year),
}));
