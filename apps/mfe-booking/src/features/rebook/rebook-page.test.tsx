import type { Booking, BookingDraft } from '@freely/api-client/contract';
import { addDays, addMonths, londonDay } from '@freely/domain/london-time';
import { pageTitleStore, toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { journeyStore } from '../../journey/journey-store.ts';
import remote from '../../routes.tsx';
import {
  bookingWith,
  emptyWaitingList,
  info,
  searchResponseWith,
  services,
  settings,
} from '../../testing/fixtures.ts';

const day = `${addMonths(londonDay(new Date()), 1).slice(0, 7)}-10`;
const past = bookingWith({
  id: 2,
  booking_id: 2,
  paid: true,
  booking_status: 'completed',
  held_until: null,
  date: '2026-06-12',
});

let booked: Booking = past;
let drafts: BookingDraft[] = [];
let times: string[] = [];
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(emptyWaitingList)),
  http.get(`${API}/practitioners/available`, () => HttpResponse.json(searchResponseWith([]))),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json([past])),
  http.get(`${API}/booking/2`, () => HttpResponse.json(booked)),
  http.get(`${API}/booking/418`, () => HttpResponse.json(bookingWith())),
  http.get(`${API}/practitioner/7/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(services)),
  http.get(`${API}/practitioner/7/availableDays`, () =>
    HttpResponse.json({ days: [day, addDays(day, 1)] }),
  ),
  http.get(`${API}/practitioner/7/availableBookingStartTimes`, () => HttpResponse.json(times)),
  http.get(`${API}/booking/loyalty-scheme/20001/7`, () =>
    HttpResponse.json({ loyalty: true, discount: 10, mark: 'rebook' }),
  ),
  http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(settings)),
  http.get(`${API}/booking/418/paymentIntent`, () => new Promise<never>(() => {})),
  http.post(`${API}/booking`, async ({ request }) => {
    drafts.push((await request.json()) as BookingDraft);
    return HttpResponse.json(bookingWith(), { status: 201 });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  booked = past;
  drafts = [];
  times = ['09:00', '11:15'];
  sessionStorage.clear();
  journeyStore.setState(journeyStore.getInitialState(), true);
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (path: string) => renderRemote(remote, path, { user: userWith() });
const dialog = async () => within(await screen.findByRole('dialog', { name: /Book with Amara/ }));

test.each([
  ['/customer/rebook-booking/2/dashboard-tab', 'Hello, Ada'],
  ['/customer/bookings/rebook-booking/2/booking-tab', 'Bookings'],
  ['/customer/rebook-booking/2/booking', 'Hello, Ada'],
])(
  '%s opens over its tab, books the same treatments with the discount, and leads to payment',
  async (path, under) => {
    const { router } = await open(path);
    const steps = await dialog();
    expect(pageTitleStore.getState().title).toBe('Book with Amara');
    expect(
      screen.getByRole('heading', { level: 1, name: under, hidden: true }),
    ).toBeInTheDocument();
    expect(await steps.findByRole('radio', { name: /At my home/ })).toBeChecked();
    expect(steps.getByLabelText('Your postcode')).toHaveValue('SW11 4NB');
    expect(await steps.findByText('10% off for you')).toBeVisible();
    // £28 + £15 + £6 call-out, less 10%.
    expect(steps.getByText('£44.10')).toBeVisible();
    await expectAccessible();

    await userEvent.click(await steps.findByRole('radio', { name: '11:15' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));
    expect(drafts).toEqual([
      expect.objectContaining({
        practitioner_id: 7,
        services_ids: [4, 5],
        date: day,
        start_time: '11:15:00',
        total_amount: 44.1,
        discount: 10,
        discount_mark: 'rebook',
        address: expect.objectContaining({
          address: '27 Northfield Road',
          postcode: 'SW11 4NB',
        }),
      }),
    ]);
    // The breadcrumbs of checkout use this search.
    const { attempt } = journeyStore.getState();
    expect(attempt?.search).toMatchObject({ town: 'London', location: 'mobile' });
  },
);

test('a salon is booked again without its street as the customer’s own address (D39)', async () => {
  booked = { ...past, location_type: 'salon', salon_id: 9, call_out_charge: 0 };
  const { router } = await open('/customer/rebook-booking/2/dashboard-tab');
  const steps = await dialog();
  expect(await steps.findByRole('radio', { name: /At Amara’s salon/ })).toBeChecked();

  await userEvent.click(await steps.findByRole('radio', { name: '11:15' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));

  // The first breadcrumb of checkout is the address of this search.
  const breadcrumbs = await screen.findByRole('navigation', { name: 'Your search' });
  expect(breadcrumbs).toHaveTextContent(/^London/);
  expect(breadcrumbs).not.toHaveTextContent(/Northfield|SW11/);
  await userEvent.click(screen.getByRole('button', { name: 'Change practitioner' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-search'));
  const query = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(query)).toMatchObject({
    address: 'London',
    town: 'London',
    lat: '51.4700000',
    lon: '-0.1650000',
    location: 'salon',
  });
});

test('closing returns to the tab and restores its title', async () => {
  const { router } = await open('/customer/bookings/rebook-booking/2/booking-tab');
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/bookings'));
  await waitFor(() => expect(pageTitleStore.getState().title).toBe('Bookings'));
});

test('a treatment that is no longer offered is named and not substituted (D53)', async () => {
  const [manicure, removal] = past.treatments;
  booked = { ...past, treatments: [{ ...manicure!, id: 99, name: 'Bridal make-up' }] };
  await open('/customer/rebook-booking/2/dashboard-tab');
  const steps = await dialog();

  expect(
    await steps.findByText(
      'Amara no longer offers Bridal make-up. Please choose another treatment.',
    ),
  ).toBeVisible();
  expect(steps.getByText('Choose a place and a treatment first.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();

  await userEvent.click(steps.getByRole('button', { name: `Add ${removal!.name}` }));
  expect(await steps.findByRole('radio', { name: '09:00' })).toBeVisible();
});

const unavailable = 'This practitioner is not available at the moment';

test.each([
  ['has paused', { practitioner_left: false }, unavailable],
  ['has left', { practitioner_left: true }, 'This practitioner has left Freely'],
])(
  'says that the practitioner %s, and leads to others near the same place',
  async (_what, left, title) => {
    booked = { ...past, ...left };
    const message = unavailable;
    const refuse = () => HttpResponse.json({ message }, { status: 404 });
    server.use(
      http.get(`${API}/practitioner/7/info`, refuse),
      http.get(`${API}/practitioner/7/services`, refuse),
    );
    await open('/customer/rebook-booking/2/dashboard-tab');

    const paused = within(await screen.findByRole('dialog'));
    expect(await paused.findByText(title)).toBeVisible();
    const { pathname, searchParams } = new URL(
      paused.getByRole('link', { name: 'Find another practitioner' }).getAttribute('href')!,
      location.href,
    );
    expect([pathname, searchParams.get('town')]).toEqual(['/practitioner-search', 'London']);
    await expectAccessible();
  },
);

test('a time that somebody else booked is named on the page, and the choice is kept', async () => {
  server.use(
    http.post(
      `${API}/booking`,
      () => {
        times = ['09:00'];
        return HttpResponse.json({ message: 'Taken', code: 'slot_taken' }, { status: 409 });
      },
      { once: true },
    ),
  );
  const { router } = await open('/customer/rebook-booking/2/dashboard-tab');
  const steps = await dialog();
  await userEvent.click(steps.getByRole('button', { name: /Add one Gel removal/ }));
  await userEvent.click(await steps.findByRole('radio', { name: '11:15' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

  expect(await screen.findByText('11:15 is no longer free')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(router.state.location.pathname).toBe('/customer/rebook-booking/2/dashboard-tab');
  const again = await dialog();
  await waitFor(() => expect(again.queryByRole('radio', { name: '11:15' })).toBeNull());
  // Two of the second treatment, as they were left.
  expect(again.getByText(/£57\.60/)).toBeVisible();

  await userEvent.click(await again.findByRole('radio', { name: '09:00' }));
  expect(screen.queryByText('11:15 is no longer free')).toBeNull();
});

test.each([
  ['/customer/rebook-booking/two/booking', 'Your link is broken'],
  ['/customer/rebook-booking/2/elsewhere', 'Your link is broken'],
])('%s is a broken link', async (path, title) => {
  const { router } = await open(path);

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer'));
  expect(toastStore.getState().toasts[0]?.title).toBe(title);
});

test('another customer’s booking is not found', async () => {
  server.use(
    http.get(`${API}/booking/2`, () => HttpResponse.json({ message: 'No' }, { status: 404 })),
  );
  const { router } = await open('/customer/rebook-booking/2/dashboard-tab');

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer'));
  expect(toastStore.getState().toasts[0]?.title).toBe('Booking not found');
});

test('a booking that one has worked for is opened as its practitioner', async () => {
  const { router } = await renderRemote(remote, '/customer/rebook-booking/2/dashboard-tab', {
    user: userWith({ user_id: booked.practitioner_id, user_roles: ['customer', 'practitioner'] }),
  });

  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner/bookings'));
  expect(router.state.location.search).toBe(`?open-booking=${booked.id}`);
});

test.each([
  ['/customer/rebook/create-booking', '/customer'],
  ['/customer/bookings/rebook/create-booking', '/customer/bookings'],
])('%s without a planned booking returns to its tab', async (path, tab) => {
  const { router } = await open(path);

  await waitFor(() => expect(router.state.location.pathname).toBe(tab));
  expect(drafts).toEqual([]);
});
