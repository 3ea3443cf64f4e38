import {
  asksToLogIn,
  asksToRegister,
  firstNavigation,
  forAll,
  guardArea,
  guardTable,
  type Outcome,
  type Outcomes,
  onlyFor,
  passes,
  redirectsTo,
  refusedWith,
  userOf,
} from '@freely/shell-sdk/testing/guard-table';
import { API } from '@freely/shell-sdk/testing/session-and-messages';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from './routes.tsx';

const deleted = 'This booking was automatically deleted due to lack of payment';

// A server without bookings or invitations.
const server = setupServer(
  http.get(`${API}/booking/5`, () => HttpResponse.json({ message: deleted }, { status: 404 })),
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
  ...forAll(onlyFor('customers')),
  anonymous: asksToLogIn,
  customer: outcome,
  both: outcome,
});

test('a first navigation that needs an account opens the page instead of the dialog', async () => {
  expect(await firstNavigation(remote, createBooking, 'anonymous')).toMatchObject({
    path: '/customer-registration',
    target: createBooking,
    dialog: null,
  });
});

guardTable(remote, [
  {
    guard: 'customer only',
    path: '/customer/bookings',
    outcomes: forCustomers(passes),
  },
  {
    guard: 'modal customer registration',
    path: createBooking,
    outcomes: {
      ...forAll(onlyFor('customers')),
      anonymous: asksToRegister,
      // Nothing is chosen yet. The page checks that, not a guard: see routes.test.tsx.
      customer: passes,
      both: passes,
    },
  },
  {
    guard: 'search without params',
    path: '/practitioner-search',
    outcomes: forAll(redirectsTo('/services-search')),
  },
  {
    guard: 'search without a service',
    path: `/practitioner-search?${place}`,
    outcomes: forAll(redirectsTo('/services-search')),
  },
  {
    guard: 'search without a location',
    path: `/practitioner-search?${place}&type=beautician`,
    outcomes: forAll(redirectsTo('/select-location')),
  },
  {
    guard: 'a complete search',
    path: `/practitioner-search?${search}`,
    outcomes: forAll(passes),
  },
  {
    guard: 'pay, for a booking that does not exist',
    path: '/payment/99999999',
    outcomes: forCustomers(refusedWith('Booking not found')),
  },
  {
    guard: 'pay, for a booking whose hold expired',
    path: '/payment/5',
    outcomes: forCustomers(refusedWith(deleted)),
  },
  {
    guard: 'payment success',
    path: '/payment-success/99999999',
    outcomes: { ...forAll(passes), anonymous: asksToLogIn },
  },
  {
    guard: 'review, for a booking that does not exist',
    path: '/customer/reviews/99999999',
    outcomes: forCustomers(refusedWith('Booking not found')),
  },
  {
    guard: 'review, with a broken link',
    path: '/customer/reviews/nonsense',
    outcomes: forCustomers(refusedWith('Your link is broken')),
  },
  {
    guard: 'review, with an invalid invitation',
    path: '/invited-client-review/not-a-token',
    outcomes: forAll(refusedWith('Invalid token')),
  },
]);

// For customers some screens call the server first: see routes.test.tsx.
guardArea(remote, '/customer', {
  anonymous: asksToLogIn,
  practitioner: onlyFor('customers'),
  newcomer: onlyFor('customers'),
  admin: onlyFor('customers'),
});
