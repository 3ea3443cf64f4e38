import * as v from 'valibot';

// Validation messages are keys of `settings.bank.rules`, translated where they are shown.
const digits = <const Missing extends string, const Wrong extends string>(
  count: number,
  missing: Missing,
  wrong: Wrong,
) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.nonEmpty(missing),
    v.check((text) => text.length === count && /^\d+$/.test(text), wrong),
  );

/** Accepts spaces and dashes as people write them; the output has only digits. */
export const BankDraft = v.object({
  sort_code: digits(6, 'sortCode', 'sortCodeFormat'),
  account_number: digits(8, 'accountNumber', 'accountNumberFormat'),
});
