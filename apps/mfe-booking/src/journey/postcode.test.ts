import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isPostcode, postcodeIn, streetOf, tidyPostcode } from './postcode.ts';

const postcodes = fc.stringMatching(/^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/);

describe('a postcode', () => {
  test('is found in an address, wherever it stands', () => {
    fc.assert(
      fc.property(postcodes, (postcode) => {
        expect(postcodeIn(`Northfield Road, ${postcode}`)).toBe(postcode);
        expect(postcodeIn(`${postcode.toLowerCase()}, London`)).toBe(postcode);
        expect(isPostcode(postcode)).toBe(true);
      }),
    );
  });

  test('gets its space and its capitals back', () => {
    fc.assert(
      fc.property(postcodes, (postcode) => {
        expect(tidyPostcode(` ${postcode.replace(' ', '').toLowerCase()}`)).toBe(postcode);
        expect(tidyPostcode(postcode)).toBe(postcode);
      }),
    );
  });

  test.each(['Leeds', 'Main Rye', 'Greater London, England', 'SW11'])('is not in %p', (address) => {
    expect(postcodeIn(address)).toBeNull();
  });

  test.each(['', 'SW11', 'SW114NB', 'Leeds', 'A 123'])('is not %p', (typed) => {
    expect(isPostcode(typed)).toBe(false);
  });

  test('leaves the street behind', () => {
    expect(streetOf('27 Northfield Road, London SW11 4NB', 'London')).toBe('27 Northfield Road');
    expect(streetOf('Northfield Road, SW11 4NB, London', 'London')).toBe('Northfield Road');
    expect(streetOf('SW11 4NB, London', 'London')).toBe('');
    expect(streetOf('Leeds', 'Leeds')).toBe('');
  });
});
