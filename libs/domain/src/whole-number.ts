/**
 * What a field for a whole number keeps of what was typed: digits, so many at most. Signs that change a
 * number (a point, a minus, the e of 1e2) stay with everything around them, to be refused in words:
 * without them, 7.5 would become 75.
 */
export function maskWholeNumber(typed: string, digits: number): string {
  const kept = typed
    .replaceAll('−', '-')
    .replace(/[^\d.,+\-e]/gi, '')
    // Only after a digit is it part of a number.
    .replace(/(^|\D)e+/gi, '$1');

  return kept.slice(0, isWholeNumber(kept) ? digits : longestKept);
}

/** Enough for every number that somebody means, and no more than fits in a field. */
const longestKept = 12;

/** Whether a text is digits alone. An empty one is not. */
export function isWholeNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The number that was typed; NaN for everything but digits. */
export function wholeNumberIn(text: string): number {
  return isWholeNumber(text) ? Number(text) : Number.NaN;
}
