import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type OfferedService, unitsOf, visitPrice } from './price.ts';

const service = (id: number, price: number): OfferedService => ({
  id,
  price,
  name: `Treatment ${id}`,
  duration: 30,
  category: 'nails',
  category_name: 'Nails',
});
const pounds = fc.integer({ min: 0, max: 50_000 }).map((pence) => pence / 100);

describe('the price of a visit', () => {
  const services = [service(1, 28), service(2, 15), service(3, 38)];

  test('is the sum of treatments and call-out charge, minus the discount', () => {
    const price = visitPrice({
      services,
      quantities: { 1: 1, 2: 1 },
      callOutCharge: 6,
      locationType: 'mobile',
      percent: 10,
    });

    expect(price).toEqual({ beforeDiscount: 49, discountAmount: 4.9, total: 44.1 });
  });

  test('has no call-out charge at a salon', () => {
    const choice = { services, quantities: { 1: 2 }, callOutCharge: 6 };

    expect(visitPrice({ ...choice, locationType: 'salon' }).total).toBe(56);
  });

  test('is zero while nothing is chosen', () => {
    const choice = { services, quantities: { 1: 0 }, callOutCharge: 6 };

    expect(visitPrice({ ...choice, locationType: 'mobile' }).total).toBe(0);
  });

  test('splits into discount and total without losing a penny', () => {
    fc.assert(
      fc.property(
        fc.array(pounds, { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
        pounds,
        fc.integer({ min: 0, max: 99 }),
        (prices, counts, callOutCharge, percent) => {
          const price = visitPrice({
            services: prices.map((each, index) => service(index, each)),
            quantities: Object.fromEntries(counts.map((count, index) => [index, count])),
            callOutCharge,
            locationType: 'mobile',
            percent,
          });
          const pence = (amount: number) => Math.round(amount * 100);

          expect(pence(price.discountAmount) + pence(price.total)).toBe(
            pence(price.beforeDiscount),
          );
          expect(price.total).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('is requested with one id for each unit', () => {
    expect(unitsOf(services, { 3: 1, 1: 2 })).toEqual([1, 1, 3]);
    expect(unitsOf(services, {})).toEqual([]);
  });
});
