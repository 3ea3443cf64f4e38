/** Digits, and at most two after the point; a comma counts as a point. */
const AMOUNT = /^(-?)(\d{0,6})(?:[.,](\d{0,2}))?$/;
/** With commas between the thousands: 1,234.50. */
const WITH_THOUSANDS = /^(-?)(\d{1,3},\d{3})(?:\.(\d{0,2}))?$/;

/** Removes what is around an amount and no part of it: spaces, and the £ that the field shows. */
export function trimAmount(text: string): string {
  return text.replace(/[£\s]/g, '').replace('−', '-');
}

/** True for text that is allowed in the field while typing. */
export function isAmountSoFar(text: string): boolean {
  return AMOUNT.test(text) || WITH_THOUSANDS.test(text);
}

/**
 * Parses the text typed so far into pence: "28.5" → 2850; null without a digit. A minus counts, so that the
 * rule of the amount refuses it: without it, -5 would be 5.
 */
export function readPence(text: string): number | null {
  const [, sign, pounds = '', pence = ''] = AMOUNT.exec(text) ?? WITH_THOUSANDS.exec(text) ?? [];
  if (pounds === '' && pence === '') return null;
  const amount = Number(pounds.replace(',', '')) * 100 + Number(pence.padEnd(2, '0'));

  return sign === '-' && amount > 0 ? -amount : amount;
}

/** Formats pence: 2850 → "28.50"; an empty string for null. */
export function writePence(pence: number | null): string {
  return pence === null ? '' : (pence / 100).toFixed(2);
}

/** The next multiple of `step` up or down, never below `min`. */
export function stepPence(pence: number | null, step: number, direction: 1 | -1, min = 0): number {
  const from = (pence ?? min) / step;
  const next = direction > 0 ? Math.floor(from) + 1 : Math.ceil(from) - 1;

  return Math.max(min, next * step);
}
