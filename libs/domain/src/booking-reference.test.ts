import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingOfReference, bookingReference } from './booking-reference.ts';

test('a reference leads back to its booking, however it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e14 }), (id) => {
      const reference = bookingReference(id);
      expect(bookingOfReference(reference)).toBe(id);
      expect(bookingOfReference(` ${reference.toLowerCase()} `)).toBe(id);
      expect(bookingOfReference(String(id))).toBe(id);
    }),
  );
});

test.each(['', 'Grace', 'FR-', '12a', '-5'])('%p is no reference', (text) => {
  expect(bookingOfReference(text)).toBeNull();
});
