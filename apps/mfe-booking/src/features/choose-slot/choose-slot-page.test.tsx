import type { BookingDraft } from '@freely/api-client/contract';
import { authDialogStore, dismissAuthDialog, rememberPage, signIn } from '@freely/auth';
import { dayAndMonth } from '@freely/domain/format-date';
import { addDays, addMonths, londonDay } from '@freely/domain/london-time';
import { horizonMonths, pageTitleStore, toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { journeyStore } from '../../journey/journey-store.ts';
import remote from '../../routes.tsx';
import {
  bookingWith,
  info,
  practitionerWith,
  query,
  searchResponseWith,
  services,
  servicesWithTest,
  settings,
  tomorrow,
} from '../../testing/fixtures.ts';

// Next month is entirely in the future, whatever today is.
const month = addMonths(tomorrow, 1).slice(0, 7);
const day = `${month}-10`;
const times = Array.from(
  { length: 20 },
  (_, index) =>
    `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);

let drafts: { body: BookingDraft; key: string | null }[];
let requests: URLSearchParams[];
let isActive: boolean;

const server = setupServer(
  http.get(`${API}/practitioners/available`, () =>
    HttpResponse.json(searchResponseWith([practitionerWith()])),
  ),
  http.get(`${API}/practitioner/7/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(services)),
  http.get(`${API}/practitioner/7/availableDays`, () =>
    HttpResponse.json({ days: [day, addDays(day, 1)] }),
  ),
  http.get(`${API}/practitioner/7/availableBookingStartTimes`, ({ request }) => {
    const params = new URL(request.url).searchParams;
    requests.push(params);
    const isSalon = params.get('locationtype') === 'salon';

    return HttpResponse.json(isSalon ? { 9: ['10:00'], 10: ['14:00'] } : times);
  }),
  http.get(`${API}/booking/loyalty-scheme/20001/7`, () =>
    HttpResponse.json({ loyalty: true, discount: 10, mark: 'rebook' }),
  ),
  http.get(`${API}/dashboard/user/settings`, () =>
    HttpResponse.json({ ...settings, active: isActive }),
  ),
  http.get(`${API}/booking/418/paymentIntent`, () => new Promise<never>(() => {})),
  http.post(`${API}/booking`, async ({ request }) => {
    drafts.push({
      body: (await request.json()) as BookingDraft,
      key: request.headers.get('idempotency-key'),
    });

    return HttpResponse.json(bookingWith(), { status: 201 });
  }),
  http.get(`${API}/booking/418`, () => HttpResponse.json(bookingWith())),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  drafts = [];
  requests = [];
  isActive = true;
  sessionStorage.clear();
  journeyStore.setState(journeyStore.getInitialState(), true);
  toastStore.setState({ toasts: [] });
  authDialogStore.setState({ kind: null });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const dialogUrl = (more = `&location=mobile&date=${day}&treatment=4`, path = '') =>
  `/practitioner-search/availability/7${path}?${query}${more}`;
const customer = userWith({ name: 'Grace' });

async function open(more?: string, { user, path }: { user?: typeof customer; path?: string } = {}) {
  const url = dialogUrl(more, path);
  const page = await renderRemote(remote, url, user ? { user } : {});
  // The shell tells the guards which page is on screen.
  rememberPage(url);
  const dialog = within(await screen.findByRole('dialog', { name: /Book with Amara/ }));

  return { ...page, dialog };
}

const continueButton = () => screen.findByRole('button', { name: 'Continue' });

describe('the availability dialog', () => {
  test('is prefilled from the search, and the rest is left to choose', async () => {
    const { dialog } = await open();

    expect(await dialog.findByRole('radio', { name: /At my home/ })).toBeChecked();
    expect(dialog.getByLabelText('Your postcode')).toHaveValue('SW11 4NB');
    expect(dialog.getByText('£34.00')).toBeVisible();
    expect(await dialog.findByRole('radio', { name: '09:00' })).toBeVisible();
    expect(await continueButton()).toBeDisabled();

    await userEvent.click(dialog.getByRole('radio', { name: '09:15' }));
    expect(await continueButton()).toBeEnabled();
    expect(dialog.getByText(/09:15 at your home/)).toBeVisible();
    expect(dialog.getByText('Log in to see whether a discount applies to you.')).toBeVisible();
    await expectAccessible();
  });

  test('names the first day with a free time, and no other, once it is known', async () => {
    const today = londonDay(new Date());
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(`${API}/practitioner/7/availableDays`, async ({ request }) => {
        const from = new URL(request.url).searchParams.get('from');
        await answered;

        return HttpResponse.json({
          days: from === today ? [] : [addDays(day, 1), addDays(day, 2)],
        });
      }),
    );
    const named = () =>
      screen
        .queryAllByRole('button', { name: /first available date/ })
        .map(({ textContent }) => textContent);
    const { dialog } = await open('&location=mobile&treatment=4');
    expect(await dialog.findByRole('button', { name: /^Today, / })).toBeVisible();
    expect(named()).toEqual([]);

    answer();
    await waitFor(() => expect(named()).toEqual(['11']));
    // Choosing another day, or a month without it, changes nothing about that.
    await userEvent.click(dialog.getByRole('button', { name: /\b12 / }));
    expect(named()).toEqual(['11']);
    await userEvent.click(dialog.getByRole('button', { name: 'Previous month' }));
    expect(named()).toEqual([]);
  });

  test('offers to wait for a day that has no time left', async () => {
    server.use(
      http.get(`${API}/practitioner/7/availableBookingStartTimes`, ({ request }) =>
        HttpResponse.json(new URL(request.url).searchParams.get('date') === day ? [] : times),
      ),
    );
    const { dialog } = await open(`&location=mobile&date=${day}&treatment=4`);
    expect(await dialog.findByText('No available slots for this date')).toBeVisible();
    const dayOfLink = () => {
      const link = dialog.getByRole('link', { name: 'Tell me when a time comes free' });

      return new URL(link.getAttribute('href')!, location.href).searchParams.get('day');
    };
    expect(dayOfLink()).toBe(day);

    await userEvent.click(dialog.getByRole('button', { name: /\b11 / }));
    expect(await dialog.findByRole('radio', { name: '09:15' })).toBeVisible();
    expect(dayOfLink()).toBeNull();
  });

  test('offers to wait for what costs something, and not for what is free', async () => {
    const wait = { name: 'Tell me when a time comes free' };
    const { dialog, unmount } = await open();
    expect(await dialog.findByRole('link', wait)).toBeVisible();
    unmount();

    const free = services.sub_services.map((each) => ({ ...each, price: 0 }));
    server.use(
      http.get(`${API}/practitioner/7/services`, () =>
        HttpResponse.json({ ...services, sub_services: free }),
      ),
      http.get(`${API}/practitioner/7/info`, () =>
        HttpResponse.json({ ...info, call_out_charge: null }),
      ),
    );
    const { dialog: ofFree } = await open();
    expect(await ofFree.findByRole('radio', { name: '09:15' })).toBeVisible();
    expect(ofFree.queryByRole('link', wait)).toBeNull();
  });

  test('says which treatment needs a patch test before a time is chosen', async () => {
    server.use(
      http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(servicesWithTest)),
    );
    const { dialog } = await open();

    const notes = await dialog.findAllByText(/patch test at least 48 hours before, unless/);
    expect(notes.map((note) => note.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Brow tint'),
    ]);
  });

  test('opens with the treatments and the time that a link of a mail carries', async () => {
    const { dialog } = await open(
      `&location=mobile&date=${day}&treatment=4&treatments=4,4,5,99&time=09:15`,
    );

    expect(await dialog.findByRole('radio', { name: '09:15' })).toBeChecked();
    expect(dialog.getByText(/09:15 at your home/)).toBeVisible();
    expect(requests.at(-1)?.getAll('sub_service[]')).toEqual(['4', '4', '5']);
    expect(await continueButton()).toBeEnabled();
  });

  test('says that the time of a link is not free any more', async () => {
    const { dialog } = await open(`&location=mobile&date=${day}&treatments=4&time=20:15`);

    expect(await dialog.findByText('20:15 is no longer free')).toBeVisible();
    expect(await continueButton()).toBeDisabled();
  });

  test('books what is free at once, and says to what one agrees by that', async () => {
    const free = services.sub_services.map((each) => ({ ...each, price: 0 }));
    server.use(
      http.get(`${API}/practitioner/7/services`, () =>
        HttpResponse.json({ ...services, sub_services: free }),
      ),
      http.get(`${API}/practitioner/7/info`, () =>
        HttpResponse.json({ ...info, call_out_charge: null }),
      ),
    );
    const { dialog } = await open();
    expect(await dialog.findByText('Choose a time')).toBeVisible();
    expect(dialog.queryByText('Nothing chosen yet')).not.toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('radio', { name: '09:15' }));

    expect(await screen.findByRole('button', { name: 'Book for free' })).toBeEnabled();
    expect(dialog.getByText(/By booking you agree to/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'terms of service' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expectAccessible();
  });

  test('says what is still to be chosen, and never that nothing is beside an amount', async () => {
    const { dialog } = await open(`&location=mobile&date=${day}`);
    expect(await dialog.findByText('Nothing chosen yet')).toBeVisible();
    expect(dialog.getByText('£0.00')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Add Gel manicure' }));
    expect(dialog.getByText('£34.00')).toBeVisible();
    expect(dialog.queryByText('Nothing chosen yet')).not.toBeInTheDocument();
    expect(dialog.getByText('Choose a time')).toBeVisible();

    await userEvent.click(await dialog.findByRole('radio', { name: '09:15' }));
    expect(dialog.queryByText('Choose a time')).not.toBeInTheDocument();
    expect(dialog.getByText(/09:15 at your home/)).toBeVisible();
  });

  test('keeps both of two treatments that are pressed before the first has been rendered', async () => {
    const { dialog } = await open(`&location=mobile&date=${day}`);
    const add = ['Add Gel manicure', 'Add Gel removal'].map((name) =>
      dialog.getByRole('button', { name }),
    );
    act(() => {
      for (const button of add) button.click();
    });

    for (const name of ['Gel manicure', 'Gel removal'])
      expect(dialog.getByRole('button', { name: `Add one ${name}` })).toBeVisible();
  });

  test('says how long each treatment takes, and takes twenty in all at most', async () => {
    const choice = { locationType: 'mobile' as const, salonId: null, quantities: { 4: 18 } };
    const saved = { ...choice, date: day, time: null, postcode: 'SW11 4NB' };
    journeyStore.setState({ choices: { 7: saved } });
    const { dialog } = await open(undefined, { path: '/with-booking-state' });
    const removal = dialog.getByRole('button', { name: 'Add Gel removal' }).closest('li')!;
    expect(removal).toHaveTextContent('30 min');

    await userEvent.click(within(removal).getByRole('button', { name: 'Add Gel removal' }));
    // The button that was pressed is gone; the keyboard goes on in its row.
    expect(within(removal).getByRole('button', { name: /^Add one/ })).toHaveFocus();
    await userEvent.click(within(removal).getByRole('button', { name: /^Remove one/ }));
    expect(within(removal).getByRole('button', { name: 'Add Gel removal' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const more = dialog.getByRole('button', { name: 'Add one Gel manicure' });
    await userEvent.click(more);
    expect(dialog.getByText('£553.00')).toBeVisible();

    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(within(removal).getByRole('button', { name: /^Add one/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(dialog.getByRole('button', { name: 'Add Brow tint' })).toBeDisabled();
  });

  test('loads no days or times until a treatment is chosen', async () => {
    const { dialog } = await open(`&location=mobile&date=${day}`);

    expect(await dialog.findByText('Choose a place and a treatment first.')).toBeVisible();
    expect(requests).toHaveLength(0);

    await userEvent.click(dialog.getByRole('button', { name: 'Add Gel manicure' }));
    await userEvent.click(dialog.getByRole('button', { name: /Add one Gel manicure/ }));
    await dialog.findByRole('radio', { name: '09:00' });

    expect(requests.at(-1)!.getAll('sub_service[]')).toEqual(['4', '4']);
    expect(dialog.getByText('£62.00')).toBeVisible();
  });

  test('asks for times that can be reached at the address of a home visit', async () => {
    const { dialog } = await open();
    await dialog.findByRole('radio', { name: '09:00' });
    expect(requests.map((each) => each.get('lat'))).toEqual(['51.4700000']);
    expect(requests[0]!.get('lon')).toBe('-0.1600000');

    await userEvent.click(dialog.getByRole('radio', { name: /salon/ }));
    await waitFor(() => expect(requests.at(-1)!.get('locationtype')).toBe('salon'));
    expect(requests.at(-1)!.get('lat')).toBeNull();
  });

  test('offers no day of a month before it is known which are free', async () => {
    const known = Promise.withResolvers<void>();
    server.use(
      http.get(`${API}/practitioner/7/availableDays`, async () => {
        await known.promise;
        return HttpResponse.json({ days: [day] });
      }),
    );
    const { dialog } = await open();
    const cells = () =>
      dialog.queryAllByRole('gridcell').map((cell) => within(cell).getByRole('button'));
    await waitFor(() => expect(cells().length).toBeGreaterThan(27));
    expect(cells().filter((cell) => cell.getAttribute('aria-disabled') !== 'true')).toEqual([]);

    known.resolve();
    await waitFor(() =>
      expect(cells().filter((cell) => cell.getAttribute('aria-disabled') !== 'true')).toHaveLength(
        1,
      ),
    );
  });

  test('shows sixteen times per page', async () => {
    const { dialog } = await open();
    await dialog.findByRole('radio', { name: '12:45' });
    expect(dialog.queryByRole('radio', { name: '13:00' })).toBeNull();

    await userEvent.click(dialog.getByRole('button', { name: /Later/ }));

    expect(dialog.getByRole('radio', { name: '13:00' })).toBeVisible();
  });

  test('says when a day has no times', async () => {
    server.use(
      http.get(`${API}/practitioner/7/availableBookingStartTimes`, () => HttpResponse.json([])),
    );
    const { dialog } = await open();

    expect(await dialog.findByText('No available slots for this date')).toBeVisible();
    expect(await continueButton()).toBeDisabled();
  });

  test('removes a time that somebody else has booked meanwhile, and says so (D17)', async () => {
    const { dialog } = await open();
    await userEvent.click(await dialog.findByRole('radio', { name: '09:15' }));
    server.use(
      http.get(`${API}/practitioner/7/availableBookingStartTimes`, () =>
        HttpResponse.json(times.filter((time) => time !== '09:15')),
      ),
    );
    // The user returns to this window.
    fireEvent(window, new Event('visibilitychange'));

    expect(await dialog.findByText('09:15 is no longer free')).toBeVisible();
    expect(dialog.getByRole('alert')).not.toHaveFocus();
    expect(dialog.queryByRole('radio', { name: '09:15' })).toBeNull();
    expect(await continueButton()).toBeDisabled();

    await userEvent.click(dialog.getByRole('radio', { name: '09:30' }));
    expect(dialog.queryByText('09:15 is no longer free')).toBeNull();
    expect(await continueButton()).toBeEnabled();
  });

  test('keeps the times on screen when they cannot be fetched again', async () => {
    const { dialog } = await open();
    await userEvent.click(await dialog.findByRole('radio', { name: '09:15' }));
    let fetched = 0;
    server.use(
      http.get(`${API}/practitioner/7/availableBookingStartTimes`, () => {
        fetched += 1;
        return HttpResponse.json({ message: 'Down' }, { status: 400 });
      }),
    );
    // The second request is made only once the first one has failed.
    await waitFor(() => {
      fireEvent(window, new Event('visibilitychange'));
      expect(fetched).toBe(2);
    });

    expect(dialog.getByRole('radio', { name: '09:15' })).toBeChecked();
    expect(await continueButton()).toBeEnabled();
  });

  test('disables days without a free time', async () => {
    const { dialog } = await open();

    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /\b11 / })).not.toHaveAttribute('aria-disabled'),
    );
    expect(dialog.getByRole('button', { name: /\b12 / })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['a link', () => open('&location=mobile&date=2024-02-29&treatment=4')],
    [
      'a saved choice',
      () => {
        const choice = { locationType: 'mobile' as const, salonId: null, quantities: { 4: 1 } };
        const saved = { ...choice, date: '2024-02-29', time: '11:15', postcode: 'SW11 4NB' };
        journeyStore.setState({ choices: { 7: saved } });
        return open(undefined, { path: '/with-booking-state' });
      },
    ],
  ])('does not begin with a day of %s that is over', async (_of, openIt) => {
    const { dialog } = await openIt();
    const slots = await dialog.findAllByRole('radio', { name: /^\d\d:\d\d$/ });

    expect(slots.length).toBeGreaterThan(0);
    expect(requests.map((each) => each.get('date'))).toEqual([day]);
    expect(dialog.queryByText(/is no longer free/)).toBeNull();
  });

  /** `free` gives the days of a month for the first day that is asked for and the number of treatments. */
  const monthsWith = (free: (from: string, treatments: number) => string[]) => {
    const requested: string[] = [];
    server.use(
      http.get(`${API}/practitioner/7/availableDays`, ({ request }) => {
        const params = new URL(request.url).searchParams;
        const from = params.get('from') ?? '';
        requested.push(from);
        return HttpResponse.json({ days: free(from, params.getAll('sub_service[]').length) });
      }),
    );
    return requested;
  };
  const today = londonDay(new Date());
  const startOfMonth = (later: number) => `${addMonths(today, later).slice(0, 7)}-01`;

  test('begins with the first month that has a free day', async () => {
    const free = addDays(startOfMonth(2), 8);
    const requested = monthsWith((from) => (from === startOfMonth(2) ? [free] : []));
    const { dialog } = await open('&location=mobile&treatment=4');

    expect(await dialog.findByRole('radio', { name: '09:00' })).toBeVisible();
    expect(requests.map((each) => each.get('date'))).toEqual([free]);
    expect(requested).toEqual([today, startOfMonth(1), startOfMonth(2)]);
    expect(dialog.getByRole('button', { name: /\b9 / })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(dialog.getByRole('button', { name: 'Previous month' }));
    expect(dialog.getByRole('button', { name: /\b9 / })).toHaveAttribute('aria-disabled', 'true');
  });

  test('says how long it all takes where it does not fit', async () => {
    const requested = monthsWith(() => []);
    const { dialog } = await open('&location=mobile&treatment=4');

    const last = dayAndMonth(addMonths(today, horizonMonths()));
    const text = `No day until ${last} has 45 min free in a row.`;
    expect(await dialog.findByText(text)).toBeVisible();
    expect(screen.getByText('Choose a time')).toBeVisible();
    expect(requested).toHaveLength(horizonMonths() + 1);
    for (const each of dialog.getAllByRole('button', { name: / 20\d\d/ }))
      expect(each).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }));
    expect(await dialog.findByText('No day of this month has 45 min free in a row.')).toBeVisible();
  });

  test('looks for a day from the present month again, once other treatments are chosen', async () => {
    const requested = monthsWith((from, treatments) =>
      treatments === 2 && from === startOfMonth(1) ? [addDays(from, 8)] : [],
    );
    const { dialog } = await open('&location=mobile&treatment=4');
    expect(await dialog.findByText(/^No day until/)).toBeVisible();
    requested.length = 0;
    await userEvent.click(dialog.getByRole('button', { name: /^Add one/ }));

    expect(await dialog.findByRole('radio', { name: '09:00' })).toBeVisible();
    expect(requested).toEqual([today, startOfMonth(1)]);
  });

  test('says under the postcode, before anything else, that they do not come there', async () => {
    const points: (string | null)[] = [];
    server.use(
      http.get(`${API}/practitioner/7/info`, ({ request }) => {
        const lat = new URL(request.url).searchParams.get('lat');
        points.push(lat);
        return HttpResponse.json({ ...info, comes_to_you: false });
      }),
    );
    await open('&location=mobile&treatment=4');
    const dialog = within(await screen.findByRole('dialog'));

    const field = await dialog.findByLabelText('Your postcode');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Amara does not come to SW11 4NB: it is too far away.',
      ),
    );
    expect(await dialog.findByText('Choose a place within reach first.')).toBeVisible();
    expect(dialog.queryByRole('radio', { name: '09:15' })).toBeNull();
    expect(dialog.queryByText(/is no longer free|No available slots|Fewer of them/)).toBeNull();
    expect(dialog.queryByRole('link', { name: 'Tell me when a time comes free' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(
      dialog.getByRole('link', { name: 'Find somebody who comes to you' }).getAttribute('href'),
    ).toMatch(/^\/practitioner-search\?address=London%2C\+SW11\+4NB&.*location=mobile$/);
    expect(points.at(-1)).toBe('51.4700000');
    await userEvent.click(dialog.getByRole('radio', { name: /salon/ }));
    expect(dialog.queryByRole('link', { name: 'Find somebody who comes to you' })).toBeNull();
    expect(await dialog.findByRole('radio', { name: '10:00' })).toBeVisible();
  });

  test.each([
    ['', 'Please add your postcode for mobile treatments'],
    ['Battersea', 'The postcode is missing: please write it like SW11 4NB'],
  ])('refuses the postcode %p', async (postcode, message) => {
    const { dialog } = await open(undefined, { user: customer });
    await userEvent.click(await dialog.findByRole('radio', { name: '09:15' }));
    const field = dialog.getByLabelText('Your postcode');
    await userEvent.clear(field);
    if (postcode) await userEvent.type(field, postcode);
    await userEvent.click(await continueButton());

    expect(await dialog.findByText(message)).toBeVisible();
    expect(field).toHaveFocus();
    expect(drafts).toHaveLength(0);
  });

  test('asks which salon when there are several (D49)', async () => {
    server.use(
      http.get(`${API}/practitioner/7/services`, () =>
        HttpResponse.json({
          ...services,
          salons: [
            { id: 9, name: 'Studio', town: 'London' },
            { id: 10, name: 'Loft', town: 'London' },
          ],
        }),
      ),
    );
    const { dialog } = await open(`&location=salon&date=${day}&treatment=4`, { user: customer });
    expect(await dialog.findByText('Choose a salon first.')).toBeVisible();

    await userEvent.click(dialog.getByRole('radio', { name: 'Loft, London' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '14:00' }));
    expect(requests.at(-1)!.get('salon_id')).toBe('10');
    // Nor is another waited for, where no time there fits.
    expect(
      dialog.getByRole('link', { name: 'Tell me when a time comes free' }).getAttribute('href'),
    ).toContain('salon=10');
    await userEvent.click(await continueButton());

    await waitFor(() => expect(drafts).toHaveLength(1));
    expect(drafts[0]!.body).toMatchObject({ location_type: 'salon', salon_id: 10 });
  });

  test('closes to the results when it was opened by a direct link', async () => {
    const { router } = await open();
    expect(pageTitleStore.getState().title).toBe('Book with Amara');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-search'));
    // The results stayed mounted; their title has to be restored (D7).
    await waitFor(() => expect(pageTitleStore.getState().title).toBe('Beauticians near SW11 4NB'));
  });

  test('needs an address', async () => {
    const { router } = await renderRemote(
      remote,
      '/practitioner-search/availability/7?type=beautician',
    );

    await waitFor(() => expect(router.state.location.pathname).toBe('/services-search'));
    expect(toastStore.getState().toasts[0]?.title).toBe('Empty search address, please try again');
  });
});

describe('continuing', () => {
  const chooseTime = async (dialog: ReturnType<typeof within>) => {
    await userEvent.click(await dialog.findByRole('radio', { name: '11:15' }));
    await userEvent.click(await continueButton());
  };

  test('books with the customer’s discount, and leads to payment', async () => {
    const { dialog, router } = await open(undefined, { user: customer });
    expect(await dialog.findByText('10% off for you')).toBeVisible();
    await chooseTime(dialog);

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));
    expect(drafts).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{36}$/),
        body: {
          practitioner_id: 7,
          services_ids: [4],
          date: day,
          start_time: '11:15:00',
          location_type: 'mobile',
          total_amount: 30.6,
          discount: 10,
          discount_amount: 3.4,
          discount_mark: 'rebook',
          address: {
            city: 'London',
            postcode: 'SW11 4NB',
            address: 'Northfield Road',
            country_id: 'UK',
            country_name: 'United Kingdom',
            location: { lat: 51.47, lng: -0.16 },
          },
          address_object: expect.stringContaining('SW11 4NB'),
        },
      },
    ]);
  });

  test('has nothing to pay for a free treatment, and leads to the page of the booking', async () => {
    const free = bookingWith({ paid: true, total_amount: 0, held_until: null });
    server.use(
      http.post(`${API}/booking`, () => HttpResponse.json(free, { status: 201 })),
      http.get(`${API}/booking/418`, () => HttpResponse.json(free)),
    );
    const { dialog, router } = await open(undefined, { user: customer });
    await chooseTime(dialog);

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success/418'));
    expect(toastStore.getState().toasts).toEqual([]);
    const { attempt, choices } = journeyStore.getState();
    expect([attempt, choices]).toEqual([null, {}]);
  });

  test('has the choice as it was left when Back leads to it from payment', async () => {
    const { dialog, router } = await open(undefined, { user: customer });
    await chooseTime(dialog);
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));

    await act(() => router.navigate(-1));

    expect(await screen.findByRole('radio', { name: '11:15' })).toBeChecked();
    expect(await continueButton()).toBeEnabled();
  });

  test('a double click is one step, and one Back leads from payment to the choice', async () => {
    const { dialog, router } = await open(undefined, { user: customer });
    await userEvent.click(await dialog.findByRole('radio', { name: '11:15' }));
    await userEvent.dblClick(await continueButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));

    await act(() => router.navigate(-1));

    expect(router.state.location.pathname).toBe('/practitioner-search/availability/7');
    expect(drafts).toHaveLength(1);
  });

  test('starts afresh when the dialog is opened once more', async () => {
    const { dialog, router } = await open(undefined, { user: customer });
    await chooseTime(dialog);
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));

    await act(() => router.navigate(dialogUrl()));

    expect(await screen.findByRole('radio', { name: '11:15' })).not.toBeChecked();
  });

  test('asks a guest to register first, and keeps the choice', async () => {
    const { dialog, router } = await open();
    await chooseTime(dialog);

    await waitFor(() => expect(authDialogStore.getState().kind).toBe('register'));
    expect(drafts).toHaveLength(0);

    // The shell signs in and goes to the remembered target.
    await act(async () => {
      signIn({ ...customer, access_token: 'a-new-token' });
      await router.navigate(
        `/practitioner-search/availability/7/with-booking-state/create-booking?${query}&location=mobile`,
      );
    });

    await waitFor(() => expect(router.state.location.pathname).toBe('/payment/418'));
    expect(drafts[0]!.body).toMatchObject({ start_time: '11:15:00', services_ids: [4] });
  });

  test('closes to the results for a guest who opened it by a link, and does not register', async () => {
    const { dialog, router } = await open();
    await chooseTime(dialog);
    await waitFor(() => expect(authDialogStore.getState().kind).toBe('register'));
    act(() => dismissAuthDialog());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-search'));
  });

  test('returns to the dialog with fresh times when somebody was faster (D17)', async () => {
    server.use(
      http.post(
        `${API}/booking`,
        () => HttpResponse.json({ message: 'Taken', code: 'slot_taken' }, { status: 409 }),
        { once: true },
      ),
    );
    const { dialog, router } = await open(undefined, { user: customer });
    await chooseTime(dialog);
    await waitFor(() =>
      expect(toastStore.getState().toasts[0]?.title).toBe('Somebody has just booked this time'),
    );

    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/practitioner-search/availability/7'),
    );
    expect(await screen.findByText('11:15 is no longer free')).toBeVisible();
    const again = within(await screen.findByRole('dialog', { name: /Book with Amara/ }));
    expect(await again.findByRole('radio', { name: '11:15' })).not.toBeChecked();
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
    expect(again.getByRole('group', { name: 'Gel manicure' })).toBeVisible();
  });

  test('asks for the time of a patch test where the treatment needs one', async () => {
    const testDay = addDays(day, -3);
    let query = new URLSearchParams();
    server.use(
      http.post(
        `${API}/booking`,
        () =>
          HttpResponse.json(
            { message: 'Test first', code: 'patch_test_required' },
            { status: 409 },
          ),
        { once: true },
      ),
      http.get(`${API}/practitioner/7/patchTest`, ({ request }) => {
        query = new URL(request.url).searchParams;
        return HttpResponse.json({
          ...{ treatments: ['Gel manicure'], hours_before: 48, price: 5, duration: 15 },
          days: [{ date: testDay, times: ['10:00', '10:15'] }],
        });
      }),
    );
    const { dialog, router } = await open(undefined, { user: customer });
    // Another time is held already.
    const attempt = { key: 'k', fingerprint: '{}', practitionerId: 7, bookingId: 417 };
    journeyStore.setState({ attempt });
    await chooseTime(dialog);

    expect(await screen.findByText(/costs £5.00/)).toBeVisible();
    // For the roads to the customer.
    expect([Number(query.get('lat')), Number(query.get('lon'))]).toEqual([51.47, -0.16]);
    await expectAccessible();
    await userEvent.click(screen.getByRole('radio', { name: '10:15' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hold both visits' }));

    await waitFor(() => expect(router.state.location.pathname).toContain('payment'));
    expect(drafts[0]?.body.patch_test).toEqual({ date: testDay, start_time: '10:15:00' });
    expect(drafts[0]?.body.replaces).toBe(417);
    // 10% off £34.00 and the £5.00 of the test.
    expect(drafts[0]?.body.total_amount).toBe(35.1);
  });

  test.each([
    ['is paid by now', 409, { code: 'wrong_state' }],
    ['is not theirs', 404, { code: 'not_found', errors: { replaces: ['No'] } }],
  ])(
    'says that what was to be changed %s, and then books beside it',
    async (_what, status, refusal) => {
      const message = 'The appointment that you were changing cannot be changed';
      server.use(
        http.post(`${API}/booking`, () => HttpResponse.json({ message, ...refusal }, { status }), {
          once: true,
        }),
      );
      const { dialog } = await open(undefined, { user: customer });
      journeyStore.setState({
        attempt: { key: 'a', fingerprint: '', practitionerId: 7, bookingId: 417 },
      });
      await chooseTime(dialog);
      expect(await screen.findByText(message)).toBeVisible();

      expect(journeyStore.getState().attempt).toBeNull();
    },
  );

  test('shows the new total when the server refuses the old one (D20)', async () => {
    server.use(
      http.post(
        `${API}/booking`,
        () =>
          HttpResponse.json(
            { message: 'Changed', code: 'price_changed', total_amount: 52.2 },
            { status: 409 },
          ),
        { once: true },
      ),
    );
    const { dialog } = await open(undefined, { user: customer });
    await chooseTime(dialog);

    const total = 'The total is now £52.20. Please check it, then continue.';
    expect(await screen.findByText(total)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add Gel removal' }));
    expect(screen.queryByText(total)).toBeNull();
  });

  test('says at once that an inactive account books nothing, until it is active again', async () => {
    isActive = false;
    const { dialog } = await open(undefined, { user: customer });

    const notice = (await dialog.findByText('Your account is inactive')).closest('[role=status]');
    expect(
      within(notice as HTMLElement).getByRole('link', { name: 'Open your settings' }),
    ).toHaveAttribute('href', '/customer/settings');
    await expectAccessible();

    isActive = true;
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(screen.queryByText('Your account is inactive')).toBeNull());
  });

  test('leads to the settings where an account has become inactive meanwhile', async () => {
    const message = 'Your account is inactive. Set it to active in your settings.';
    const body = { message, code: 'wrong_state', errors: { active: [message] } };
    server.use(
      http.post(`${API}/booking`, () => {
        isActive = false;
        return HttpResponse.json(body, { status: 409 });
      }),
    );
    const { dialog, router } = await open(undefined, { user: customer });
    await chooseTime(dialog);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(screen.queryByText('Your account is inactive')).toBeNull();
    isActive = true;
    await userEvent.click(within(alert).getByRole('link', { name: 'Open your settings' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/settings'));
    // The address changes before the page does: somebody who has changed the settings has seen them.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await act(() => router.navigate(-1));
    expect(await continueButton()).toBeEnabled();
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  test('says for good why the server refused, until something else is chosen', async () => {
    const message = 'Please confirm your email before you hold a second appointment';
    const body = { message, code: 'too_many_requests' };
    server.use(
      http.post(`${API}/booking`, () => HttpResponse.json(body, { status: 429 }), { once: true }),
    );
    const { dialog } = await open(undefined, { user: customer });
    await chooseTime(dialog);

    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your booking could not be made');
    const link = within(alert).getByRole('link', { name: 'See your bookings' });
    expect(link).toHaveAttribute('href', '/customer/bookings');
    // Once is enough.
    expect(toastStore.getState().toasts).toEqual([]);
    await userEvent.click(await screen.findByRole('radio', { name: '09:15' }));
    expect(screen.queryByText(message)).toBeNull();
  });

  test('says of no other practitioner what the server said of one', async () => {
    journeyStore.setState({
      newTotal: { practitionerId: 8, total: 52.2 },
      refusedPostcode: { practitionerId: 8, postcode: 'SW11 4NB', message: 'Not there' },
      refusal: { practitionerId: 8, title: 'Not made', message: 'Not with them' },
    });
    const { dialog } = await open(undefined, { user: customer });
    expect(await dialog.findByRole('radio', { name: '11:15' })).toBeVisible();

    expect(screen.queryByText(/The total is now/)).toBeNull();
    expect(screen.queryByText('Not with them')).toBeNull();
    expect(dialog.getByLabelText('Your postcode')).not.toHaveAccessibleDescription();
  });

  test('says under the postcode what the server says about it, until another is typed', async () => {
    const message = 'Amara does not come to SW11 4NB';
    server.use(
      http.post(
        `${API}/booking`,
        () =>
          HttpResponse.json(
            { message, errors: { 'address.postcode': [message] } },
            { status: 422 },
          ),
        { once: true },
      ),
    );
    toastStore.setState({ toasts: [] });
    const { dialog } = await open(undefined, { user: customer });
    await chooseTime(dialog);

    expect(await screen.findByText(message)).toBeVisible();
    const postcode = screen.getByLabelText('Your postcode', { exact: false });
    expect(postcode).toHaveAccessibleDescription(message);
    expect(postcode).toHaveFocus();
    expect(toastStore.getState().toasts).toEqual([]);

    await userEvent.type(postcode, '{Backspace}');
    expect(screen.queryByText(message)).toBeNull();
  });

  test('creates nothing without a planned booking', async () => {
    const { router } = await renderRemote(
      remote,
      `/practitioner-search/availability/7/with-booking-state/create-booking?${query}&location=mobile`,
      { user: customer },
    );

    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/practitioner-search/availability/7'),
    );
    expect(drafts).toHaveLength(0);
  });
});
