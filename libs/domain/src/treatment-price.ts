import { type Pence, percentOf } from './money.ts';

/** A treatment's price is a multiple of this (D68). */
export const priceStep: Pence = 50;

/** The provider's minimum for a card payment. */
export const smallestPayment: Pence = 30;

/** The provider's maximum: eight digits. */
export const largestPayment: Pence = 99_999_999;

/** Whether a treatment may cost this. Free is allowed, and anything else can be paid by card. */
export function isTreatmentPrice(price: Pence): boolean {
  return price >= 0 && price % priceStep === 0;
}

/** Whether an amount can be paid: nothing, which needs no card, or enough for one and not too much. */
export function isPayable(amount: Pence): boolean {
  return amount === 0 || (amount >= smallestPayment && amount <= largestPayment);
}

/** The least price over 0 that can still be paid by card with this discount, 0 to 99 percent. */
export function leastPriceWith(discountPercent: number): Pence {
  let price = priceStep;
  while (price - percentOf(price, discountPercent) < smallestPayment) price += priceStep;

  return price;
}
