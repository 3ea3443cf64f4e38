import { expect, test } from '@jest/globals';
import { scrollKey } from './scroll-key.ts';

const at = (pathname: string, key: string, search = '') =>
  scrollKey({ pathname, search, key, hash: '', state: null });

test('two pages that are each the first entry of a full load do not share a scroll position', () => {
  expect(at('/customer', 'default')).not.toBe(at('/services', 'default'));
  expect(at('/customer/bookings', 'default', '?open-booking=1')).not.toBe(
    at('/customer/bookings', 'default'),
  );
  expect(at('/services', 'default')).toBe(at('/services', 'default'));
});

test('other entries are remembered one by one, whatever their path', () => {
  expect(at('/services', 'k1')).not.toBe(at('/services', 'k2'));
});
