import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const customer = { customer_id: 20001, customer_name: 'Grace Lee' };
const entry = {
  ...customer,
  id: 3,
  status: 'waiting',
  practitioner: null,
  treatments: [{ id: 9, name: 'Gel manicure', quantity: 1 }],
  location_type: 'mobile',
  city: 'London',
  address: null,
  near: null,
  miles: 5,
  weekdays: [1],
  from: '09:00',
  to: '17:00',
  until: '2026-12-01',
  created_at: '2026-11-20T10:00:00.000Z',
  problem: null,
};
const offer = {
  ...customer,
  booking_id: 40001,
  entry_id: 3,
  practitioner_id: 10007,
  practitioner_name: 'Amara Osei',
  date: '2026-11-28',
  start_time: '10:30:00',
  location_type: 'mobile',
  treatments: [{ id: 12, name: 'Pedicure', quantity: 1 }],
  total_amount: 56,
  status: 'missed',
  offered_at: '2026-11-21T10:00:00.000Z',
  held_until: null,
};

const server = setupServer(
  answerRights(),
  http.get(`${API}/dashboard/admin/waiting-list`, ({ request }) => {
    const isOffers = new URL(request.url).searchParams.get('list') === 'offers';

    return HttpResponse.json({
      entries: isOffers ? [] : [entry],
      offers: isOffers ? [offer] : [],
      total: 1,
    });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('who waits, and what was offered, without anything to press', async () => {
  await renderRemote(remote, '/admin/waiting-list', { user: admin });
  const entries = within(await screen.findByRole('table', { name: 'Who waits' }));
  expect(entries.getByRole('link', { name: 'Grace Lee' })).toHaveAttribute(
    'href',
    '/admin/customers?open=20001',
  );
  expect(entries.getByText('Anybody near')).toBeVisible();
  await expectAccessible();

  await userEvent.click(screen.getByRole('button', { name: 'Offers' }));
  const offers = within(await screen.findByRole('table', { name: 'Offers' }));
  expect(offers.getByText('1 × Pedicure')).toBeVisible();
  expect(offers.getByText('Not booked in time')).toBeVisible();
  expect(offers.queryByRole('button', { name: /./ })).not.toBeInTheDocument();
});
