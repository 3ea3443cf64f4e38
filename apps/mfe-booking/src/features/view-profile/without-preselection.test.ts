import { expect, test } from '@jest/globals';
import { withoutPreselection } from './without-preselection.ts';

test('the rest of the query goes with other choices', () => {
  expect(withoutPreselection('?town=London&treatments=9&time=15:45&treatment=9')).toBe(
    'town=London&treatment=9',
  );
});
