import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byName } from './by-name.ts';

const sorted = (names: string[]) =>
  names
    .map((name) => ({ name }))
    .sort(byName)
    .map(({ name }) => name);

test('sorts numbers by value, then words alphabetically', () => {
  expect(sorted(['Waxing', '10', 'eyes', '9.5', 'Hair', '2'])).toEqual([
    '2',
    '9.5',
    '10',
    'eyes',
    'Hair',
    'Waxing',
  ]);
});

test('the order is consistent for any names', () => {
  const name = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('', ' ', '1', '01'));

  fc.assert(
    fc.property(name, name, name, (a, b, c) => {
      const compare = (x: string, y: string) => Math.sign(byName({ name: x }, { name: y }));

      expect(compare(a, b) + compare(b, a)).toBe(0);
      if (compare(a, b) < 0 && compare(b, c) < 0) expect(compare(a, c)).toBe(-1);
    }),
  );
});
