/** Money is integer pence inside, pounds with 2 decimals on the wire and on screen (D9). */

/** A whole number of pence. */
export type Pence = number;

/** Pounds of the wire to pence. Throws for what is not a whole number of pence. */
export function penceOf(pounds: number): Pence {
  const pence = Math.round(pounds * 100);
  // A double holds pounds and pence exactly enough that only a third decimal can differ this much.
  if (!Number.isSafeInteger(pence) || Math.abs(pounds * 100 - pence) > 0.001) {
    throw new RangeError(`${pounds} is not an amount in pounds and pence`);
  }

  return pence;
}

/** Pence to pounds of the wire: 4410 → 44.1, which JSON and `formatPounds` show as 44.10. */
export function poundsOf(pence: Pence): number {
  return pence / 100;
}

/** `percent` of `pence`, rounded half up to a penny. `percent` is a whole number from 0 to 100. */
export function percentOf(pence: Pence, percent: number): Pence {
  return Math.floor((pence * percent + 50) / 100);
}

const inPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Pounds as a person reads them: 1234.5 → '£1,234.50'. */
export function formatPounds(pounds: number): string {
  return inPounds.format(pounds);
}
