import { type Pence, percentOf } from './money.ts';

/** What a booking earns, in pence. */
export interface Earning {
  /** What the platform keeps. */
  fee: Pence;
  /** What the practitioner is owed. */
  income: Pence;
}

/**
 * The fee on a booking and the practitioner's income. Both are based on the price before the
 * discount, since the platform pays for discounts (D22).
 * @param total what the customer pays, in pence
 * @param discount what the platform adds, in pence
 * @param feePercent a whole number from 0 to 100
 */
export function earningOf(total: Pence, discount: Pence, feePercent: number): Earning {
  const price = total + discount;
  const fee = percentOf(price, feePercent);

  return { fee, income: price - fee };
}
