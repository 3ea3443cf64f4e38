import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fits, SERVER_LIMITS, sizeWithin } from './image-size.ts';

const file = (type: string, size = 1000) => ({ type, size });

test.each([
  [4000, 4000, 'image/jpeg', true],
  [4000, 4001, 'image/jpeg', false],
  [4000, 2000, 'image/gif', true],
  [4000, 2001, 'image/gif', false],
  [4000, 2001, 'image/bmp', false],
])('%i by %i of %s fits: %s', (width, height, type, isFit) => {
  expect(fits({ width, height }, file(type), SERVER_LIMITS)).toBe(isFit);
});

test('a file with too many bytes does not fit, even with few pixels', () => {
  const size = { width: 10, height: 10 };

  expect(fits(size, file('image/png', 6 * 1024 * 1024), SERVER_LIMITS)).toBe(true);
  expect(fits(size, file('image/png', 6 * 1024 * 1024 + 1), SERVER_LIMITS)).toBe(false);
});

test('an image is scaled down in proportion, and never enlarged', () => {
  const side = fc.integer({ min: 1, max: 30_000 });

  fc.assert(
    fc.property(side, side, (width, height) => {
      const small = sizeWithin({ width, height }, 16_000_000);
      expect(small.width * small.height).toBeLessThanOrEqual(16_000_000);
      expect(small.width).toBeLessThanOrEqual(width);
      expect(small.height).toBeLessThanOrEqual(height);
      if (width * height <= 16_000_000) expect(small).toEqual({ width, height });
      expect(Math.abs(small.width / width - small.height / height)).toBeLessThan(
        1 / Math.min(width, height) + 0.001,
      );
    }),
  );
});
