import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalisePostcode, outwardCode } from './postcode.ts';

const postcodes = fc.stringMatching(/^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/);
const typed = postcodes.chain((postcode) =>
  fc.tuple(fc.constantFrom('', ' ', '  '), fc.boolean()).map(([space, isLower]) => {
    const text = postcode.replace(' ', space);
    return { postcode, text: isLower ? text.toLowerCase() : text };
  }),
);

test('a postcode has capitals and a space, however it was typed', () => {
  fc.assert(
    fc.property(typed, ({ postcode, text }) => {
      expect(normalisePostcode(` ${text}`)).toBe(postcode);
    }),
  );
});

test('its outward code never has its second half', () => {
  fc.assert(
    fc.property(typed, ({ postcode, text }) => {
      expect(outwardCode(text)).toBe(postcode.split(' ')[0]);
    }),
  );
});

test.each(['', 'SW11', 'Leeds', 'Main Rye'])('other text stays as it is: %p', (text) => {
  expect(normalisePostcode(` ${text}`)).toBe(text);
});
