/** Digits, and at most two after the point; a comma counts as a point. */
const AMOUNT = /^(\d{0,6})(?:[.,](\d{0,2}))?$/;

/** True for text that is allowed in the field while typing. */
export function isAmountSoFar(text: string): boolean {
  return AMOUNT.test(text);
}

/** Parses the text typed so far into pence: "28.5" → 2850; null without a digit. */
export function readPence(text: string): number | null {
  const [, pounds = '', pence = ''] = AMOUNT.exec(text) ?? [];
  if (pounds === '' && pence === '') return null;

  return Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
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
