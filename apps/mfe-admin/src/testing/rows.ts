import type { AdminBooking, AdminCustomer, AdminPractitioner } from '@freely/api-client/contract';

/** Sample rows of the lists; a test overrides the fields that it needs. */
export const practitionerWith = (parts: Partial<AdminPractitioner>): AdminPractitioner => ({
  user_id: 1,
  avatar: null,
  first_name: 'Nia',
  last_name: 'Bell',
  email: 'nia@people.example',
  approved: null,
  verified: false,
  insurance: true,
  town: 'London',
  bookings: 0,
  practitioner_rating: 0,
  reviews_amount: 0,
  onboarding_step: 6,
  created_at: '2026-11-01T09:00:00.000Z',
  ...parts,
});

export const customerWith = (parts: Partial<AdminCustomer> = {}): AdminCustomer => ({
  user_id: 20001,
  avatar: null,
  first_name: 'Grace',
  last_name: 'Lee',
  email: 'grace@people.example',
  discount: 0,
  bookings: 2,
  is_practitioner: false,
  created_at: '2026-11-01T09:00:00.000Z',
  ...parts,
});

export const bookingWith = (parts: Partial<AdminBooking> = {}): AdminBooking => ({
  id: 40001,
  customer_id: 20001,
  customer_name: 'Grace Lee',
  practitioner_id: 20002,
  practitioner_name: 'Amara Obi',
  treatments: ['Gel manicure'],
  location_type: 'mobile',
  town: 'London',
  date: '2026-12-01T11:15:00.000Z',
  booking_status: 'confirmed',
  paid: true,
  total_amount: 44.1,
  amount_refunded: 0,
  created_at: '2026-11-20T10:00:00.000Z',
  ...parts,
});
