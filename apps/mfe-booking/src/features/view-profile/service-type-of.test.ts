import { expect, test } from '@jest/globals';
import { serviceTypeOf } from './service-type-of.ts';

test.each([
  [['nails', 'eyes'], 'beautician'],
  [['hair'], 'hairdresser'],
  [['hair', 'nails'], undefined],
  [[], undefined],
] as const)('%j are searched as %s', (categories, type) => {
  expect(serviceTypeOf(categories.map((category) => ({ category })))).toBe(type);
});
