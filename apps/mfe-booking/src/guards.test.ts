import {
  asksToLogIn,
  asksToRegister,
  firstVisit,
  forAll,
  goes,
  guardArea,
  guardTable,
  type Outcome,
  type Outcomes,
  only,
  passes,
  stays,
  userOf,
} from '@freely/federation/testing/guard-table';
import { API } from '@freely/federation/testing/session-and-texts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from './routes.tsx';

// A server that has neither bookings nor invitations.
const server = setupServer(
  http.get(`${API}/booking/:id`, ({ request }) =>
    userOf(request)
      ? HttpResponse.json({ message: 'Booking not found' }, { status: 404 })
      : HttpResponse.json({ message: 'Unauthenticated' }, { status: 401 }),
  ),
  http.get(`${API}/dashboard/user/inviteReview/:token`, () =>
    HttpResponse.json({ message: 'Invalid token' }, { status: 400 }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const place = 'address=SW11+4NB%2C+London&town=London&lat=51.4652000&lon=-0.1708000';
const search = `${place}&type=beautician&location=mobile`;
const createBooking = `/practitioner-search/availability/7/create-booking?${search}`;

const forCustomers = (outcome: Outcome): Outcomes => ({
  ...forAll(only('customers')),
  visitor: asksToLogIn,
  customer: outcome,
  both: outcome,
});

test('a first visit that needs an account opens the page instead of the dialog', async () => {
  expect(await firstVisit(remote, createBooking, 'visitor')).toMatchObject({
    path: '/customer-registration',
    target: createBooking,
    dialog: null,
  });
});

guardTable(remote, [
  {
    guard: 'customer only',
    address: '/customer/bookings',
    outcomes: forCustomers(passes),
  },
  {
    guard: 'modal customer registration',
    address: createBooking,
    outcomes: {
      ...forAll(only('customers')),
      visitor: asksToRegister,
      // Nothing was chosen yet, which the page finds out, not a guard: see routes.test.tsx.
      customer: passes,
      both: passes,
    },
  },
  {
    guard: 'search without anything',
    address: '/practitioner-search',
    outcomes: forAll(goes('/services-search')),
  },
  {
    guard: 'search without a service',
    address: `/practitioner-search?${place}`,
    outcomes: forAll(goes('/services-search')),
  },
  {
    guard: 'search without a location',
    address: `/practitioner-search?${place}&type=beautician`,
    outcomes: forAll(goes('/select-location')),
  },
  {
    guard: 'a whole search',
    address: `/practitioner-search?${search}`,
    outcomes: forAll(passes),
  },
  {
    guard: 'pay, for a booking that was let go',
    address: '/payment/99999999',
    outcomes: forCustomers(stays('This booking was automatically deleted due to lack of payment')),
  },
  {
    guard: 'payment success',
    address: '/payment-success/99999999',
    outcomes: { ...forAll(passes), visitor: asksToLogIn },
  },
  {
    guard: 'review, of a booking that is not there',
    address: '/customer/reviews/99999999',
    outcomes: forCustomers(stays('Booking not found')),
  },
  {
    guard: 'review, by a broken link',
    address: '/customer/reviews/nonsense',
    outcomes: forCustomers(stays('Your link is broken')),
  },
  {
    guard: 'review, by an invitation that is none',
    address: '/invited-client-review/not-a-token',
    outcomes: forAll(stays('Invalid token')),
  },
]);

// For customers some of them ask the server first: see routes.test.tsx.
guardArea(remote, '/customer', {
  visitor: asksToLogIn,
  practitioner: only('customers'),
  newcomer: only('customers'),
  admin: only('customers'),
});
