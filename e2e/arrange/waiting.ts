import { apiSend } from './api-calls.ts';
import { type ArrangedBooking, type Customer, createCustomer, home } from './bookings.ts';
import { executeSql } from './database.ts';

/** A new customer who has opened the link of the first mail, as waiting for a time needs. */
export async function confirmedCustomer(): Promise<Customer> {
  const made = await createCustomer();
  await executeSql('update users set email_confirmed_at = now() where id = $1', [
    made.session.user_id,
  ]);

  return made;
}

/** Where the form to wait for the time of a booking is, as the page without a free time links to it. */
export function joinPath({ booking }: ArrangedBooking): string {
  const query = new URLSearchParams({
    address: `${home.address}, ${home.city}, ${home.postcode}`,
    town: home.city,
    lat: String(home.location.lat),
    lon: String(home.location.lng),
    type: 'beautician',
    location: 'mobile',
    treatments: booking.treatments.map(({ id }) => id).join(','),
    practitioner: String(booking.practitioner_id),
    name: booking.practitioner_name,
  });

  return `/customer/waiting-list/join?${query}`;
}

/** Puts a customer on the list for the time of a booking, through the API. */
export function waitFor({ booking }: ArrangedBooking, { session }: Customer): Promise<void> {
  return apiSend('POST', '/dashboard/user/waiting-list', session.access_token, {
    services_ids: booking.treatments.map(({ id }) => id),
    location_type: 'mobile',
    practitioner_id: booking.practitioner_id,
    address: home,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    from: '00:00',
    to: '23:45',
    until: booking.date,
  });
}
