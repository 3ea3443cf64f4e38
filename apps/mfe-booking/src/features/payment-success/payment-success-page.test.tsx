import { rememberedTarget, signIn } from '@freely/auth';
import { fullDate } from '@freely/domain/format-date';
import { addDays, londonDay } from '@freely/domain/london-time';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { paymentSent } from '../../journey/payment-sent.ts';
import remote from '../../routes.tsx';
import { bookingWith, patchTestOn } from '../../testing/fixtures.ts';

let isPaid = true;
let bookings: (typeof paid)[] = [];
/** The page speaks of visits to come. */
const date = addDays(londonDay(new Date()), 5);
const paid = bookingWith({
  paid: true,
  practitioner_phone: '07700900318',
  held_until: null,
  date,
});

const server = setupServer(
  http.get(`${API}/booking/418`, () => HttpResponse.json(isPaid ? paid : bookingWith({ date }))),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json(bookings)),
  http.get(`${API}/booking/418/appointment`, () =>
    HttpResponse.text('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } }),
  ),
  // Checkout, on the way there.
  http.get(`${API}/dashboard/user/settings`, () => new Promise<never>(() => {})),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  isPaid = true;
  bookings = [];
  server.resetHandlers();
});
afterAll(() => server.close());

const open = (query = '') =>
  renderRemote(remote, `/payment-success/418${query}`, {
    user: userWith({ name: 'Grace Lovelace' }),
  });

