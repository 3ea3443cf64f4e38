import { rememberPage, sessionStore, signIn, signOut } from '@freely/auth';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, setTestSettings, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { SlotChoice } from '../../journey/journey.ts';
import { journeyStore } from '../../journey/journey-store.ts';
import type { JourneySearch } from '../../journey/search-params.ts';
import remote from '../../routes.tsx';
import { installFakeStripe } from '../../testing/fake-stripe.ts';
import { bookingWith, query, settings } from '../../testing/fixtures.ts';

const search: JourneySearch = {
  address: 'Northfield Road, SW11 4NB',
  town: 'London',
  lat: 51.47,
  lon: -0.16,
  type: 'beautician',
  location: 'mobile',
};
const attempt = { key: 'k', fingerprint: '{}', practitionerId: 7, bookingId: 418 };
const saved: Record<string, unknown>[] = [];
const choice: SlotChoice = {
  locationType: 'mobile',
  salonId: null,
  quantities: { 4: 1 },
  date: '2026-12-03',
  time: '11:15',
  postcode: 'SW11 4NB',
};
let booking: ReturnType<typeof bookingWith>;
const stripe = installFakeStripe();

const server = setupServer(
  http.get(`${API}/booking/418`, () => HttpResponse.json(booking)),
  http.get(`${API}/booking/418/paymentIntent`, () =>
    HttpResponse.json({ client_secret: 'pi_1_secret_2' }),
  ),
  http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(settings)),
  http.put(`${API}/dashboard/user/settings`, async ({ request }) => {
    const change = (await request.json()) as Record<string, unknown>;
    saved.push(change);
    return HttpResponse.json({ message: 'Saved', ...settings, ...change });
  }),
  http.put(`${API}/booking/418/address`, async ({ request }) => {
    saved.push((await request.json()) as Record<string, unknown>);
    return HttpResponse.json({ message: 'Saved' });
  }),
  http.post(`${API}/booking/418/notes`, async ({ request }) => {
    saved.push((await request.json()) as Record<string, unknown>);
    return HttpResponse.json({ message: 'Saved' });
  }),
);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  setTestSettings({ stripePublishableKey: 'pk_test_1' });
});
beforeEach(() => {
  saved.length = 0;
  booking = bookingWith();
  stripe.reset();
  sessionStorage.clear();
  // Whoever was signed in before takes their own search with them.
  localStorage.clear();
  signOut();
  journeyStore.setState(
    {
      ...journeyStore.getInitialState(),
      // The tab has searched for something else since.
      search: { ...search, town: 'Leeds', address: 'Leeds LS1 4DY' },
      attempt: { ...attempt, search },
    },
    true,
  );
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/payment/418', { user: userWith() });
const confirmButton = () => screen.findByRole('button', { name: 'Confirm payment, £44.10' });

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Last name'), 'Lovelace');
  await userEvent.selectOptions(screen.getByLabelText('Day'), '14');
  await userEvent.selectOptions(screen.getByLabelText('Month'), '06');
  await userEvent.selectOptions(screen.getByLabelText('Year'), '1991');
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /terms of service/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  await waitFor(async () => expect(await confirmButton()).toBeEnabled());
  stripe.typeCard();
}

describe('checkout', () => {
  test('shows what is booked, for how much, and until when it can be cancelled', async () => {
    await open();

    expect(await screen.findByText('Thursday 3 December 2026, 11:15')).toBeVisible();
    expect(screen.getByText('Loyalty bonus, 10% off')).toBeVisible();
    expect(screen.getByText('−£4.90')).toBeVisible();
    expect(
      await screen.findByText('Free to cancel until 11:15 on Wednesday 2 December.'),
    ).toBeVisible();
    expect(screen.getAllByText(/^1[34]:\d\d$/)[0]).toBeVisible();
    expect(await screen.findByLabelText('Town or city')).toHaveAttribute('readonly');
    await waitFor(async () => expect(await confirmButton()).toBeEnabled());
    await expectAccessible();
  });

  test('shows in each card field what belongs there, and a card before the number', async () => {
    await open();
    await waitFor(async () => expect(await confirmButton()).toBeEnabled());

    expect(stripe.optionsOf('cardNumber')).toMatchObject({
      placeholder: '1234 1234 1234 1234',
      showIcon: true,
    });
    expect(stripe.optionsOf('cardExpiry')).toMatchObject({ placeholder: 'MM / YY' });
    expect(stripe.optionsOf('cardCvc')).toMatchObject({ placeholder: '123' });
  });

  test('says which of the salons is paid for, before its street is shared', async () => {
    booking = bookingWith({
      location_type: 'salon',
      salon_id: 9,
      salon_name: 'Number Nine',
      location: { ...booking.location, address: null, postcode: null, home_location: null },
    });
    await open();

    expect(
      await screen.findByText('At Number Nine, London. You get the address once you’ve paid.'),
    ).toBeVisible();
    expect(screen.getByText('Number Nine, London')).toBeVisible();
  });

  test('saves in the background while typing', async () => {
    await open();
    await userEvent.type(await screen.findByLabelText(/^Notes for/), 'Buzzer 3');
    await userEvent.clear(screen.getByLabelText('Address'));
    await userEvent.type(screen.getByLabelText('Address'), '1 High Street');
    await userEvent.type(screen.getByLabelText('Last name'), 'Lovelace');

    await waitFor(() =>
      expect(saved).toEqual(
        expect.arrayContaining([
          { notes: 'Buzzer 3' },
          { address: '1 High Street' },
          { first_name: 'Grace', last_name: 'Lovelace', phone: '07700900142' },
        ]),
      ),
    );
    // Once per field, not once per letter.
    expect(saved.length).toBeLessThanOrEqual(4);
    // What the customer's area calls the person, also after a reload.
    await waitFor(() => expect(sessionStore.getState().user?.name).toBe('Grace Lovelace'));
  });

  test('a name that is saved does not get to who is signed in by then', async () => {
    const bob = userWith({ user_id: 20002, name: 'Bob' });
    await open();
    server.use(
      http.put(`${API}/dashboard/user/settings`, () => {
        signIn({ ...bob, access_token: 'token-of-bob' });
        return HttpResponse.json({ message: 'Saved', ...settings, last_name: 'Lovelace' });
      }),
    );
    await userEvent.type(await screen.findByLabelText('Last name'), 'Lovelace');
    await waitFor(() => expect(sessionStore.getState().user?.name).toBe('Bob'));
    await userEvent.type(screen.getByLabelText(/^Notes for/), 'Buzzer 3');

    // By then the response to the name is there, too.
    await waitFor(() => expect(saved).toContainEqual({ notes: 'Buzzer 3' }));
    expect(sessionStore.getState().user?.name).toBe('Bob');
  });

  test('pays once however often and however fast it is pressed, and is busy until it is left', async () => {
    const { router } = await open();
    await fillIn();
    const button = await confirmButton();
    let reads = 0;
    const successMayOpen = Promise.withResolvers<void>();
    server.use(
      http.get(`${API}/booking/418`, async () => {
        reads += 1;
        if (reads > 1) await successMayOpen.promise;
        return HttpResponse.json(booking);
      }),
    );
    act(() => {
      button.click();
      button.click();
    });
    // Once before it is paid, and once by the page that says so.
    await waitFor(() => expect(reads).toBe(2));
    await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(1));
    await act(async () => button.click());
    expect(button).toHaveAttribute('aria-busy', 'true');

    successMayOpen.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
    expect(stripe.confirmed).toHaveLength(1);
    expect(reads).toBe(2);
    expect(toastStore.getState().toasts.map(({ tone }) => tone)).toEqual(['success']);
  });

  test('a double click that an error divides does not untick the field that it moved', async () => {
    await open();
    await fillIn();
    const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /terms/ });
    const click = (target: Element, detail: number) =>
      act(async () => void fireEvent.click(target, { detail }));
    stripe.emitChange('cardNumber', { complete: false, empty: true, error: undefined });
    await click(await confirmButton(), 1);
    await click(terms, 2);
    expect(terms).toBeChecked();
    // For the form, too: otherwise nobody could pay with a box that looks ticked.
    stripe.typeCard();
    await waitFor(async () => expect(await confirmButton()).not.toHaveAttribute('aria-busy'));
    expect(terms).toBeValid();
    expect(await confirmButton()).toBeEnabled();
    expect(stripe.confirmed).toEqual([]);

    await click(terms, 1);
    expect(terms).not.toBeChecked();
    await click(terms.labels?.[0] ?? terms, 2);
    expect(terms).toBeChecked();
  });

  test('masks the phone number, and shows a server error under it', async () => {
    server.use(
      http.put(`${API}/dashboard/user/settings`, () =>
        HttpResponse.json(
          { message: 'Invalid', errors: { phone: ['This number is taken'] } },
          { status: 422 },
        ),
      ),
    );
    await open();
    const phone = await screen.findByLabelText('Mobile number');
    await userEvent.clear(phone);
    await userEvent.type(phone, '07700 900-1437');

    expect(phone).toHaveValue('07700900143');
    expect(await screen.findByText('This number is taken')).toBeVisible();
    expect(phone).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    [
      'it is corrected',
      async (name: HTMLElement) => {
        await userEvent.clear(name);
        await userEvent.type(name, 'Jane');
      },
    ],
    [
      'the focus comes back to it',
      async (name: HTMLElement) => {
        await userEvent.tab();
        await userEvent.click(name);
      },
    ],
  ])('what the server says of a field is gone once %s, before any press', async (_when, mend) => {
    server.use(
      http.put(`${API}/dashboard/user/settings`, async ({ request }) => {
        const { first_name } = (await request.json()) as { first_name: string };
        return first_name === 'Jane'
          ? HttpResponse.json({ message: 'Saved', ...settings, first_name })
          : HttpResponse.json(
              { message: 'Invalid', errors: { first_name: ['No email here'] } },
              { status: 422 },
            );
      }),
    );
    await open();
    const name = await screen.findByLabelText('First name');
    await userEvent.clear(name);
    await userEvent.type(name, 'jane@x');
    expect(await screen.findByText('No email here')).toBeVisible();
    expect(await confirmButton()).toBeDisabled();

    await mend(name);
    await waitFor(async () => expect(await confirmButton()).toBeEnabled());
    expect(screen.queryByText('No email here')).toBeNull();
  });

  test('saves what it restores after a reload, which may not have been saved before it', async () => {
    const { first_name, last_name, phone } = settings;
    const restored = { first_name, last_name, phone, street: '1 High Street', notes: 'Buzzer 3' };
    sessionStorage.setItem(`freely.draft.${location.pathname}#details`, JSON.stringify(restored));
    await open();

    expect(await screen.findByDisplayValue('1 High Street')).toBeVisible();
    await waitFor(() =>
      expect(saved).toEqual(
        expect.arrayContaining([{ notes: 'Buzzer 3' }, { address: '1 High Street' }]),
      ),
    );
  });

  test('refuses customers under 18 (D45)', async () => {
    await open();
    await userEvent.selectOptions(await screen.findByLabelText('Day'), '14');
    await userEvent.selectOptions(screen.getByLabelText('Month'), '06');
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2019');
    await userEvent.click(await screen.findByLabelText('First name'));

    await waitFor(() =>
      expect(document.querySelector('fieldset [aria-invalid="true"]')).not.toBeNull(),
    );
    expect(saved.some((change) => 'birthday' in change)).toBe(false);
    expect(await confirmButton()).toBeDisabled();
  });

  test('marks all missing fields before it pays', async () => {
    await open();
    await waitFor(async () => expect(await confirmButton()).toBeEnabled());
    await userEvent.click(await confirmButton());

    // Last name, birthday, gender, two checkboxes and three card fields.
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(8));
    expect(await confirmButton()).toBeDisabled();
    expect(stripe.confirmed).toHaveLength(0);
    await expectAccessible();
  });

  test('pays, and goes to the success page', async () => {
    const { router } = await open();
    await fillIn();
    await userEvent.click(await confirmButton());

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
    expect(stripe.confirmed).toHaveLength(1);
    expect(stripe.confirmed[0]).toEqual([
      'pi_1_secret_2',
      {
        payment_method: {
          card: expect.objectContaining({ name: 'cardNumber' }),
          billing_details: {
            name: 'Grace Lovelace',
            email: 'grace@people.example',
            phone: '07700900142',
            address: { postal_code: 'SW11 4NB' },
          },
        },
      },
    ]);
    expect(toastStore.getState().toasts[0]).toMatchObject({
      tone: 'success',
      title: 'Payment was successful',
    });
    // Pending edits are saved before the payment.
    expect(saved.at(-1)).toMatchObject({ last_name: 'Lovelace', birthday: '1991-06-14' });
  });

  test('opens a wallet once the form is filled in, and is paid by it', async () => {
    const { router } = await open();
    await waitFor(async () => expect(await confirmButton()).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }));
    expect(await screen.findAllByText('This field is required')).not.toEqual([]);
    expect(stripe.confirmed).toEqual([]);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
    expect(stripe.confirmed).toEqual([
      [expect.objectContaining({ clientSecret: 'pi_1_secret_2', redirect: 'if_required' })],
    ]);
    expect(saved.at(-1)).toMatchObject({ last_name: 'Lovelace' });
  });

  test('tells a wallet that nothing is paid when the booking cannot be paid now', async () => {
    await open();
    await fillIn();
    server.use(http.get(`${API}/booking/418`, () => HttpResponse.json({}, { status: 500 })));
    await userEvent.click(screen.getByRole('button', { name: 'Apple Pay' }));

    expect(await screen.findByRole('button', { name: 'Apple Pay failed' })).toBeVisible();
    expect(stripe.confirmed).toEqual([]);
  });

  test('begins with what was saved at the last one, or elsewhere since', async () => {
    let stored = settings;
    server.use(
      http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(stored)),
      http.put(`${API}/dashboard/user/settings`, async ({ request }) => {
        stored = { ...stored, ...((await request.json()) as object) };
        return HttpResponse.json({ message: 'Saved', ...stored });
      }),
    );
    const { router } = await open();
    await userEvent.type(await screen.findByLabelText('Last name'), 'Lovelace');
    await waitFor(() => expect(stored.last_name).toBe('Lovelace'));
    await act(() => router.navigate('/elsewhere'));
    stored = { ...stored, first_name: 'Grace Ada' };
    await act(() => router.navigate('/payment/418'));

    expect(await screen.findByLabelText('Last name')).toHaveValue('Lovelace');
    expect(screen.getByLabelText('First name')).toHaveValue('Grace Ada');
  });

  test('tells the other pages of the browser what was saved', async () => {
    const { router } = await open();
    const phone = await screen.findByLabelText('Mobile number');
    await userEvent.clear(phone);
    await userEvent.type(phone, '07700900999');
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ phone: '07700900999' }));
    server.use(http.get(`${API}/dashboard/user/settings`, () => new Promise<never>(() => {})));
    await act(() => router.navigate('/customer/settings'));

    expect(await screen.findByDisplayValue('07700900999')).toBeVisible();
  });

  test('saves before the payment what could not be saved while it was typed', async () => {
    server.use(
      http.post(
        `${API}/booking/418/notes`,
        () => HttpResponse.json({ message: 'Not now' }, { status: 500 }),
        { once: true },
      ),
    );
    const { router } = await open();
    await userEvent.type(await screen.findByLabelText(/^Notes for/), 'Buzzer 3');
    await waitFor(() => expect(toastStore.getState().toasts[0]?.title).toBe('Not now'));
    await fillIn();
    await userEvent.click(await confirmButton());

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
    expect(saved).toContainEqual({ notes: 'Buzzer 3' });
  });

  test('saves what was typed offline as soon as the browser is online again', async () => {
    server.use(http.post(`${API}/booking/418/notes`, () => HttpResponse.error(), { once: true }));
    await open();
    await userEvent.type(await screen.findByLabelText(/^Notes for/), 'Buzzer 3');
    await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(1));
    expect(saved).toEqual([]);
    dispatchEvent(new Event('online'));

    await waitFor(() => expect(saved).toEqual([{ notes: 'Buzzer 3' }]));
  });

  test.each([
    ['card_declined', 'generic_decline', 'Card number', 'cardNumber'],
    ['incorrect_cvc', undefined, 'CVV', 'cardCvc'],
    ['expired_card', undefined, 'Expiry', 'cardExpiry'],
  ])('shows %s under its field, and pays with another card', async (code, decline, label, part) => {
    stripe.resolveWith({
      error: { type: 'card_error', code, decline_code: decline, message: 'Not this card.' },
    });
    const { router } = await open();
    await fillIn();
    const button = await confirmButton();
    // Until the page has gone to the field, a press would hit something else.
    let wasBusyWhenFocused = false;
    stripe.whenFocused(() => {
      wasBusyWhenFocused = button.getAttribute('aria-busy') === 'true';
    });
    await userEvent.click(button);

    const field = await screen.findByRole('group', { name: label });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Not this card.'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(stripe.focused()).toBe(part));
    expect(wasBusyWhenFocused).toBe(true);
    expect(router.state.location.pathname).toBe('/payment/418');
    expect(screen.getByLabelText('Last name')).toHaveValue('Lovelace');

    stripe.resolveWith({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    stripe.typeCard();
    await userEvent.click(await confirmButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
  });

  test('what was refused goes from the page while the same card is tried again', async () => {
    stripe.resolveWith({
      error: { type: 'card_error', code: 'card_declined', message: 'Not this card.' },
    });
    await open();
    await fillIn();
    const button = await confirmButton();
    await userEvent.click(button);
    expect(await screen.findByText('Not this card.')).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));

    const answered = Promise.withResolvers<void>();
    stripe.askUntil(answered.promise);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Not this card.')).not.toBeInTheDocument());
    answered.resolve();
    expect(await screen.findByText('Not this card.')).toBeVisible();
  });

  test('shows the provider’s error about a field while typing', async () => {
    await open();
    await waitFor(async () => expect(await confirmButton()).toBeEnabled());
    stripe.emitChange('cardNumber', {
      complete: false,
      error: { message: 'Your card number is invalid.' },
    });

    expect(await screen.findByText('Your card number is invalid.')).toBeVisible();
  });

  test('does not pay a booking that was paid in another tab meanwhile', async () => {
    const { router } = await open();
    await fillIn();
    booking = bookingWith({ paid: true });
    await userEvent.click(await confirmButton());

    await waitFor(() =>
      expect(toastStore.getState().toasts[0]?.title).toBe('This booking has already been paid'),
    );
    expect(stripe.confirmed).toHaveLength(0);
    expect(router.state.location.pathname).toBe('/payment-success/418');
  });

  describe('paid in another tab', () => {
    const payElsewhere = () => {
      booking = bookingWith({ paid: true });
      server.use(
        http.put(`${API}/booking/418/address`, () =>
          HttpResponse.json({ message: 'They have this address already.' }, { status: 409 }),
        ),
      );
    };
    const expectThePaidOne = async (router: Awaited<ReturnType<typeof open>>['router']) => {
      await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
      expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual([
        'This booking has already been paid',
      ]);
      expect(stripe.confirmed).toEqual([]);
    };

    test('a street that the booking refuses therefore is no failed payment', async () => {
      const { router } = await open();
      await fillIn();
      payElsewhere();
      fireEvent.change(screen.getByLabelText('Address'), { target: { value: '3 Other Street' } });
      await userEvent.click(await confirmButton());

      await expectThePaidOne(router);
      expect(screen.queryByText('They have this address already.')).toBeNull();
    });

    test('is said as soon as the street that is typed cannot be saved', async () => {
      const { router } = await open();
      const street = await screen.findByLabelText('Address');
      payElsewhere();
      await userEvent.type(street, '3 Other Street');

      await expectThePaidOne(router);
    });

    test('is said when this tab is shown again', async () => {
      const { router } = await open();
      await waitFor(async () => expect(await confirmButton()).toBeEnabled());
      payElsewhere();
      act(() => document.dispatchEvent(new Event('visibilitychange')));

      await expectThePaidOne(router);
    });

    test('what is refused of a booking that can still be paid is said of the field', async () => {
      await open();
      payElsewhere();
      booking = bookingWith();
      await userEvent.type(await screen.findByLabelText('Address'), '3 Other Street');

      await waitFor(() =>
        expect(toastStore.getState().toasts[0]?.title).toBe('They have this address already.'),
      );
      expect(await confirmButton()).toBeVisible();
    });
  });

  test('says beside the card, too, how long the time is held, and announces it once', async () => {
    booking = bookingWith({ held_until: new Date(Date.now() + 8.5 * 60_000).toISOString() });
    await open();

    const card = within((await confirmButton()).closest('section')!);
    expect(card.getByText(/^Your time is held for/)).toHaveTextContent(/for 8:\d\d$/);
    const spoken = screen.getAllByText('8 minutes left to pay');
    expect(spoken).toHaveLength(2);
    expect(spoken.filter((each) => each.role === 'status')).toHaveLength(1);
  });

  test('says when the hold has expired (D16)', async () => {
    booking = bookingWith({ held_until: new Date(Date.now() - 1000).toISOString() });
    await open();

    const button = await confirmButton();
    expect(button).toBeDisabled();
    // At the top of the page, and beside the button, which on a phone is far from it.
    const messages = await screen.findAllByText('Your time is no longer held');
    expect(messages).toHaveLength(2);
    expect(
      within(button.closest('section')!).getByText('Your time is no longer held'),
    ).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    for (const link of screen.getAllByRole('link', { name: 'Choose a time again' })) {
      expect(link).toHaveAttribute(
        'href',
        `/practitioner-search/availability/7/with-booking-state?${query}&location=mobile`,
      );
    }
  });

  test('opened directly, and after logging in, is left for the list once there is no booking', async () => {
    const { router } = await open();
    await confirmButton();
    // As after the log-in: it takes the place of the first entry of the history.
    await act(() => router.navigate('/payment/418', { replace: true }));
    server.use(
      http.get(`${API}/booking/418`, () => HttpResponse.json({ message: 'Gone' }, { status: 404 })),
    );
    act(() => void document.dispatchEvent(new Event('visibilitychange')));

    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/bookings'));
  });

  test('leads back to the place of a booking that was made in another tab', async () => {
    journeyStore.setState({ attempt: { ...attempt, bookingId: 417, search } });
    booking = bookingWith({ held_until: new Date(Date.now() - 1000).toISOString() });
    await open();

    const [again] = await screen.findAllByRole('link', { name: 'Choose a time again' });
    const { searchParams } = new URL(again!.getAttribute('href')!, location.href);
    expect(searchParams.get('address')).toBe('27 Northfield Road, SW11 4NB');
    expect(screen.getAllByText('27 Northfield Road, SW11 4NB').length).toBeGreaterThan(0);
  });

  test('is not left by an earlier check of the booking while it is being paid', async () => {
    const { router } = await open();
    await fillIn();
    const [earlier, current] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let reads = 0;
    server.use(
      http.get(`${API}/booking/418`, async () => {
        reads += 1;
        const isEarlier = reads === 1;
        await (isEarlier ? earlier : current).promise;
        return HttpResponse.json({ ...booking, paid: isEarlier });
      }),
    );
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(reads).toBe(1));
    await userEvent.click(await confirmButton());
    await waitFor(() => expect(reads).toBe(2));
    earlier.resolve();
    // Calls that were made later come back later.
    await act(async () => {
      for (const _ of [1, 2, 3]) await fetch(`${API}/booking/418/paymentIntent`);
    });
    expect(router.state.location.pathname).toBe('/payment/418');

    current.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
    expect(stripe.confirmed).toHaveLength(1);
  });

  test('is not left by Back while the bank asks, whose question would lie over the page behind', async () => {
    const { router } = await open();
    await act(() => router.navigate('/practitioner-search'));
    await act(() => router.navigate('/payment/418'));
    await fillIn();
    const answered = Promise.withResolvers<void>();
    stripe.askUntil(answered.promise);
    await userEvent.click(await confirmButton());
    await waitFor(() => expect(stripe.confirmed).toHaveLength(1));

    await act(() => router.navigate(-1));
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([{ title: 'Your payment is under way' }]),
    );
    expect(router.state.location.pathname).toBe('/payment/418');

    answered.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
  });

  test('offers a retry when the payment intent cannot be loaded', async () => {
    server.use(
      http.get(
        `${API}/booking/418/paymentIntent`,
        () => HttpResponse.json({ message: 'The provider is away' }, { status: 503 }),
        { once: true },
      ),
    );
    await open();

    expect(
      await screen.findByText('Failed to get token for this booking The provider is away'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Failed to get token/)).toBeNull());
  });

  test('leaves for the page of the booking when it was paid in the instant of a reload', async () => {
    server.use(
      http.get(`${API}/booking/418/paymentIntent`, () => {
        booking = bookingWith({ paid: true });
        return HttpResponse.json(
          { message: 'This booking has already been paid' },
          { status: 409 },
        );
      }),
    );
    journeyStore.setState({ choices: { 7: choice } });
    const { router } = await open();

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
    expect(screen.queryByText(/Failed to get token/)).toBeNull();
    expect(journeyStore.getState().choices).toEqual({});
  });

  test('counts a payment as made when the provider says that it was made before', async () => {
    stripe.resolveWith({
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        payment_intent: { id: 'pi_1', status: 'succeeded' },
      },
    });
    const { router } = await open();
    await fillIn();
    await userEvent.click(await confirmButton());

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
  });

  test('steps back to the availability dialog with the saved choice', async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change date and time' }));

    await waitFor(() =>
      expect(router.state.location.pathname).toBe(
        '/practitioner-search/availability/7/with-booking-state',
      ),
    );
  });
});

