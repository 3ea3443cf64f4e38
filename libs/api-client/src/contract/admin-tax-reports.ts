import * as v from 'valibot';
import { call } from './call.ts';
import { TaxStanding } from './tax-details.ts';
import { IdParams } from './values.ts';

/** Reports to the tax authority: only for admins with the right `tax` (D93). Amounts are pounds. */

const Sums = {
  practitioners: v.number(),
  consideration: v.number(),
  fees: v.number(),
  activities: v.number(),
};

export const TaxReport = v.object({
  id: v.number(),
  kind: v.picklist(['first', 'addition', 'correction']),
  message_ref: v.string(),
  practitioners: v.number(),
  made_at: v.string(),
  /** Null until an admin says that it was sent. */
  filed_at: v.nullable(v.string()),
});
export type TaxReport = v.InferOutput<typeof TaxReport>;

/** Somebody who has earned in the year and whose tax details are missing. */
export const TaxDebtor = v.object({
  id: v.number(),
  name: v.string(),
  standing: TaxStanding,
  /** How many reminders were sent. */
  reminders: v.number(),
  /** Who has left can give nothing any more. */
  has_left: v.boolean(),
  consideration: v.number(),
});
export type TaxDebtor = v.InferOutput<typeof TaxDebtor>;

const TaxYear = v.object({
  year: v.number(),
  /** Those that can be chosen, the newest first. */
  years: v.array(v.number()),
  /** 31 January of the year after. */
  due_on: v.string(),
  is_over: v.boolean(),
  /** Whether the market settings say who reports. */
  names_operator: v.boolean(),
  /** Whose details are there: in the report as it would be made now. */
  complete: v.object(Sums),
  /** Whose details are missing. */
  left_out: v.object(Sums),
  /** At most 500 of the latter, payouts withheld first. */
  missing: v.array(TaxDebtor),
  /** In the order in which they were made, without those that were replaced. */
  reports: v.array(TaxReport),
});
export type TaxYear = v.InferOutput<typeof TaxYear>;

const Year = v.pipe(v.number(), v.integer(), v.minValue(2024), v.maxValue(2200));
const YearText = v.pipe(v.string(), v.regex(/^20\d\d$/), v.transform(Number), Year);

/** Without a year, the last one that is over. */
export const adminTaxYear = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/tax-reports',
  access: 'admin',
  right: 'tax',
  query: v.object({ year: v.optional(YearText) }),
  response: TaxYear,
});

const Answer = v.object({ message: v.string(), ...TaxYear.entries });

/** Makes what is not reported yet. May be repeated: what says the same already is left as it is. */
export const makeTaxReport = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/tax-reports',
  access: 'admin',
  right: 'tax',
  body: v.object({ year: Year }),
  response: Answer,
});

/** The message. Reading it is written to the audit log. */
export const taxReportFile = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/tax-reports/:id/file',
  access: 'admin',
  right: 'tax',
  recentLogin: 'always',
  params: IdParams,
  response: v.blob(),
  file: 'tax-report.xml',
});

/** Says that it was sent. 409 when it was already, or was made anew. */
export const fileTaxReport = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/tax-reports/:id/filed',
  access: 'admin',
  right: 'tax',
  params: IdParams,
  response: Answer,
});
