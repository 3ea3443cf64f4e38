import type { PractitionerBooking } from '@freely/api-client/contract';

/** A paid booking at the customer's home, with the given parts. */
export function bookingWith(parts: Partial<PractitionerBooking> = {}): PractitionerBooking {
  return {
    id: 40001,
    customer_name: 'Grace L.',
    customer_phone: '07700900142',
    treatments: [
      { id: 1, name: 'Gel manicure', quantity: 2, total_price: 56, service_type: 'Nails' },
    ],
    location_type: 'mobile',
    location: {
      address: '27 Northfield Road',
      city: 'London',
      postcode: 'SW11 4NB',
      country_id: 'UK',
      country_name: 'United Kingdom',
      home_location: { lat: 51.468, lng: -0.164 },
      address_object: null,
    },
    date: '2026-11-21T09:00:00.000Z',
    duration: 120,
    booking_status: 'confirmed',
    paid: true,
    notes: 'Buzzer 3',
    call_out_charge: 6,
    discount: 10,
    discount_amount: 6.2,
    discount_mark: 'rebook',
    total_amount: 55.8,
    amount_refunded: 0,
    freely_fee: 0.2,
    ...parts,
  };
}
