/** Digits, and at most two after the point; a comma counts as a point. */
const AMOUNT = /^(\d{0,6})(?:[.,](\d{0,2}))?$/;

/** True for what may stand in the field while it is typed. */
export function isAmountSoFar(text: string): boolean {
  return AMOUNT.test(text);
}

/** Pence of what is typed so far: "28.5" → 2850; null where there is no digit yet. */
export function readPence(text: string): number | null {
  const [, pounds = '', pence = ''] = AMOUNT.exec(text) ?? [];
  if (pounds === '' && pence === '') return null;

  return Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}

/** As a price always stands: 2850 → "28.50"; nothing for null. */
export function writePence(pence: number | null): string {
  return pence === null ? '' : (pence / 100).toFixed(2);
}

/** One step up or down, onto the grid of steps, and never below `min`. */
export function stepPence(pence: number | null, step: number, direction: 1 | -1, min = 0): number {
  const from = (pence ?? min) / step;
  const next = direction > 0 ? Math.floor(from) + 1 : Math.ceil(from) - 1;

  return Math.max(min, next * step);
}
