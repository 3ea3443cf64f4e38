import type { Booking } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { noticeStore } from '@freely/federation';
import { API, renderRemote, userWith } from '@freely/federation/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { bookingWith } from '../../testing/market.ts';

const today = londonDay(new Date());
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const ahead = bookingWith({
  id: 1,
  booking_id: 1,
  date: addDays(today, 5),
  paid: true,
  practitioner_phone: '07700900318',
  held_until: null,
  free_cancellation_until: inHours(90),
});
const over = bookingWith({
  ...ahead,
  id: 2,
  booking_id: 2,
  practitioner_name: 'Isla',
  date: '2026-06-12',
  booking_status: 'completed',
});
const cancelled = bookingWith({
  ...ahead,
  id: 3,
  booking_id: 3,
  practitioner_name: 'Ruth',
  booking_status: 'cancelled_by_customer',
  amount_refunded: 44.1,
});

let bookings: Booking[] = [];
let cancelCalls = 0;
const server = setupServer(
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json(bookings)),
  http.put(`${API}/booking/1/cancelByCustomer`, () => {
    cancelCalls += 1;
    bookings = bookings.map((each) =>
      each.id === 1 ? { ...each, booking_status: 'cancelled_by_customer' } : each,
    );
    return HttpResponse.json({ message: 'Your booking has been cancelled.' });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  bookings = [ahead, cancelled, over];
  cancelCalls = 0;
  noticeStore.setState({ notices: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (query = '') =>
  renderRemote(remote, `/customer/bookings${query}`, { user: userWith() });
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const notices = () => noticeStore.getState().notices;

async function openCancelDialog() {
  await open('?open-booking=1');
  const upcoming = await table('Upcoming bookings');
  await userEvent.click(upcoming.getByRole('button', { name: 'Cancel booking' }));

  return within(await screen.findByRole('dialog', { name: 'Cancel your appointment with Amara?' }));
}

describe('the tables', () => {
  test('an upcoming booking opens to the phone, the price, the address and a map', async () => {
    await open();
    const upcoming = await table('Upcoming bookings');
    await userEvent.click(upcoming.getByRole('button', { name: 'Show booking FR-1 with Amara' }));

    expect(upcoming.getByRole('link', { name: '07700900318' })).toHaveAttribute(
      'href',
      'tel:07700900318',
    );
    const address = '27 Northfield Road, London, SW11 4NB';
    expect(upcoming.getByText(address)).toBeVisible();
    expect(upcoming.getByRole('img', { name: `Map of ${address}` })).toBeVisible();
    expect(upcoming.getByRole('link', { name: /Open/ })).toHaveAttribute(
      'href',
      expect.stringContaining('#map=13/'),
    );
    expect(upcoming.getByText('Loyalty bonus, 10% off').nextSibling).toHaveTextContent('−£4.90');
    expect(upcoming.getByText('Total').nextSibling).toHaveTextContent('£44.10');
    expect(upcoming.getByText(/^Free to cancel until/)).toBeVisible();
    await expectAccessible();
  });

  test('what is over or cancelled is under Previous, cancelled without a date', async () => {
    await open();
    await table('Upcoming bookings');
    await userEvent.click(screen.getByRole('tab', { name: 'Previous' }));

    const previous = await table('Previous bookings');
    expect(previous.getByRole('row', { name: /Ruth .* Canceled/ })).toBeVisible();
    expect(previous.getByRole('row', { name: /Isla .* 12\/06\/2026, 11:15/ })).toBeVisible();

    await userEvent.click(previous.getByRole('button', { name: 'Show booking FR-3 with Ruth' }));
    expect(previous.getByText('Cancelled by you')).toBeVisible();
    expect(previous.getByText('Refunded').nextSibling).toHaveTextContent('£44.10');
    expect(previous.getByRole('link', { name: 'Book again with Ruth' })).toBeVisible();
    expect(previous.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('what is held waits to be paid', async () => {
    bookings = [{ ...ahead, paid: false, practitioner_phone: null }];
    await open('?open-booking=1');

    const upcoming = await table('Upcoming bookings');
    expect(upcoming.getByText('Shared once the booking is paid')).toBeVisible();
    expect(upcoming.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/payment/1');
  });

  test('without bookings says so', async () => {
    bookings = [];
    await open();

    expect(await screen.findByText('No upcoming bookings')).toBeVisible();
    await expectAccessible();
  });
});

describe('cancelling', () => {
  test('says what comes back before it is done, and moves the booking', async () => {
    const dialog = await openCancelDialog();
    expect(dialog.getByText(/You get £44\.10 back/)).toBeVisible();
    await expectAccessible();
    expect(cancelCalls).toBe(0);

    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices()[0]).toMatchObject({
      tone: 'success',
      title: 'Your booking has been cancelled.',
    });
    expect(await screen.findByText('No upcoming bookings')).toBeVisible();
    expect(cancelCalls).toBe(1);
  });

  test('within 24 hours costs everything, and says so', async () => {
    bookings = [{ ...ahead, free_cancellation_until: null }];
    const dialog = await openCancelDialog();

    expect(dialog.getByText(/You get nothing back of £44\.10/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(cancelCalls).toBe(0);
  });

  test('asks anew what it costs: the page may have been open for long', async () => {
    await open('?open-booking=1');
    const upcoming = await table('Upcoming bookings');
    bookings = [{ ...ahead, free_cancellation_until: null }];
    await userEvent.click(upcoming.getByRole('button', { name: 'Cancel booking' }));

    expect(await screen.findByText(/You get nothing back of £44\.10/)).toBeVisible();
  });

  test('that is refused says why', async () => {
    server.use(
      http.put(`${API}/booking/1/cancelByCustomer`, () =>
        HttpResponse.json(
          { message: 'This booking can no longer be cancelled', code: 'wrong_state' },
          { status: 409 },
        ),
      ),
    );
    const dialog = await openCancelDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

    await waitFor(() =>
      expect(notices()[0]).toMatchObject({
        tone: 'warning',
        text: 'This booking can no longer be cancelled',
      }),
    );
  });
});

test.each([
  ['a visitor', undefined, 'You must log in to continue'],
  ['an admin', userWith({ user_roles: ['admin'] }), 'Available only for customers'],
])('%s is turned away', async (_who, user, title) => {
  await renderRemote(remote, '/customer/bookings', user ? { user } : {});

  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(notices()[0]?.title).toBe(title);
});
