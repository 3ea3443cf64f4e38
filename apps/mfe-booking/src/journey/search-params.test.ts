import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  defaultSort,
  distances,
  type JourneySearch,
  type ResultFilters,
  readFilters,
  readPartialSearch,
  readSearch,
  writeQuery,
} from './search-params.ts';

const search: JourneySearch = {
  address: 'Northfield Road, London SW11 4NB',
  town: 'London',
  lat: 51.4712345,
  lon: -0.1654321,
  type: 'beautician',
  location: 'salon',
};

const searches = fc.record<JourneySearch>({
  address: fc.stringMatching(/^[A-Z][a-z0-9 ,&=%]{0,40}[a-z]$/),
  town: fc.stringMatching(/^([A-Z][a-z]{0,20})?$/),
  lat: fc.integer({ min: -899999999, max: 899999999 }).map((n) => n / 1e7),
  lon: fc.integer({ min: -1799999999, max: 1799999999 }).map((n) => n / 1e7),
  type: fc.constantFrom('beautician', 'hairdresser', 'massage_therapist'),
  location: fc.constantFrom('mobile', 'salon', 'idm'),
});

const filters: fc.Arbitrary<ResultFilters> = fc.record({
  date: fc.option(fc.constantFrom('2026-11-20', '2027-02-28'), { nil: undefined }),
  from: fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined }),
  to: fc.option(fc.integer({ min: 12, max: 24 }), { nil: undefined }),
  distance: fc.option(fc.constantFrom(...distances), { nil: undefined }),
  category: fc.option(fc.constantFrom('nails' as const, 'make-up' as const), { nil: undefined }),
  treatment: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
  sort: fc.constantFrom('price_asc' as const, 'reviews' as const),
  page: fc.integer({ min: 1, max: 400 }),
});

describe('the search in a URL', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(searches, filters, (someSearch, someFilters) => {
        const params = new URLSearchParams(writeQuery(someSearch, someFilters));

        expect(readSearch(params)).toEqual(someSearch);
        expect(readFilters(params)).toEqual(someFilters);
      }),
    );
  });

  test('is read from any parameters without an error', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (anything) => {
        const params = new URLSearchParams(anything);

        expect(readFilters(params).page).toBeGreaterThanOrEqual(1);
        expect(() => readSearch(params)).not.toThrow();
      }),
    );
  });

  test.each(['address', 'lat', 'lon', 'type', 'location'])('is incomplete without %s', (part) => {
    const params = new URLSearchParams(writeQuery(search));
    params.delete(part);

    expect(readSearch(params)).toBeNull();
  });

  test('keeps valid values and drops invalid ones', () => {
    const params = new URLSearchParams('address=Leeds&lat=north&type=plumber&page=0&sort=luck');

    expect(readPartialSearch(params)).toMatchObject({ address: 'Leeds', lat: undefined });
    expect(readFilters(params)).toMatchObject({ page: 1, sort: defaultSort });
  });

  test('keeps seven decimals of a coordinate', () => {
    const params = new URLSearchParams('lat=51.47123456789&lon=-0.1');

    expect(readPartialSearch(params).lat).toBe(51.4712346);
  });

  test('drops hours that end before they start', () => {
    expect(readFilters(new URLSearchParams('from=18&to=9'))).toMatchObject({
      from: undefined,
      to: undefined,
    });
  });
});