describe('a hold of which this tab knows nothing', () => {
  test.each([
    ['made in another tab', null],
    ['whose treatments were removed since', { ...attempt, search }],
  ])('%s is changed with its own treatments, and is moved', async (_which, known) => {
    journeyStore.setState({ attempt: known, choices: { 7: { ...choice, quantities: {} } } });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change date and time' }));

    const { attempt: resumed, choices } = journeyStore.getState();
    expect(resumed?.bookingId).toBe(418);
    expect(choices[7]).toMatchObject({
      locationType: 'mobile',
      quantities: { 4: 1, 5: 1 },
      date: '2026-12-03',
      time: '11:15',
    });
  });

  test('at a salon, whose address is not shared yet, is changed all the same', async () => {
    const hidden = { address: null, postcode: null, home_location: null, address_object: null };
    booking = bookingWith({
      location_type: 'salon',
      salon_id: 9,
      location: { ...booking.location, ...hidden, geoposition: { lat: 51.47, lng: -0.165 } },
    });
    journeyStore.setState({ attempt: null, choices: {} });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change date and time' }));

    const { attempt: resumed, choices } = journeyStore.getState();
    expect(resumed).toMatchObject({ bookingId: 418, search: { address: 'London' } });
    expect(choices[7]).toMatchObject({ locationType: 'salon', salonId: 9 });
  });
});

