import { searchPractitioners } from '@freely/api-client/contract';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import {
  firstHour,
  type JourneySearch,
  lastHour,
  type ResultFilters,
} from '../../journey/search-params.ts';
import { toSearchQuery } from './to-search-query.ts';

const search: JourneySearch = {
  address: 'SW11 4NB, London',
  town: 'London',
  lat: 51.47,
  lon: -0.16,
  type: 'beautician',
  location: 'mobile',
};
const filters: ResultFilters = { sort: 'price_asc', page: 1 };

describe('the search query', () => {
  test('asks for everyone nearby, until a day or a time is chosen', () => {
    expect(toSearchQuery(search, filters)).toMatchObject({ all_practitioners: '1' });
    expect(toSearchQuery(search, { ...filters, date: '2026-11-26' })).not.toHaveProperty(
      'all_practitioners',
    );
    expect(toSearchQuery(search, { ...filters, from: 9 })).not.toHaveProperty('all_practitioners');
  });

  test('sends the end of the day as its last minute', () => {
    expect(toSearchQuery(search, { ...filters, from: 9, to: 24 })).toMatchObject({
      from: '09:00',
      to: '23:59',
    });
    expect(toSearchQuery(search, { ...filters, from: 18 })).toMatchObject({ to: '23:59' });
    expect(toSearchQuery(search, { ...filters, to: 12 })).toMatchObject({
      from: '00:00',
      to: '12:00',
    });
  });

  test('has a distance only for salons, ten miles unless chosen', () => {
    const salon = { ...search, location: 'salon' as const };

    expect(toSearchQuery(salon, filters)).toMatchObject({ filteredDistance: '10' });
    expect(toSearchQuery(salon, { ...filters, distance: 0.5 })).toMatchObject({
      filteredDistance: '0.5',
    });
    expect(toSearchQuery(search, { ...filters, distance: 1 })).not.toHaveProperty(
      'filteredDistance',
    );
  });

  test('always matches the contract', () => {
    const parts = fc.record<ResultFilters>({
      date: fc.option(fc.constant('2026-11-26'), { nil: undefined }),
      from: fc.option(fc.integer({ min: 0, max: 24 }), { nil: undefined }),
      to: fc.option(fc.integer({ min: 0, max: 24 }), { nil: undefined }),
      distance: fc.option(fc.constantFrom(0.5, 1, 5, 10), { nil: undefined }),
      category: fc.option(fc.constantFrom('nails', 'make-up'), { nil: undefined }),
      treatment: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
      sort: fc.constantFrom('price_asc', 'recently_joined'),
      page: fc.integer({ min: 1, max: 999 }),
    });
    // As they are read from the URL: hours in another order are ignored.
    const anyFilters = parts.filter(({ from = firstHour, to = lastHour }) => from < to);
    const locations = fc.constantFrom('mobile' as const, 'salon' as const, 'idm' as const);

    fc.assert(
      fc.property(anyFilters, locations, (some, location) => {
        const query = toSearchQuery({ ...search, location }, some);

        expect(v.safeParse(searchPractitioners.query, query).issues).toBeUndefined();
      }),
    );
  });
});
