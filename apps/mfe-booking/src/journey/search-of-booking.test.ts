import { expect, test } from '@jest/globals';
import { bookingWith } from '../testing/market.ts';
import { choiceOfBooking, searchOfBooking } from './search-of-booking.ts';

test('a visit at home is searched for at the same home, with the same treatments', () => {
  const booking = bookingWith();

  expect(searchOfBooking(booking)).toEqual({
    address: '27 Northfield Road, SW11 4NB',
    town: 'London',
    lat: 51.47,
    lon: -0.16,
    type: 'beautician',
    location: 'mobile',
  });
  expect(choiceOfBooking(booking)).toMatchObject({
    locationType: 'mobile',
    quantities: { 4: 1, 5: 1 },
    date: null,
    postcode: 'SW11 4NB',
  });
});

test('the postcode of a salon is nobody’s home', () => {
  expect(choiceOfBooking(bookingWith({ location_type: 'salon', salon_id: 9 }))).toMatchObject({
    locationType: 'salon',
    salonId: 9,
    postcode: '',
  });
});

test.each([
  ['Hair', 'hairdresser'],
  ['Male grooming', 'hairdresser'],
  ['Massage', 'massage_therapist'],
  ['Make-up', 'beautician'],
])('%s is what a %s does', (service_type, type) => {
  const [treatment] = bookingWith().treatments;
  const booking = bookingWith({ treatments: [{ ...treatment!, service_type }] });

  expect(searchOfBooking(booking)?.type).toBe(type);
});

test('a place whose address nobody may know yet is no search', () => {
  const { location } = bookingWith();
  const hidden = { ...location, address: null, postcode: null, home_location: null };

  expect(searchOfBooking(bookingWith({ location: hidden }))).toBeNull();
});