describe('a hold that was moved in another tab', () => {
  const message = 'This booking was moved to another time';
  const moveHold = () =>
    server.use(
      http.get(`${API}/booking/418`, () =>
        HttpResponse.json({ message, replaced_by: 419 }, { status: 404 }),
      ),
      http.get(`${API}/booking/419`, () =>
        HttpResponse.json({ ...booking, id: 419, booking_id: 419, start_time: '14:30:00' }),
      ),
      http.get(`${API}/booking/419/paymentIntent`, () =>
        HttpResponse.json({ client_secret: 'pi_2_secret_2' }),
      ),
    );
  const expectTheNewOne = async () => {
    expect(await screen.findByText('Thursday 3 December 2026, 14:30')).toBeVisible();
    expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual([message]);
    expect(journeyStore.getState().attempt).toBeNull();
  };

  test('leads to the new one when it is paid', async () => {
    await open();
    await fillIn();
    moveHold();
    await userEvent.click(await confirmButton());

    await expectTheNewOne();
    expect(stripe.confirmed).toHaveLength(0);
  });

  test('leads to the new one when its tab is shown again', async () => {
    await open();
    await waitFor(async () => expect(await confirmButton()).toBeEnabled());
    moveHold();
    act(() => document.dispatchEvent(new Event('visibilitychange')));

    await expectTheNewOne();
  });

  test('leads to the new one from its old address', async () => {
    moveHold();
    const { router } = await open();

    await expectTheNewOne();
    expect(router.state.location.pathname).toBe('/payment/419');
  });
});

