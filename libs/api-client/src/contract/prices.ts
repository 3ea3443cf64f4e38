import { formatPounds, isWholePence, poundsOf } from '@freely/domain/money';
import {
  isPayable,
  isTreatmentPrice,
  priceStep,
  smallestPayment,
} from '@freely/domain/treatment-price';
import * as v from 'valibot';
import { NumberOf } from './values.ts';

/** What practitioners charge, in pounds. */

/** Pounds and pence, 0 or more. */
const amount = (name: 'price' | 'callOut', most: number) =>
  v.pipe(
    NumberOf(`rules.${name}.required`, `rules.${name}.number`),
    v.minValue(0, `rules.${name}.negative`),
    v.maxValue(most, `rules.${name}.high`),
    v.check(isWholePence, `rules.${name}.pence`),
  );

/** A rule for whole pence; other amounts are refused by `amount`. */
const pence = (isAllowed: (pence: number) => boolean) => (pounds: number) =>
  pounds < 0 || !isWholePence(pounds) || isAllowed(Math.round(pounds * 100));

export const Price = v.pipe(
  amount('price', 100_000),
  v.check(pence(isTreatmentPrice), `rules.price.step?step=${formatPounds(poundsOf(priceStep))}`),
);
export const CallOutCharge = v.pipe(
  amount('callOut', 1000),
  v.check(pence(isPayable), `rules.callOut.least?least=${formatPounds(poundsOf(smallestPayment))}`),
);
