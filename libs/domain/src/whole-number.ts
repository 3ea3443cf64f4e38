/**
 * What a field for a whole number keeps of what was typed: digits, so many at most. Signs that change a
 * number (a point, a minus, the e of 1e2) stay with everything around them, to be refused in words:
 * without them, 7.5 would become 75.
 */
export function maskWholeNumber(typed: string, digits: number): string {
  const kept = typed
    .replaceAll('−', '-')
    // The e of a number stands alone, after a digit; that of a word does not.
    .replace(/(?<!\d)e+|e+(?=\p{L})|(?<=\p{L})e+/giu, '')
    .replace(/[^\d.,+\-e]/gi, '');

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
