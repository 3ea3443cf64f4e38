import { expect, test } from '@jest/globals';
import { bookingWith } from '../testing/fixtures.ts';
import { choiceFromBooking, searchFromBooking } from './search-from-booking.ts';

test('a home visit is rebooked at the same address, with the same treatments', () => {
  const booking = bookingWith();

  expect(searchFromBooking(booking)).toEqual({
    address: '27 Northfield Road, SW11 4NB',
    town: 'London',
    lat: 51.47,
    lon: -0.16,
    type: 'beautician',
    location: 'mobile',
  });
  expect(choiceFromBooking(booking)).toMatchObject({
    locationType: 'mobile',
    quantities: { 4: 1, 5: 1 },
    date: null,
    postcode: 'SW11 4NB',
  });
});

test('the salon’s postcode is not used as the customer’s', () => {
  expect(choiceFromBooking(bookingWith({ location_type: 'salon', salon_id: 9 }))).toMatchObject({
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
])('%s is searched for with the service type %s', (service_type, type) => {
  const [treatment] = bookingWith().treatments;
  const booking = bookingWith({ treatments: [{ ...treatment!, service_type }] });

  expect(searchFromBooking(booking)?.type).toBe(type);
});

const { location } = bookingWith();
const hidden = { ...location, address: null, postcode: null, home_location: null };

test('a salon whose address is not shared yet is searched for in its area', () => {
  const held = bookingWith({
    location_type: 'salon',
    location: { ...hidden, geoposition: { lat: 51.47, lng: -0.165 } },
  });

  expect(searchFromBooking(held)).toMatchObject({
    address: 'London',
    town: 'London',
    lat: 51.47,
    lon: -0.165,
    location: 'salon',
  });
});

test('a salon is searched for in its area, also by who has paid and knows its street (D39)', () => {
  const paid = bookingWith({ location_type: 'salon', salon_id: 9, paid: true });

  expect(searchFromBooking(paid)).toEqual({
    address: 'London',
    town: 'London',
    // The middle of its square of the grid.
    lat: 51.47,
    lon: -0.165,
    type: 'beautician',
    location: 'salon',
  });
});

test('a home whose address is not shared gives no search', () => {
  expect(searchFromBooking(bookingWith({ location: hidden }))).toBeNull();
});
