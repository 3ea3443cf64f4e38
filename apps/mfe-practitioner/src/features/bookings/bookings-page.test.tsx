import { noticeStore } from '@freely/federation';
import { API, renderRemote, userWith } from '@freely/federation/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (count: number) => new Date(Date.now() + count * day).toISOString();

const practitioner = userWith({
  name: 'Amara',
  user_roles: ['practitioner', 'customer'],
  practitioner_info: { practitioner_rating: 4.9, reviews_amount: 127, onboarding_step: 6 },
});
const address = `${API}/dashboard/practitioner/bookings`;

const server = setupServer(
  http.get(address, () =>
    HttpResponse.json([
      bookingWith({ id: 1, date: inDays(2) }),
      bookingWith({
        id: 2,
        date: inDays(-2),
        customer_name: 'Daniel P.',
        booking_status: 'completed',
      }),
      bookingWith({ id: 3, date: inDays(3), booking_status: 'cancelled_by_customer' }),
    ]),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => noticeStore.setState({ notices: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('a new booking opens to the phone, the address and what it pays', async () => {
  await renderRemote(remote, '/practitioner', { user: practitioner });
  const upcoming = await table('Upcoming bookings');

  await userEvent.click(upcoming.getByRole('button', { name: 'Show booking FR-1 of Grace L.' }));

  expect(upcoming.getByRole('link', { name: '07700900142' })).toHaveAttribute(
    'href',
    'tel:07700900142',
  );
  expect(upcoming.getByText('27 Northfield Road, London, SW11 4NB')).toBeInTheDocument();
  // The fee rests on £62.00, the price before our discount.
  expect(upcoming.getByText('Freely fee, 20% including VAT').nextSibling).toHaveTextContent(
    '-£12.40',
  );
  expect(upcoming.getByText('You’re paid').nextSibling).toHaveTextContent('£49.60');
});

test('what is over or cancelled is under Previous', async () => {
  await renderRemote(remote, '/practitioner/bookings', { user: practitioner });
  await table('Upcoming bookings');

  await userEvent.click(screen.getByRole('tab', { name: 'Previous' }));

  const previous = await table('Previous bookings');
  expect(previous.getByRole('row', { name: /FR-3.*Canceled/ })).toBeInTheDocument();
  expect(previous.getByRole('row', { name: /Daniel P\./ })).toBeInTheDocument();
});

test('the address can ask for a booking, wherever it is listed', async () => {
  await renderRemote(remote, '/practitioner/bookings?open-booking=2', { user: practitioner });

  const previous = await table('Previous bookings');
  expect(previous.getByRole('button', { name: 'Hide booking FR-2 of Daniel P.' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a list that does not load says why, and can be asked for again', async () => {
  server.use(
    http.get(address, () => HttpResponse.json({ message: 'We are back soon' }, { status: 503 }), {
      once: true,
    }),
  );
  await renderRemote(remote, '/practitioner/bookings', { user: practitioner });

  expect(await screen.findByText('We are back soon')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table('Upcoming bookings')).toBeDefined();
});

test.each([
  ['a visitor', undefined, 'You must log in to continue'],
  ['a customer', userWith(), 'Available only for practitioners'],
])('%s is turned away', async (_who, user, title) => {
  await renderRemote(remote, '/practitioner/bookings', user ? { user } : {});

  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(noticeStore.getState().notices[0]?.title).toBe(title);
});
