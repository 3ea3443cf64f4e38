// Every route of the customer specification with its query and params, and the redirects when
// something is missing (spec 2 §2, §6, §8).
import { forgetTarget, rememberedTarget, rememberPage } from '@freely/auth';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { journeyStore } from './journey/journey-store.ts';
import remote from './routes.tsx';
import {
  bookingWith,
  emptyWaitingList,
  info,
  practitionerWith,
  reviews,
  searchResponseWith,
  services,
  settings,
} from './testing/fixtures.ts';

const address = 'address=Northfield+Road%2C+SW11+4NB';
const point = 'lat=51.4700000&lon=-0.1600000';
const place = `${address}&town=London&${point}`;
const placeAndType = `${place}&type=beautician`;
const search = `${placeAndType}&location=mobile`;

const completed = { paid: true, booking_status: 'completed', held_until: null } as const;
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(emptyWaitingList)),
  http.get(`${API}/practitioners/available`, () =>
    HttpResponse.json(searchResponseWith([practitionerWith()])),
  ),
  http.get(`${API}/practitioner/7/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(services)),
  http.get(`${API}/practitioner/7/reviews`, () => HttpResponse.json(reviews)),
  http.get(`${API}/practitioner/7/availableDays`, () => HttpResponse.json({ days: [] })),
  http.get(`${API}/practitioner/7/availableBookingStartTimes`, () => HttpResponse.json([])),
  http.get(`${API}/booking/loyalty-scheme/20001/7`, () =>
    HttpResponse.json({ loyalty: false, discount: 0, mark: null }),
  ),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json([])),
  http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(settings)),
  http.get(`${API}/auth/sessions`, () => HttpResponse.json([])),
  // 1 is unpaid, 2 paid, 3 cancelled, 4 can be reviewed, 5 is reviewed, 6 unknown, 7 fails to load.
  http.get(`${API}/booking/1`, () => HttpResponse.json(bookingWith({ id: 1, booking_id: 1 }))),
  http.get(`${API}/booking/1/paymentIntent`, () => HttpResponse.json({ client_secret: 's' })),
  http.get(`${API}/booking/2`, () => HttpResponse.json(bookingWith({ id: 2, paid: true }))),
  http.get(`${API}/booking/3`, () =>
    HttpResponse.json(bookingWith({ id: 3, booking_status: 'cancelled_by_customer' })),
  ),
  http.get(`${API}/booking/4`, () =>
    HttpResponse.json(bookingWith({ id: 4, booking_id: 4, ...completed, review: true })),
  ),
  http.get(`${API}/booking/5`, () => HttpResponse.json(bookingWith({ id: 5, ...completed }))),
  http.get(`${API}/booking/6`, () =>
    HttpResponse.json({ message: 'Booking not found' }, { status: 404 }),
  ),
  http.get(`${API}/booking/7`, () =>
    HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
  ),
  http.get(`${API}/dashboard/user/inviteReview/good`, () =>
    HttpResponse.json({ review: true, practitioner_name: 'Amara' }),
  ),
  http.get(`${API}/dashboard/user/inviteReview/used`, () =>
    HttpResponse.json({ review: false, practitioner_name: 'Amara' }),
  ),
  http.get(`${API}/dashboard/user/inviteReview/bad`, () =>
    HttpResponse.json({ message: 'Invalid token' }, { status: 400 }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  forgetTarget();
  journeyStore.setState(journeyStore.getInitialState(), true);
  toastStore.setState({ toasts: [] });
  // Opened by a direct link: no page is on screen yet.
  rememberPage('');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const customer = userWith();
const admin = userWith({ user_roles: ['admin'] });

/** The URL, the URL it leads to, and the toast. Without `to` the page opens. */
type Row = readonly [url: string, to?: string, toast?: string];

async function follow(url: string, to = url, toast?: string, user?: typeof customer) {
  // A guard that refuses goes back to the page on screen; without one, to a home page.
  rememberPage(url);
  const { router } = await renderRemote(remote, url, user ? { user } : {});
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await waitFor(() => {
    const { pathname, search: query } = router.state.location;
    expect(router.state.navigation.state).toBe('idle');
    expect(pathname + query).toBe(to);
  });
  expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(toast ? [toast] : []);
}

describe('the search', () => {
  test.each<Row>([
    ['/services-search'],
    [`/services-search?${placeAndType}`],

    [`/select-location?${placeAndType}`],
    [`/select-location?${place}`, `/services-search?${place}`],
    ['/select-location', '/services-search'],

    [`/practitioner-search?${search}`],
    [
      `/practitioner-search?${search}&date=2027-01-05&from=9&to=18&category=nails&sort=reviews&page=2`,
    ],
    [
      `/practitioner-search?town=London&${point}&type=beautician&location=mobile`,
      '/services-search',
    ],
    [
      `/practitioner-search?${address}&town=London&lat=51.47&type=beautician&location=mobile`,
      '/services-search',
    ],
    [
      `/practitioner-search?${address}&town=London&lon=-0.16&type=beautician&location=mobile`,
      '/services-search',
    ],
    [`/practitioner-search?${place}&location=mobile`, `/services-search?${place}`],
    [`/practitioner-search?${place}&type=gardener`, `/services-search?${place}`],
    [`/practitioner-search?${placeAndType}`, `/select-location?${placeAndType}`],
    [`/practitioner-search?${placeAndType}&location=moon`, `/select-location?${placeAndType}`],

    [`/practitioner-search/profile/7?${search}`],
    ['/practitioner-search/profile/7'],
    [`/practitioner-search/profile/7?${placeAndType}`, `/select-location?${placeAndType}`],

    [`/practitioner-search/availability/7?${search}`],
    [`/practitioner-search/availability/7/with-booking-state?${search}`],
    [
      '/practitioner-search/availability/7?type=beautician',
      '/services-search?practitioner=7',
      'Empty search address, please try again',
    ],
    [`/practitioner-search/availability/7?${placeAndType}`, `/select-location?${placeAndType}`],
  ])('%s', async (...row) => {
    await follow(...row);
  });
});

describe('creating a booking', () => {
  test.each<Row>([
    [
      `/practitioner-search/availability/7/create-booking?${search}`,
      `/practitioner-search/availability/7?${search}`,
    ],
    ['/customer/rebook/create-booking', '/customer'],
    ['/customer/bookings/rebook/create-booking', '/customer/bookings'],
  ])('%s needs a choice', async (...[url, to, toast]) => {
    await follow(url, to, toast, customer);
  });

  test('an anonymous user registers first, and then returns', async () => {
    const url = `/practitioner-search/availability/7/create-booking?${search}`;
    await follow(url, '/customer-registration');
    expect(rememberedTarget()).toBe(url);
  });
});

describe('a customer', () => {
  test.each<Row>([
    ['/payment/1'],
    ['/payment/2', '/customer/bookings?open-booking=2', 'This booking has already been paid'],
    [
      '/payment/3',
      '/customer/bookings?open-booking=3',
      'The status of this booking does not allow payment',
    ],
    ['/payment/6', '/customer/bookings?open-booking=6', 'Booking not found'],
    ['/payment/7', '/customer/bookings?open-booking=7', 'We are back soon'],
    ['/payment-success/2'],

    ['/customer'],
    ['/customer/bookings'],
    ['/customer/bookings?open-booking=1'],
    ['/customer/settings'],
    ['/customer/wallet'],
    ['/customer/profile'],
    ['/customer/referral'],

    ['/customer/rebook-booking/4/dashboard-tab'],
    ['/customer/rebook-booking/4/booking'],
    ['/customer/bookings/rebook-booking/4/booking-tab'],
    ['/customer/rebook-booking/6/dashboard-tab', '/customer', 'Booking not found'],
    ['/customer/rebook-booking/4/nowhere', '/customer', 'Your link is broken'],
    ['/customer/rebook-booking/four/booking', '/customer', 'Your link is broken'],

    ['/customer/reviews/4'],
    ['/customer/reviews/five', '/customer', 'Your link is broken'],
    ['/customer/reviews/5', '/customer', 'You already made a review for this booking'],
    [
      '/customer/reviews/1',
      '/customer',
      'The status of this booking does not allow making a review',
    ],
    ['/customer/reviews/6', '/customer', 'Booking not found'],
  ])('%s', async (...[url, to, toast]) => {
    await follow(url, to, toast, customer);
  });
});

describe('an invitation needs no account', () => {
  test.each<Row>([
    ['/invited-client-review/good'],
    ['/invited-client-review/used', '/', 'You already made a review by this link'],
    ['/invited-client-review/bad', '/', 'Invalid token'],
  ])('%s', async (...row) => {
    await follow(...row);
  });
});

const customerPages = [
  '/payment/1',
  '/customer',
  '/customer/bookings',
  '/customer/settings',
  '/customer/wallet',
  '/customer/reviews/4',
  '/customer/rebook-booking/4/dashboard-tab',
  '/customer/bookings/rebook-booking/4/booking-tab',
  '/customer/rebook/create-booking',
];

test.each(customerPages)('%s asks anonymous users to log in and is remembered', async (url) => {
  await follow(url, '/login', 'You must log in to continue');
  expect(rememberedTarget()).toBe(url);
});

test.each(customerPages)('%s is for customers only', async (url) => {
  await follow(url, '/', 'Available only for customers', admin);
});
