import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { bookingWith } from '../../testing/fixtures.ts';
import { formatPhone } from './format-phone.ts';

let isPaid = true;
const paid = bookingWith({ paid: true, practitioner_phone: '07700900318', held_until: null });

const server = setupServer(
  http.get(`${API}/booking/418`, () => HttpResponse.json(isPaid ? paid : bookingWith())),
  http.get(`${API}/booking/418/appointment`, () =>
    HttpResponse.text('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  isPaid = true;
  server.resetHandlers();
});
afterAll(() => server.close());

const open = () =>
  renderRemote(remote, '/payment-success/418', { user: userWith({ name: 'Grace Lovelace' }) });

describe('the success page', () => {
  test('confirms the appointment, with the phone number', async () => {
    await open();

    expect(
      await screen.findByRole('heading', { level: 1, name: 'You’re booked, Grace.' }),
    ).toBeVisible();
    expect(screen.getByText('FR-418')).toBeVisible();
    expect(screen.getByRole('link', { name: '07700 900318' })).toHaveAttribute(
      'href',
      'tel:07700900318',
    );
    expect(
      screen.getByText(/Amara will be at yours on Thursday 3 December at 11:15/),
    ).toBeVisible();
    expect(screen.getByText('27 Northfield Road, London, SW11 4NB')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View my profile' })).toHaveAttribute(
      'href',
      '/customer',
    );
    await expectAccessible();
  });

  test('offers a calendar file and a contact file', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:appointment';
      },
      revokeObjectURL: () => undefined,
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(files).toHaveLength(1));

    await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));

    expect(files.map(({ type }) => type)).toEqual(['text/calendar', 'text/vcard']);
    // A home visit needs no directions.
    expect(screen.queryByRole('link', { name: /^Directions/ })).toBeNull();
  });

  test('links to directions to a salon', async () => {
    server.use(
      http.get(`${API}/booking/418`, () =>
        HttpResponse.json({ ...paid, location_type: 'salon', salon_id: 9 }),
      ),
    );
    await open();

    expect(await screen.findByRole('link', { name: /^Directions to Amara/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=51.47%2C-0.16',
    );
  });

  test('waits until the server says that it is paid (D19)', async () => {
    isPaid = false;
    await open();
    expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    await expectAccessible();

    isPaid = true;
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'You’re booked, Grace.' })).toBeVisible(),
    );
  });

  test('says that another customer’s booking was not found', async () => {
    server.use(
      http.get(`${API}/booking/418`, () =>
        HttpResponse.json({ message: 'Not found' }, { status: 404 }),
      ),
    );
    await open();

    expect(await screen.findByText('We could not find this booking')).toBeVisible();
  });

  test('redirects an anonymous user to the login page', async () => {
    const { router } = await renderRemote(remote, '/payment-success/418');

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

test.each([
  ['07700900318', '07700 900318'],
  ['+33 1 23', '+33 1 23'],
])('%s is formatted as %s', (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted);
});
