import { ApiError, configureClient } from '@freely/api-client/client';
import type { Booking, BookingStatus } from '@freely/api-client/contract';
import { londonClock } from '@freely/domain/london-time';
import { createI18n, ENGLISH } from '@freely/i18n';
import { toastStore } from '@freely/shell-sdk';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import authMessages from '../locales/en-GB/auth.json' with { type: 'json' };
import { type Guard, guard } from './guard.ts';
import { rememberPage } from './last-page.ts';
import { bookingReviewRequired, invitedReviewRequired } from './review-guards.ts';
import { signIn, signOut, startSession } from './session.ts';

const API = 'http://localhost:8090/api/v1.0';
const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  createI18n(ENGLISH, { catalogues: { auth: authMessages } });
});
beforeEach(() => {
  configureClient({ baseUrl: API, getToken: () => 'token', onUnauthorized: signOut });
  toastStore.setState({ toasts: [] });
  rememberPage('/customer/bookings');
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function runGuard(check: Guard, params: Record<string, string>) {
  const request = new Request('http://localhost:4200/wanted');
  const response = await guard(check)({ request, params } as never);
  const [shown] = toastStore.getState().toasts;

  return { to: response?.headers.get('location') ?? null, toast: shown?.title ?? null };
}

const bookingIs = (booking_status: BookingStatus, review: boolean) =>
  server.use(
    http.get(`${API}/booking/7`, () => HttpResponse.json(bookingWith(booking_status, review))),
  );

test('a completed booking that may be reviewed is let through', async () => {
  bookingIs('completed', true);

  expect(await runGuard(bookingReviewRequired, { booking_id: '7' })).toEqual({
    to: null,
    toast: null,
  });
});

test.each([
  ['completed', 'You already made a review for this booking'],
  ['confirmed', 'The status of this booking does not allow making a review'],
  ['cancelled_by_customer', 'The status of this booking does not allow making a review'],
] as const)(
  'a %s booking that may not be reviewed is refused with a message',
  async (status, toast) => {
    bookingIs(status, false);

    expect(await runGuard(bookingReviewRequired, { booking_id: '7' })).toEqual({
      to: '/customer/bookings',
      toast,
    });
  },
);

test('a short visit that is over can be reviewed a little later, and is not called reviewed', async () => {
  const { day, time } = londonClock(new Date());
  const begun = { date: day, start_time: `${time}:00` };
  server.use(
    http.get(`${API}/booking/7`, () =>
      HttpResponse.json({ ...bookingWith('completed', false), ...begun }),
    ),
  );

  expect(await runGuard(bookingReviewRequired, { booking_id: '7' })).toEqual({
    to: '/customer/bookings',
    toast: 'It is a little early for a review. Please try again soon.',
  });
});

test.each([[{}], [{ booking_id: 'seven' }]])(
  'a path without a booking id is a broken link',
  async (params) => {
    expect(await runGuard(bookingReviewRequired, params)).toEqual({
      to: '/customer/bookings',
      toast: 'Your link is broken',
    });
  },
);

test('a booking that does not exist or belongs to another user is not found', async () => {
  server.use(
    http.get(`${API}/booking/7`, () => HttpResponse.json({ message: 'x' }, { status: 404 })),
  );

  expect(await runGuard(bookingReviewRequired, { booking_id: '7' })).toMatchObject({
    toast: 'Booking not found',
  });
});

test('a booking that one has worked for is not found', async () => {
  bookingIs('completed', true);
  const stop = startSession();
  signIn({
    access_token: 'token',
    user_id: 3,
    name: 'Amara',
    email: 'amara@people.example',
    user_roles: ['practitioner', 'customer'],
    practitioner_info: null,
  });

  expect(await runGuard(bookingReviewRequired, { booking_id: '7' })).toMatchObject({
    toast: 'Booking not found',
  });
  signOut();
  stop();
});

test('the server decides whether an invitation is valid', async () => {
  const failing = (status: number) => async () => {
    throw new ApiError('The server is busy', { status, code: 'unexpected' });
  };
  const token = { token: 'abc' };

  expect(
    await runGuard(
      invitedReviewRequired(async () => ({ review: true })),
      token,
    ),
  ).toEqual({
    to: null,
    toast: null,
  });
  for (const [find, toast] of [
    [async () => ({ review: false }), 'You already made a review by this link'],
    [failing(400), 'Invalid token'],
    [failing(404), 'Invalid token'],
    [failing(503), 'The server is busy'],
  ] as const) {
    toastStore.setState({ toasts: [] });
    expect(await runGuard(invitedReviewRequired(find), token)).toEqual({
      to: '/customer/bookings',
      toast,
    });
  }
});

function bookingWith(booking_status: BookingStatus, review: boolean): Booking {
  return {
    id: 7,
    booking_id: 7,
    practitioner_id: 3,
    practitioner_name: 'Amara',
    practitioner_avatar: null,
    practitioner_verified: true,
    practitioner_rating: 4.9,
    practitioner_reviews_amount: 127,
    practitioner_phone: null,
    treatments: [],
    location_type: 'salon',
    location: {
      address: null,
      city: 'London',
      postcode: null,
      country_id: 'UK',
      country_name: 'United Kingdom',
      home_location: null,
      address_object: null,
    },
    salon_id: 1,
    date: '2026-11-03',
    start_time: '11:15:00',
    duration: 75,
    created_at: '2026-10-20T10:00:00.000Z',
    booking_status,
    paid: true,
    review,
    notes: '',
    call_out_charge: 0,
    discount: 0,
    discount_amount: 0,
    discount_mark: null,
    total_amount: 49,
    amount_refunded: 0,
    free_cancellation_until: null,
    held_until: null,
    cancellation_policy: '',
  };
}
