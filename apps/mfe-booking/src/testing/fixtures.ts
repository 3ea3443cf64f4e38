import type {
  Booking,
  FoundPractitioner,
  Place,
  PractitionerInfo,
  PractitionerReviews,
  PractitionerServices,
  SearchResponse,
  UserSettings,
  WaitingOffer,
} from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';

/** Test data: one complete practitioner, search results and bookings. */

export const query =
  'address=Northfield+Road%2C+SW11+4NB&town=London&lat=51.4700000&lon=-0.1600000&type=beautician';

export const place: Place = {
  id: 'sw11',
  address: 'Northfield Road, SW11 4NB',
  town: 'London',
  postcode: 'SW11 4NB',
  lat: 51.47,
  lon: -0.16,
  country_id: 'UK',
  country_name: 'United Kingdom',
};

export const tomorrow = addDays(londonDay(new Date()), 1);

export function practitionerWith(parts: Partial<FoundPractitioner> = {}): FoundPractitioner {
  return {
    id: 7,
    name: 'Amara',
    avatar: null,
    verified: true,
    practitioner_rating: 4.9,
    reviews_amount: 127,
    work_location_types: { mobile: true, salon: true },
    experience: 99,
    bio: 'Builder-gel specialist.',
    call_out_charge: 6,
    recently_joined: false,
    treatments: [{ treatmentName: 'Gel manicure', treatmentPrice: 28 }],
    service_name: 'Gel manicure',
    service_price: 28,
    search_coordinates: { lat: 51.47, lon: -0.16 },
    ...parts,
  };
}

export function searchResponseWith(
  found: readonly FoundPractitioner[],
  parts: Partial<SearchResponse> = {},
): SearchResponse {
  return {
    availablePractitioners: Object.fromEntries(found.map((each) => [String(each.id), each])),
    order: found.map(({ id }) => id),
    total: found.length,
    total_is_floor: false,
    availableTreatments: {
      nails: { category_name: 'Nails', treatments: { 4: 'Gel manicure', 5: 'Classic manicure' } },
    },
    ...parts,
  };
}

export const info: PractitionerInfo = {
  id: 7,
  name: 'Amara',
  avatar: '/amara.jpg',
  verified: true,
  work_images: [
    { id: 1, src: '/one.jpg' },
    { id: 2, src: '/two.jpg' },
    { id: 3, src: '/three.jpg' },
  ],
  practitioner_rating: 4.9,
  reviews_amount: 127,
  work_location_types: { mobile: true, salon: true },
  experience: 99,
  bio: 'I trained in Peckham.',
  qualifications: ['VTCT Level 3 Diploma in Nail Technology'],
  call_out_charge: 6,
  recently_joined: false,
  geoposition: { lat: 51.47, lon: -0.16 },
};

export const services: PractitionerServices = {
  sub_services: [
    {
      id: 4,
      name: 'Gel manicure',
      price: 28,
      duration: 45,
      category: 'nails',
      category_name: 'Nails',
    },
    {
      id: 5,
      name: 'Gel removal',
      price: 15,
      duration: 30,
      category: 'nails',
      category_name: 'Nails',
    },
    {
      id: 6,
      name: 'Brow tint',
      price: 12,
      duration: 15,
      category: 'beauty',
      category_name: 'Beauty',
    },
  ],
  salons: [{ id: 9, name: 'Studio', town: 'London' }],
};

/** The brow tint needs a patch test. */
export const servicesWithTest: PractitionerServices = {
  ...services,
  sub_services: services.sub_services.map((each) =>
    each.name === 'Brow tint' ? { ...each, patch_test_hours: 48 } : each,
  ),
};

/** The visit before a treatment, to be had. */
export const patchTestOn = (date: string): NonNullable<Booking['patch_test']> => ({
  id: 3,
  date,
  start_time: '09:30:00',
  duration: 15,
  price: 0,
  booking_status: 'confirmed',
  result: null,
  note: '',
});

export const reviews: PractitionerReviews = {
  rating: {
    friendliness: 5,
    communication: 4.8,
    satisfaction: 4.9,
    timekeeping: 4.7,
    overall: 4.9,
  },
  notes: [],
  reviews: [
    {
      id: 1,
      reviewer_name: 'Grace L.',
      rating: 4.5,
      date: '2026-10-18',
      text: 'On time, lovely company.',
      invited: true,
      free: false,
    },
  ],
};

export const settings: UserSettings = {
  active: true,
  first_name: 'Grace',
  last_name: '',
  email: 'grace@people.example',
  phone: '07700900142',
  gender: null,
  birthday: null,
  avatar: null,
};

export function bookingWith(parts: Partial<Booking> = {}): Booking {
  return {
    id: 418,
    booking_id: 418,
    practitioner_id: 7,
    practitioner_name: 'Amara',
    practitioner_avatar: null,
    practitioner_verified: true,
    practitioner_rating: 4.9,
    practitioner_reviews_amount: 127,
    practitioner_phone: null,
    treatments: [
      { id: 4, name: 'Gel manicure', quantity: 1, total_price: 28, service_type: 'Nails' },
      { id: 5, name: 'Gel removal', quantity: 1, total_price: 15, service_type: 'Nails' },
    ],
    location_type: 'mobile',
    location: {
      address: '27 Northfield Road',
      city: 'London',
      postcode: 'SW11 4NB',
      country_id: 'UK',
      country_name: 'United Kingdom',
      home_location: { lat: 51.47, lng: -0.16 },
      address_object: null,
    },
    salon_id: null,
    date: '2026-12-03',
    start_time: '11:15:00',
    duration: 75,
    created_at: '2026-11-20T10:00:00.000Z',
    booking_status: 'confirmed',
    paid: false,
    review: false,
    notes: '',
    call_out_charge: 6,
    discount: 10,
    discount_amount: 4.9,
    discount_mark: 'rebook',
    total_amount: 44.1,
    amount_refunded: 0,
    free_cancellation_until: '2026-12-02T11:15:00.000Z',
    held_until: new Date(Date.now() + 14 * 60_000).toISOString(),
    cancellation_policy: 'Full refund more than 24 hours ahead.',
    ...parts,
  };
}

/** A time that is held for ten minutes, unless `changes` say otherwise. */
export const offerWith = (changes: Partial<WaitingOffer> = {}): WaitingOffer => ({
  booking_id: 40,
  entry_id: 3,
  practitioner_id: 7,
  practitioner_name: 'Amara',
  date: addDays(londonDay(new Date()), 2),
  start_time: '10:30:00',
  location_type: 'mobile',
  treatments: [{ id: 12, name: 'Pedicure', quantity: 1 }],
  total_amount: 56,
  status: 'open',
  offered_at: new Date().toISOString(),
  held_until: new Date(Date.now() + 10 * 60_000).toISOString(),
  ...changes,
});

export const emptyWaitingList = { entries: [], offers: [], most: 5, paused_until: null };