/** As checkout does, once the card was accepted. */
const openAfterPaying = async () => {
  const opened = await renderRemote(remote, '/elsewhere', {
    user: userWith({ name: 'Grace Lovelace' }),
  });
  await act(() =>
    opened.router.navigate('/payment-success/418', { replace: true, state: paymentSent }),
  );

  return opened;
};

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
      screen.getByText(new RegExp(`Amara will be at yours on ${fullDate(date)} at 11:15`)),
    ).toBeVisible();
    expect(screen.getByText('27 Northfield Road, London, SW11 4NB')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View my profile' })).toHaveAttribute(
      'href',
      '/customer',
    );
    await expectAccessible();
  });

  test('of a visit that was moved says so first, and leads to where it can be accepted', async () => {
    server.use(
      http.get(`${API}/booking/418`, () =>
        HttpResponse.json({
          ...paid,
          change_to_accept: true,
          moved_from: '2026-12-02T09:00:00.000Z',
        }),
      ),
    );
    await open();

    expect(
      await screen.findByRole('heading', { level: 1, name: 'New time to accept' }),
    ).toBeVisible();
    expect(
      screen.getByText('Amara has moved your appointment from 09:00 on Wednesday 2 December'),
    ).toBeVisible();
    expect(screen.queryByText(/A confirmation is on its way/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Accept or cancel' })).toHaveAttribute(
      'href',
      '/customer/bookings?open-booking=418',
    );
    await expectAccessible();
  });

  test('asks where to come, if that is not known', async () => {
    const user = userEvent.setup();
    let street = '';
    const sent: unknown[] = [];
    server.use(
      http.get(`${API}/booking/418`, () =>
        HttpResponse.json({ ...paid, location: { ...paid.location, address: street } }),
      ),
      http.put(`${API}/booking/418/address`, async ({ request }) => {
        const body = (await request.json()) as { address: string };
        sent.push(body);
        street = body.address;
        return HttpResponse.json({ message: 'The address has been saved' });
      }),
    );
    await open();
    await user.click(await screen.findByRole('button', { name: 'Save the address' }));
    const field = screen.getByRole('textbox', { name: /^Address/ });
    expect(field).toHaveAccessibleDescription(/required/i);

    await user.type(field, ' 8 Other Row ');
    await user.click(screen.getByRole('button', { name: 'Save the address' }));

    expect(await screen.findByText('8 Other Row, London, SW11 4NB')).toBeVisible();
    expect(sent).toEqual([{ address: '8 Other Row' }]);
    expect(screen.queryByText('Where should they come?')).toBeNull();
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

    await userEvent.dblClick(screen.getByRole('button', { name: 'Save contact' }));

    expect(files.map(({ type }) => type)).toEqual(['text/calendar', 'text/vcard']);
    // A home visit needs no directions.
    expect(screen.queryByRole('link', { name: /^Directions/ })).toBeNull();
  });

  test('names the patch test before its treatment', async () => {
    const patch_test = patchTestOn(addDays(paid.date, -3));
    server.use(http.get(`${API}/booking/418`, () => HttpResponse.json({ ...paid, patch_test })));
    await open();

    const day = fullDate(patch_test.date);
    expect(
      await screen.findByText(new RegExp(`^Your patch test is on ${day} at 09:30, and your`)),
    ).toBeVisible();
    const [first, second] = screen.getAllByRole('heading', { level: 2, name: /\d\d:\d\d$/ });
    expect(first).toHaveTextContent(`Patch test first${day}09:30`);
    expect(second).toHaveTextContent(`Treatment${fullDate(paid.date)}`);
    await expectAccessible();
  });

  test('of a patch test is that of the booking which it belongs to', async () => {
    const patch_test = { ...patchTestOn(addDays(paid.date, -3)), id: 417 };
    const visit = { ...paid, id: 417, booking_id: 417, total_amount: 0, date: patch_test.date };
    bookings = [{ ...paid, patch_test }];
    server.use(
      http.get(`${API}/booking/417`, () => HttpResponse.json(visit)),
      http.get(`${API}/booking/418`, () => HttpResponse.json(bookings[0])),
    );
    const { router } = await renderRemote(remote, '/payment-success/417', {
      user: userWith({ name: 'Grace Lovelace' }),
    });

    expect(await screen.findByText(/^Your patch test is on .+, and your/)).toBeVisible();
    expect(screen.getByText('FR-418')).toBeVisible();
    expect(router.state.location.pathname).toBe('/payment-success/418');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('links to directions to a salon', async () => {
    server.use(
      http.get(`${API}/booking/418`, () =>
        HttpResponse.json({
          ...paid,
          location_type: 'salon',
          salon_id: 9,
          salon_name: 'Number Nine',
        }),
      ),
    );
    await open();

    expect(await screen.findByRole('link', { name: /^Directions to Amara/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=51.47%2C-0.16',
    );
    expect(screen.getByText(/^Number Nine, /)).toBeVisible();
  });

  test('waits until the server says that it is paid (D19)', async () => {
    isPaid = false;
    await openAfterPaying();
    expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    await expectAccessible();

    isPaid = true;
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'You’re booked, Grace.' })).toBeVisible(),
    );
  });

  test('waits after the way back from a bank, too', async () => {
    isPaid = false;
    await open('?payment_intent=pi_1&redirect_status=succeeded');

    expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  });

  test.each(['', '?payment_intent=pi_1&redirect_status=failed'])(
    'opened as /payment-success/418%s of a hold that nobody has paid for, leads to payment',
    async (query) => {
      isPaid = false;
      const { router } = await open(query);

      await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));
      expect(await screen.findByRole('heading', { name: 'Confirm and pay' })).toBeVisible();
      expect(router.state.historyAction).toBe('REPLACE');
      expect(screen.queryByText(/Confirming your payment|your bank/)).toBeNull();
    },
  );

  test('opened logged out of a hold that nobody has paid for, leads to payment after the log-in', async () => {
    isPaid = false;
    const { router } = await renderRemote(remote, '/payment-success/418');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));

    // As the log-in page does.
    signIn({ ...userWith(), access_token: 'token-of-a-test' });
    const target = rememberedTarget() ?? '';
    expect(target).toBe('/payment-success/418');
    await act(() => router.navigate(target, { replace: true }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));
    expect(screen.queryByText(/Confirming your payment|your bank/)).toBeNull();
  });

  test('keeps what is booked on screen when it cannot be fetched again', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'You’re booked, Grace.' })).toBeVisible();
    let fetched = 0;
    server.use(
      http.get(`${API}/booking/418`, () => {
        fetched += 1;
        return HttpResponse.json({ message: 'Down' }, { status: 400 });
      }),
    );
    // The second request is made only once the first one has failed.
    await waitFor(() => {
      fireEvent(window, new Event('visibilitychange'));
      expect(fetched).toBe(2);
    });

    expect(screen.getByRole('heading', { name: 'You’re booked, Grace.' })).toBeVisible();
  });

  test('says nothing about a payment until the booking is known', async () => {
    const known = Promise.withResolvers<void>();
    server.use(
      http.get(`${API}/booking/418`, async () => {
        await known.promise;
        return HttpResponse.json(paid);
      }),
    );
    await open();
    expect(await screen.findByRole('heading', { name: 'Loading your booking' })).toBeVisible();
    expect(screen.queryByText(/payment|your bank/)).toBeNull();

    known.resolve();
    expect(await screen.findByRole('heading', { name: 'You’re booked, Grace.' })).toBeVisible();
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

describe('tells the present state of a booking (D75)', () => {
  const show = (parts: Partial<ReturnType<typeof bookingWith>>) => {
    server.use(http.get(`${API}/booking/418`, () => HttpResponse.json({ ...paid, ...parts })));
    return open();
  };
  const promisesNothing = () => {
    expect(screen.queryByText(/You’re booked|looking forward|will be at yours/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Directions/ })).toBeNull();
  };

  test.each([
    ['cancelled_by_customer', 'Appointment cancelled', /^You cancelled your appointment/],
    ['cancelled_by_practitioner', 'Appointment cancelled', /^Amara has had to cancel/],
    ['no_show_practitioner', 'Amara did not come', /We are sorry/],
    ['no_show_customer', 'Appointment missed', /was marked as missed/],
  ] as const)('%s', async (booking_status, name, text) => {
    await show({ booking_status });

    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    promisesNothing();
    await expectAccessible();
  });

  test('a refund that the bank refused, which is not on its way', async () => {
    const parts = { amount_promised: 44.1, refund_failed: 44.1 };
    await show({ booking_status: 'cancelled_by_customer', ...parts });

    expect(await screen.findByText(/has not accepted our refund of £44.10 so far/)).toBeVisible();
    const sums = screen.getByRole('region', { name: 'Your appointment' });
    expect(sums).toHaveTextContent(
      /Refund, not accepted by your bank so far−£44.10Still owed to you£44.10/,
    );
    expect(sums).not.toHaveTextContent('Paid in the end');
    expect(screen.queryByText(/on its way/)).toBeNull();
  });

  test('a refund from the moment it is promised, and what is left of the payment', async () => {
    await show({ booking_status: 'cancelled_by_customer', amount_promised: 44.1 });

    expect(await screen.findByText(/£44.10 is on its way back to your card/)).toBeVisible();
    const sums = screen.getByRole('region', { name: 'Your appointment' });
    expect(sums).toHaveTextContent(/Paid£44.10Refund on its way−£44.10Paid in the end£0.00/);
  });

  test('a late cancellation without a refund', async () => {
    await show({ booking_status: 'cancelled_by_customer' });

    expect(await screen.findByText(/so it is not refunded/)).toHaveTextContent(
      /we return what that brings, up to what you paid, once that visit has begun\.$/,
    );
  });

  test.each(['cancelled_by_customer', 'no_show_customer'] as const)(
    'one that was free, after %s: there was nothing to pay',
    async (booking_status) => {
      await show({ booking_status, total_amount: 0 });

      expect(
        await screen.findByText('There was nothing to pay, so there is nothing to refund.'),
      ).toBeVisible();
      expect(screen.queryByText(/You had not paid|not refunded/)).toBeNull();
    },
  );

  test('a cancellation while the customer’s bank has the money is not called late', async () => {
    await show({ booking_status: 'cancelled_by_customer', charged_back: true });

    expect(await screen.findByText('Your bank has taken the payment back already.')).toBeVisible();
    expect(screen.queryByText(/less than 24 hours/)).toBeNull();
  });

  test('one whose time has come', async () => {
    await show({ date: '2026-01-05', booking_status: 'completed' });

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your appointment with Amara' }),
    ).toBeVisible();
    expect(screen.getByText('It began on Monday 5 January 2026 at 11:15.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Monday 5 January 2026');
    promisesNothing();
  });

  test('one within 24 hours, which can no longer be cancelled for free', async () => {
    // The words of the mail and of the list of bookings.
    const cancellation_policy = 'If you cancel or miss it, there is no refund.';
    await show({ free_cancellation_until: null, cancellation_policy });

    expect(await screen.findByText(cancellation_policy)).toBeVisible();
  });

  test('one that is free, of which nothing could come back', async () => {
    const cancellation_policy = 'You pay nothing for this appointment.';
    await show({ total_amount: 0, cancellation_policy });

    expect(await screen.findByText(cancellation_policy)).toBeVisible();
    expect(screen.queryByText(/^Free to cancel|no refund/)).toBeNull();
  });

  test('its practitioner is led to their own page of it', async () => {
    const { router } = await renderRemote(remote, '/payment-success/418', {
      user: userWith({ user_id: paid.practitioner_id, user_roles: ['practitioner'] }),
    });

    await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner/bookings'));
    expect(router.state.location.search).toBe('?open-booking=418');
  });
});

test('who has not paid finds the way back to paying', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  isPaid = false;
  await openAfterPaying();
  await screen.findByRole('heading', { name: 'Confirming your payment' });

  await act(() => jest.advanceTimersByTimeAsync(20_000));

  expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute(
    'href',
    '/payment/418',
  );
  jest.useRealTimers();
});
