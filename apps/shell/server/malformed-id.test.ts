import { expect, test } from '@jest/globals';
import { hasMalformedId } from './malformed-id.ts';

test.each([
  ['/payment-success/:id', '/payment-success/12', false],
  ['/payment-success/:id', '/payment-success/abc', true],
  ['/payment-success/:id', '/payment-success/0', true],
  ['/payment-success/:id', '/payment-success/%31%32', false],
  ['/payment-success/:id', '/payment-success/1%2F2', true],
  ['/payment-success/:id', '/payment-success/%zz', true],
  ['/payment-success/:id', '/payment-success/12?from=mail', false],
  ['/customer/reviews/:booking_id', '/customer/reviews/1e3', true],
  ['/reset-password/:token', '/reset-password/abc', false],
  ['/availability/:id/:withBookingState?', '/availability/7', false],
])('%s at %s: %s', (route, path, expected) => {
  expect(hasMalformedId(route, path)).toBe(expected);
});
