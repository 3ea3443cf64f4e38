import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bookingReference, parseBookingReference } from './booking-reference.ts';

test('a reference is parsed to the id of its booking, however it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e14 }), (id) => {
      const reference = bookingReference(id);
      expect(parseBookingReference(reference)).toBe(id);
      expect(parseBookingReference(` ${reference.toLowerCase()} `)).toBe(id);
      expect(parseBookingReference(String(id))).toBe(id);
    }),
  );
});

test.each(['', 'Grace', 'FR-', '12a', '-5'])('%p is not a reference', (text) => {
  expect(parseBookingReference(text)).toBeNull();
});
