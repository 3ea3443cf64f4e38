import { randomRuns } from '@freely/tools/testing/random-runs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { returnedByResale, type SoldTime } from './resale.ts';

const hour = 60;
const sale = (from: number, to: number, total: number, more: Partial<SoldTime> = {}): SoldTime => ({
  time: { from, to },
  total,
  discount: 0,
  counted: 0,
  ...more,
});

describe('what goes back when a time is sold again', () => {
  test.each([
    ['the same time for the same price', sale(0, hour, 4_000), 4_000],
    ['for more', sale(0, hour, 6_000), 4_000],
    ['for less', sale(0, hour, 2_500), 2_500],
    ['a shorter visit within it', sale(15, 45, 1_500), 1_500],
    ['a longer visit counts by its minutes', sale(0, 2 * hour, 6_000), 3_000],
    ['only the last half of it', sale(30, 30 + hour, 4_000), 2_000],
    ['what only touches it', sale(hour, 2 * hour, 4_000), 0],
    ['what counted for another already', sale(0, hour, 4_000, { counted: 3_000 }), 1_000],
    ['a free visit', sale(0, hour, 0), 0],
  ])('%s', (_, sold, amount) => {
    expect(returnedByResale(sale(0, hour, 4_000), sold).amount).toBe(amount);
  });

  test('the platform gets back what it added, in the same proportion', () => {
    const cancelled = sale(0, hour, 3_600, { discount: 400 });

    expect(returnedByResale(cancelled, sale(0, hour, 4_000))).toEqual({
      price: 4_000,
      amount: 3_600,
      discount: 400,
    });
    expect(returnedByResale(cancelled, sale(0, hour, 2_000))).toEqual({
      price: 2_000,
      amount: 1_800,
      discount: 200,
    });
  });
});

const pence = fc.nat({ max: 20_000 });
const sales = fc.record({
  from: fc.nat({ max: 8 }),
  length: fc.integer({ min: 1, max: 8 }),
  total: pence,
  discount: pence,
});

test('never more than was paid, nor than the sales bring, and in full to the penny', () => {
  fc.assert(
    fc.property(sales, fc.array(sales, { maxLength: 6 }), (first, others) => {
      const of = ({ from, length, ...money }: typeof first): SoldTime => ({
        time: { from: from * 15, to: (from + length) * 15 },
        counted: 0,
        ...money,
      });
      const cancelled = of(first);
      let [counted, amount, discount] = [0, 0, 0];
      for (const other of others) {
        const sold = of(other);
        const part = returnedByResale({ ...cancelled, counted }, sold);
        expect(part.price).toBe(part.amount + part.discount);
        expect(Math.min(part.amount, part.discount)).toBeGreaterThanOrEqual(0);
        expect(part.price).toBeLessThanOrEqual(sold.total + sold.discount);
        counted += part.price;
        amount += part.amount;
        discount += part.discount;
      }
      expect(amount).toBeLessThanOrEqual(cancelled.total);
      expect(discount).toBeLessThanOrEqual(cancelled.discount);
      if (counted === cancelled.total + cancelled.discount) {
        expect([amount, discount]).toEqual([cancelled.total, cancelled.discount]);
      }
    }),
    randomRuns({ quick: 200, long: 5_000 }),
  );
});
