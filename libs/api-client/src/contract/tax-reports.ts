import * as v from 'valibot';
import { call } from './call.ts';
import { GivenTaxDetails } from './tax-details.ts';

/** What was reported about a practitioner to the tax authority (D93). Amounts are pounds. */

const Amounts = {
  /** What was left to the practitioner. */
  consideration: v.number(),
  /** What we kept. */
  fees: v.number(),
  activities: v.number(),
};

export const TaxCopy = v.object({
  year: v.number(),
  filed_at: v.string(),
  /** Whether it corrects what was reported before. */
  is_correction: v.boolean(),
  /** Whether what was reported before was taken back: there was nothing to report. */
  is_withdrawn: v.boolean(),
  /** The four quarters, in order. */
  quarters: v.array(v.object(Amounts)),
  total: v.object(Amounts),
  details: GivenTaxDetails,
  /** The last four digits of the account; null when none was known. */
  account_ending: v.nullable(v.string()),
});
export type TaxCopy = v.InferOutput<typeof TaxCopy>;

/** What stands now, the newest year first. Empty for an admin who is logged in as the practitioner. */
export const ownTaxReports = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/practitioner/tax-reports',
  access: 'practitioner',
  recentLogin: 'always',
  response: v.array(TaxCopy),
});
