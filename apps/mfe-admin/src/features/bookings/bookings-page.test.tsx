import { API, renderRemote, userWith } from '@freely/federation/testing';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const booking = {
  id: 40001,
  customer_id: 20001,
  customer_name: 'Grace Lee',
  practitioner_id: 20002,
  practitioner_name: 'Amara Obi',
  treatments: ['Gel manicure'],
  location_type: 'mobile',
  town: 'London',
  date: '2026-12-01T11:15:00.000Z',
  booking_status: 'confirmed',
  paid: true,
  total_amount: 44.1,
  amount_refunded: 0,
  created_at: '2026-11-20T10:00:00.000Z',
};
const line = { transaction_id: 7, kind: 'charge', created_at: '2026-11-20T10:05:00.000Z' };

const server = setupServer(
  http.get(`${API}/dashboard/admin/bookings`, () =>
    HttpResponse.json({ bookings: [booking], total: 1 }),
  ),
  http.get(`${API}/dashboard/admin/bookings/40001`, () =>
    HttpResponse.json({
      booking: {
        ...booking,
        customer_email: 'grace@freely.example',
        customer_phone: '07700900123',
        practitioner_email: 'amara@freely.example',
        practitioner_phone: '07700900124',
        end_date: '2026-12-01T12:15:00.000Z',
        items: [{ name: 'Gel manicure', service: 'Nails', quantity: 1, total_price: 49 }],
        address: '7 Canary Row',
        postcode: 'SW11 4NB',
        notes: '',
        call_out_charge: 0,
        discount: 10,
        discount_amount: 4.9,
        discount_mark: 'rebook',
        freely_fee: 0.2,
      },
      events: [{ kind: 'paid', at: '2026-11-20T10:05:00.000Z', actor: null, behind: null }],
      payments: [
        {
          provider_id: 'pi_1',
          status: 'succeeded',
          amount: 44.1,
          captured: 44.1,
          refunded: 0,
          created_at: '2026-11-20T10:01:00.000Z',
        },
      ],
      refunds: [],
      mails: [],
      actions: [],
      ledger: [
        { ...line, account: 'provider', amount: 44.1 },
        { ...line, account: 'discounts', amount: 4.9 },
        { ...line, account: 'practitioner:20002', amount: -39.2 },
        { ...line, account: 'fees', amount: -9.8 },
      ],
    }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a booking opens to its history, its payment and a ledger that sums to zero', async () => {
  await renderRemote(remote, '/admin/bookings', { user: admin });
  const table = within(await screen.findByRole('table', { name: 'Bookings, newest first' }));
  expect(
    table.getByRole('row', { name: /40001.*Grace Lee.*01\/12\/2026, 11:15.*Confirmed, Paid/ }),
  ).toBeInTheDocument();

  await userEvent.click(table.getByRole('button', { name: 'Show booking FR-40001' }));

  const ledger = within(await table.findByRole('region', { name: 'Ledger' }));
  expect(ledger.getByText('charge, practitioner:20002').nextSibling).toHaveTextContent('-£39.20');
  expect(ledger.getByText('Sum').nextSibling).toHaveTextContent('£0.00');
  expect(within(table.getByRole('region', { name: 'Payments' })).getByText('pi_1')).toBeVisible();
});

test('an empty market says so', async () => {
  server.use(
    http.get(`${API}/dashboard/admin/bookings`, () =>
      HttpResponse.json({ bookings: [], total: 0 }),
    ),
  );
  await renderRemote(remote, '/admin/bookings', { user: admin });

  expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeInTheDocument();
});
