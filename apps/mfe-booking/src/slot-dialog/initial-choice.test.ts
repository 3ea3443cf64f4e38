import { describe, expect, test } from '@jest/globals';
import type { SlotChoice } from '../journey/journey.ts';
import type { JourneySearch } from '../journey/search-params.ts';
import { initialChoice, removeUnavailable } from './initial-choice.ts';
import { timesForSalon } from './queries.ts';

const search: JourneySearch = {
  address: 'Northfield Road, SW11 4NB',
  town: 'London',
  lat: 51.47,
  lon: -0.16,
  type: 'beautician',
  location: 'idm',
};
const offer = {
  work_location_types: { mobile: true, salon: true },
  sub_services: [
    {
      id: 4,
      name: 'Gel manicure',
      price: 28,
      duration: 45,
      category: 'nails' as const,
      category_name: 'Nails',
    },
  ],
  salons: [{ id: 9, name: 'Studio', town: 'London' }],
};

describe('the initial choice', () => {
  test('takes the day, treatment and postcode from the search', () => {
    expect(initialChoice(offer, search, { date: '2026-11-26', treatment: 4 })).toEqual({
      locationType: 'mobile',
      salonId: 9,
      quantities: { 4: 1 },
      date: '2026-11-26',
      time: null,
      postcode: 'SW11 4NB',
    });
  });

  test('takes the treatments and the time of a link', () => {
    const linked = { date: '2026-11-26', treatment: 4, treatments: [4, 5, 4], time: '09:15' };

    expect(initialChoice(offer, search, linked)).toMatchObject({
      quantities: { 4: 2 },
      time: '09:15',
    });
    // A time of no day is none.
    expect(initialChoice(offer, search, { ...linked, date: undefined }).time).toBeNull();
  });

  test('ignores a treatment that is not offered', () => {
    expect(initialChoice(offer, search, { treatment: 5 }).quantities).toEqual({});
  });

  test.each([
    ['mobile', { mobile: false, salon: true }, 'salon'],
    ['salon', { mobile: true, salon: false }, 'mobile'],
    ['idm', { mobile: true, salon: true }, 'mobile'],
    ['salon', { mobile: true, salon: true }, 'salon'],
    ['salon', { mobile: false, salon: false }, null],
  ] as const)('for %s with %p is %s', (location, work_location_types, expected) => {
    const choice = initialChoice({ ...offer, work_location_types }, { ...search, location }, {});

    expect(choice.locationType).toBe(expected);
  });

  test('selects no salon when there are several (D49)', () => {
    const salons = [...offer.salons, { id: 10, name: 'Second studio', town: 'London' }];

    expect(initialChoice({ ...offer, salons }, search, {}).salonId).toBeNull();
  });
});

test('a saved choice loses what is no longer offered', () => {
  const saved: SlotChoice = {
    locationType: 'salon',
    salonId: 77,
    quantities: { 4: 2, 5: 1 },
    date: '2026-11-26',
    time: '11:15',
    postcode: '',
  };

  expect(
    removeUnavailable({ ...offer, work_location_types: { mobile: true, salon: false } }, saved),
  ).toEqual({ ...saved, locationType: null, salonId: 9, quantities: { 4: 2 } });
});

describe('start times', () => {
  test('are a plain list for a home visit', () => {
    expect(timesForSalon(['09:00', '09:15'], null)).toEqual(['09:00', '09:15']);
  });

  test('are listed by salon, and default to the first salon', () => {
    const response = { 9: ['09:00'], 10: ['10:00'] };

    expect(timesForSalon(response, 10)).toEqual(['10:00']);
    expect(timesForSalon(response, 11)).toEqual([]);
    expect(timesForSalon(response, null)).toEqual(['09:00']);
    expect(timesForSalon({}, null)).toEqual([]);
  });
});
