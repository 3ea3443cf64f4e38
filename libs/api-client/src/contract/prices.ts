import { formatPounds, poundsOf } from '@freely/domain/money';
import {
  isPayable,
  isTreatmentPrice,
  priceStep,
  smallestPayment,
} from '@freely/domain/treatment-price';
import * as v from 'valibot';

/** What practitioners charge, in pounds. */

const inPence = (pounds: number) => Math.abs(pounds * 100 - Math.round(pounds * 100)) < 0.001;

/** Pounds and pence, 0 or more. */
const amount = (name: string, most: number) =>
  v.pipe(
    v.number(`${name} is required`),
    v.minValue(0, `${name} must be 0 or more`),
    v.maxValue(most, `${name} is too high`),
    v.check(inPence, `${name} must be in pounds and pence`),
  );

/** A rule for whole pence; other amounts are refused by `amount`. */
const pence = (isAllowed: (pence: number) => boolean) => (pounds: number) =>
  pounds < 0 || !inPence(pounds) || isAllowed(Math.round(pounds * 100));

export const Price = v.pipe(
  amount('Price', 100_000),
  v.check(
    pence(isTreatmentPrice),
    `Price must be a multiple of ${formatPounds(poundsOf(priceStep))}`,
  ),
);
export const CallOutCharge = v.pipe(
  amount('Call-out charge', 1000),
  v.check(
    pence(isPayable),
    `Call-out charge must be 0 or at least ${formatPounds(poundsOf(smallestPayment))}`,
  ),
);