describe('the pay guard', () => {
  test.each([
    [{ paid: true }, 'This booking has already been paid'],
    [
      { booking_status: 'cancelled_by_customer' as const },
      'The status of this booking does not allow payment',
    ],
    [
      { paid: true, booking_status: 'cancelled_by_practitioner' as const },
      'The status of this booking does not allow payment',
    ],
  ])('refuses %p', async (parts, title) => {
    booking = bookingWith(parts);
    rememberPage('/customer-registration');
    const { router } = await open();

    await waitFor(() => expect(toastStore.getState().toasts[0]?.title).toBe(title));
    expect(router.state.location.pathname).toBe('/customer-registration');
  });

  test('leads its practitioner, who has an account as a customer too, to their own page of it', async () => {
    booking = bookingWith({ paid: true });
    const { router } = await renderRemote(remote, '/payment/418', {
      user: userWith({
        user_id: booking.practitioner_id,
        user_roles: ['customer', 'practitioner'],
      }),
    });

    await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner/bookings'));
    expect(router.state.location.search).toBe('?open-booking=418');
    expect(toastStore.getState().toasts).toEqual([]);
  });

  test('does not go back to the page that created the booking, but to the list', async () => {
    booking = bookingWith({ booking_status: 'cancelled_by_customer' });
    rememberPage(
      `/practitioner-search/availability/7/with-booking-state/create-booking?${query}&location=mobile`,
    );
    const { router } = await open();

    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/bookings'));
    expect(router.state.location.search).toBe('?open-booking=418');
  });

  test('says that an unpaid booking was deleted, and renews the idempotency key', async () => {
    server.use(
      http.get(`${API}/booking/418`, () =>
        HttpResponse.json(
          { message: 'This booking was automatically deleted due to lack of payment' },
          { status: 404 },
        ),
      ),
    );
    await open();

    await waitFor(() =>
      expect(toastStore.getState().toasts[0]?.title).toBe(
        'This booking was automatically deleted due to lack of payment',
      ),
    );
    expect(journeyStore.getState().attempt).toBeNull();
  });

  test('redirects an anonymous user to the login page', async () => {
    const { router } = await renderRemote(remote, '/payment/418');

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
