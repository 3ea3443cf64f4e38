import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findPostcode, isPostcode, streetOf } from './postcode.ts';

const postcodes = fc.stringMatching(/^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/);

describe('a postcode', () => {
  test('is found anywhere in an address', () => {
    fc.assert(
      fc.property(postcodes, (postcode) => {
        expect(findPostcode(`Northfield Road, ${postcode}`)).toBe(postcode);
        expect(findPostcode(`${postcode.toLowerCase()}, London`)).toBe(postcode);
        expect(isPostcode(postcode)).toBe(true);
      }),
    );
  });

  test.each(['Leeds', 'Main Rye', 'Greater London, England', 'SW11'])('is not in %p', (address) => {
    expect(findPostcode(address)).toBeNull();
  });

  test.each(['', 'SW11', 'SW114NB', 'Leeds', 'A 123'])('is not %p', (typed) => {
    expect(isPostcode(typed)).toBe(false);
  });

  test('is removed from the street', () => {
    expect(streetOf('27 Northfield Road, London SW11 4NB', 'London')).toBe('27 Northfield Road');
    expect(streetOf('Northfield Road, SW11 4NB, London', 'London')).toBe('Northfield Road');
    expect(streetOf('SW11 4NB, London', 'London')).toBe('');
    expect(streetOf('Leeds', 'Leeds')).toBe('');
  });
});
