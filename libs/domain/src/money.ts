/** Money is integer pence inside, pounds with 2 decimals on the wire and on screen (D9). */

/** A whole number of pence. */
export type Pence = number;

/** What adding up some amounts as doubles leaves of an error, relative to their sum. */
const ROUNDING = 16 * Number.EPSILON;

/** Whether these are pounds and whole pence, but for the rounding of doubles. */
export function isWholePence(pounds: number): boolean {
  const rest = Math.abs(pounds - Math.round(pounds * 100) / 100);

  return rest <= ROUNDING * Math.max(1, Math.abs(pounds));
}

/** Pounds on the wire to pence. Throws unless they are a whole number of pence. */
export function penceOf(pounds: number): Pence {
  const pence = Math.round(pounds * 100);
  if (!Number.isSafeInteger(pence) || !isWholePence(pounds)) {
    throw new RangeError(`${pounds} is not an amount in pounds and pence`);
  }

  return pence;
}

/** Pence to pounds on the wire: 4410 → 44.1, which `formatPounds` shows as £44.10. */
export function poundsOf(pence: Pence): number {
  return pence / 100;
}

/** `percent` of `pence`, rounded half up to a penny. `percent` is a whole number from 0 to 100. */
export function percentOf(pence: Pence, percent: number): Pence {
  return Math.floor((pence * percent + 50) / 100);
}

/**
 * Pounds as people read them: 1234.5 → '£1,234.50', -35 → '−£35.00', everywhere with the minus sign:
 * screen readers leave out a hyphen there. Spreadsheets get numbers. Written by hand, because the first
 * `Intl` format of a page takes a cheap phone 90 ms, and most pages show a price.
 */
export function formatPounds(pounds: number): string {
  const amount = Math.abs(pounds)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');

  return `${pounds < 0 ? '−' : ''}£${amount}`;
}
