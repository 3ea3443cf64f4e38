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

export const Price = amount('Price', 100_000);
export const CallOutCharge = amount('Call-out charge', 1000);
