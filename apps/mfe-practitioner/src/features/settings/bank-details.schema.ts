import type { ParseKeys } from '@freely/i18n';
import * as v from 'valibot';

/** Validation messages are keys, translated where they are shown. */
export type BankRule = ParseKeys<'practitioner/settings'> & `bank.rules.${string}`;

const digits = (count: number, missing: BankRule, wrong: BankRule) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.nonEmpty(missing),
    v.check((text) => text.length === count && /^\d+$/.test(text), wrong),
  );

/** Accepts spaces and dashes as people write them; the output has only digits. */
export const BankDraft = v.object({
  sort_code: digits(6, 'bank.rules.sortCode', 'bank.rules.sortCodeFormat'),
  account_number: digits(8, 'bank.rules.accountNumber', 'bank.rules.accountNumberFormat'),
});
