import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, setTestSettings, userWith } from '@freely/shell-sdk/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../routes.tsx';
import { installFakeStripe } from '../testing/fake-stripe.ts';
import {
  bookingWith,
  emptyWaitingList,
  offerWith,
  settings,
  tomorrow,
} from '../testing/fixtures.ts';

const minutes = (count: number) => count * 60_000;
/** This device's clock is fast by fifteen minutes. */
const serverTime = () => Date.now() - minutes(15);
const held_until = new Date(serverTime() + minutes(10)).toISOString();
const booking = bookingWith({ date: tomorrow, held_until });
const waitingList = { ...emptyWaitingList, offers: [offerWith({ booking_id: 71, held_until })] };
let later = 0;
const answer = (body: object) =>
  HttpResponse.json(body, {
    headers: { date: new Date(serverTime() + later).toUTCString() },
  });

const stripe = installFakeStripe();
const server = setupServer(
  http.get(`${API}/booking/418`, () => answer(booking)),
  http.get(`${API}/booking/418/paymentIntent`, () => answer({ client_secret: 'pi_1_secret_2' })),
  http.get(`${API}/dashboard/user/settings`, () => answer(settings)),
  http.get(`${API}/dashboard/user/waiting-list`, () => answer(waitingList)),
  http.get(`${API}/dashboard/user/bookings`, () => answer([booking])),
);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  setTestSettings({ stripePublishableKey: 'pk_test_1' });
});
beforeEach(() => {
  stripe.reset();
  server.resetHandlers();
});
afterAll(() => server.close());

const open = (path: string) => renderRemote(remote, path, { user: userWith() });

test('a time that is held by the server’s clock is offered to be paid in the list (D50)', async () => {
  await open('/customer/bookings?open-booking=418');

  const upcoming = within(await screen.findByRole('table', { name: 'Upcoming bookings' }));
  expect(upcoming.getByRole('link', { name: 'Pay now' })).toBeVisible();
  expect(upcoming.getByText(/^Held for you until \d\d:\d\d$/)).toBeVisible();
  // So is one that has come free for somebody who waits.
  await waitFor(() =>
    expect(toastStore.getState().toasts[0]?.title).toBe('A time has come free for you'),
  );
});

test('what cancelling costs goes by that clock, too', async () => {
  const free_cancellation_until = new Date(serverTime() + minutes(10)).toISOString();
  const paid = bookingWith({
    date: tomorrow,
    paid: true,
    held_until: null,
    free_cancellation_until,
  });
  server.use(http.get(`${API}/dashboard/user/bookings`, () => answer([paid])));
  await open('/customer/bookings?open-booking=418');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Cancel booking' }))[0]!);

  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/You get £44\.10 back/)).toBeVisible();
});

test('it is paid at checkout until it is over by that clock', async () => {
  await open('/payment/418');
  const confirm = await screen.findByRole('button', { name: /^Confirm payment/ });
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(screen.getAllByText(/^(10:00|9:\d\d)$/)).not.toHaveLength(0);

  later = minutes(11);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(confirm).toBeDisabled(), { timeout: 4000 });
  expect(screen.getAllByText('Your time is no longer held')).toHaveLength(2);
});
