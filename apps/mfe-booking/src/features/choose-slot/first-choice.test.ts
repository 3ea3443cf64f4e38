import { describe, expect, test } from '@jest/globals';
import type { SlotChoice } from '../../journey/journey-store.ts';
import type { JourneySearch } from '../../journey/search-choice.ts';
import { firstChoice, stillOffered } from './first-choice.ts';
import { timesAt } from './queries.ts';

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

describe('the first choice', () => {
  test('takes day, treatment and postcode over from the search', () => {
    expect(firstChoice(offer, search, { date: '2026-11-26', treatment: 4 })).toEqual({
      locationType: 'mobile',
      salonId: 9,
      quantities: { 4: 1 },
      date: '2026-11-26',
      time: null,
      postcode: 'SW11 4NB',
    });
  });

  test('does not choose a treatment that is not offered', () => {
    expect(firstChoice(offer, search, { treatment: 5 }).quantities).toEqual({});
  });

  test.each([
    ['mobile', { mobile: false, salon: true }, 'salon'],
    ['salon', { mobile: true, salon: false }, 'mobile'],
    ['idm', { mobile: true, salon: true }, 'mobile'],
    ['salon', { mobile: true, salon: true }, 'salon'],
    ['salon', { mobile: false, salon: false }, null],
  ] as const)('for %s with %p is %s', (location, work_location_types, expected) => {
    const choice = firstChoice({ ...offer, work_location_types }, { ...search, location }, {});

    expect(choice.locationType).toBe(expected);
  });

  test('leaves several salons to choose from (D49)', () => {
    const salons = [...offer.salons, { id: 10, name: 'Second studio', town: 'London' }];

    expect(firstChoice({ ...offer, salons }, search, {}).salonId).toBeNull();
  });
});

test('a kept choice loses what is no longer offered', () => {
  const kept: SlotChoice = {
    locationType: 'salon',
    salonId: 77,
    quantities: { 4: 2, 5: 1 },
    date: '2026-11-26',
    time: '11:15',
    postcode: '',
  };

  expect(
    stillOffered({ ...offer, work_location_types: { mobile: true, salon: false } }, kept),
  ).toEqual({ ...kept, locationType: null, salonId: 9, quantities: { 4: 2 } });
});

describe('start times', () => {
  test('are a list for a visit at home', () => {
    expect(timesAt(['09:00', '09:15'], null)).toEqual(['09:00', '09:15']);
  });

  test('are listed by salon, and the first list is meant when none is named', () => {
    const answer = { 9: ['09:00'], 10: ['10:00'] };

    expect(timesAt(answer, 10)).toEqual(['10:00']);
    expect(timesAt(answer, 11)).toEqual([]);
    expect(timesAt(answer, null)).toEqual(['09:00']);
    expect(timesAt({}, null)).toEqual([]);
  });
});
