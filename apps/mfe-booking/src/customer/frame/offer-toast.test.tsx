import type { WaitingOffer } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { emptyWaitingList, offerWith } from '../../testing/fixtures.ts';

let offers: WaitingOffer[] = [];
let requests = 0;
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => {
    requests += 1;
    return HttpResponse.json({ ...emptyWaitingList, offers });
  }),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json([])),
  http.get(`${API}/booking/loyalty-scheme/20001/7`, () => HttpResponse.json({ loyalty: false })),
);

beforeAll(() => server.listen());
afterEach(() => {
  toastStore.setState({ toasts: [] });
  offers = [];
  requests = 0;
});
afterAll(() => server.close());

const open = (path: string) => renderRemote(remote, path, { user: userWith({}) });
const toasts = () => toastStore.getState().toasts.map(({ title, text }) => `${title}: ${text}`);

test('a time that is held is told on another page of the customer, once', async () => {
  offers = [offerWith({ booking_id: 71 })];
  await open('/customer/bookings');

  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatch(
    /^A time has come free for you: .* at 10:30, with Amara\. It is yours if you pay by \d\d:\d\d: see your waiting list\.$/,
  );
  toastStore.setState({ toasts: [] });
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText(/It is yours if you pay by/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));
  await screen.findByRole('heading', { level: 1, name: 'Bookings' });
  expect(toasts()).toEqual([]);
});

test('it is not told where the page shows it', async () => {
  offers = [offerWith({ booking_id: 72 })];
  await open('/customer');

  expect(await screen.findByText(/It is yours if you pay by/)).toBeVisible();
  expect(toasts()).toEqual([]);
});

test('an offer that is over is no news', async () => {
  offers = [offerWith({ booking_id: 73, held_until: new Date(Date.now() - 1000).toISOString() })];
  await open('/customer/bookings');
  await waitFor(() => expect(requests).toBeGreaterThan(0));

  await screen.findByRole('heading', { level: 1, name: 'Bookings' });
  expect(toasts()).toEqual([]);
});
