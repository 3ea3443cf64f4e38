import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatPounds, penceOf, percentOf, poundsOf } from './money.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 });

describe('money', () => {
  test('pence survive a round trip over the wire', () => {
    fc.assert(
      fc.property(amounts, (pence) => {
        const wire: unknown = JSON.parse(JSON.stringify(poundsOf(pence)));
        expect(penceOf(wire as number)).toBe(pence);
      }),
    );
  });

  test.each([
    0.001,
    1e-9,
    10.005,
    10.500_000_1,
    8.929_999_999,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %p, which is not a whole number of pence', (pounds) => {
    expect(() => penceOf(pounds)).toThrow(RangeError);
  });

  test('a sum of amounts is still an amount, whatever doubles make of it', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 12 }), (each) => {
        const inPounds = each.reduce((sum, pence) => sum + poundsOf(pence), 0);
        expect(penceOf(inPounds)).toBe(each.reduce((sum, pence) => sum + pence, 0));
      }),
    );
  });

  test('a percentage rounds half up to a penny', () => {
    expect(percentOf(1250, 10)).toBe(125);
    expect(percentOf(1255, 10)).toBe(126);
    expect(percentOf(1254, 10)).toBe(125);
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (pence, percent) => {
        const exact = BigInt(pence) * BigInt(percent);
        const rounded = Number((exact + 50n) / 100n);
        expect(percentOf(pence, percent)).toBe(rounded);
      }),
    );
  });

  test('pounds are written with two decimals', () => {
    expect(formatPounds(44.1)).toBe('£44.10');
    expect(formatPounds(1234.5)).toBe('£1,234.50');
    expect(formatPounds(-35)).toBe('\u2212£35.00');
    expect(formatPounds(-0)).toBe('£0.00');
  });

  test('pounds are written as the language writes them', () => {
    const inEnglish = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    const everything = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
    fc.assert(
      fc.property(everything, (pence) => {
        expect(formatPounds(poundsOf(pence))).toBe(
          inEnglish.format(poundsOf(pence)).replace('-', '\u2212'),
        );
      }),
    );
  });
});
