import type { Pence } from './money.ts';
import type { TimeRange } from './time-range.ts';

/**
 * A time that a customer cancelled too late for a refund, and that is sold again (D87): they get back what
 * the new sale brings for it, up to what they paid. Prices are those before discounts, as for the fee (D22).
 */

/** A sale of a time, and how much of its price is used up by resales. Milliseconds and pence. */
export interface SoldTime {
  readonly time: TimeRange;
  /** The part of its time for which it was sold, if it may have been moved since. */
  readonly kept?: TimeRange;
  /** What the customer paid, and what the platform added. */
  readonly total: Pence;
  readonly discount: Pence;
  /** Of its price, what earlier resales counted. */
  readonly counted: Pence;
}

/** What of a price and its parts goes back. */
export interface ReturnedSale {
  /** Of the price before the discount: the sum of the next two. */
  readonly price: Pence;
  /** To the customer. */
  readonly amount: Pence;
  /** To the platform, which paid for the discount. */
  readonly discount: Pence;
}

const priceOf = ({ total, discount }: SoldTime): Pence => total + discount;

/**
 * How much of a cancelled sale goes back because of a new one. The new sale counts for the minutes that
 * both have in common, and each pound of it once.
 */
export function returnedByResale(cancelled: SoldTime, sold: SoldTime): ReturnedSale {
  const minutes = overlap(cancelled.time, sold.kept ?? sold.time);
  const length = sold.time.to - sold.time.from;
  const brought = Math.floor((priceOf(sold) * minutes) / length);
  const price = Math.max(
    0,
    Math.min(brought, priceOf(sold) - sold.counted, priceOf(cancelled) - cancelled.counted),
  );
  const before = partsOf(cancelled, cancelled.counted);
  const after = partsOf(cancelled, cancelled.counted + price);

  return {
    price,
    amount: after.amount - before.amount,
    discount: after.discount - before.discount,
  };
}

/** Customer and platform share a price as they paid it; of several parts, the last one makes it whole. */
function partsOf(sale: SoldTime, counted: Pence): { amount: Pence; discount: Pence } {
  const price = priceOf(sale);
  const amount = price === 0 ? 0 : Math.floor((sale.total * counted) / price);

  return { amount, discount: counted - amount };
}

function overlap(one: TimeRange, other: TimeRange): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
}
