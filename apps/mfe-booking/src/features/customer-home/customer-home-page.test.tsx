import type { Booking, WaitingOffer } from '@freely/api-client/contract';
import { dayAndMonth } from '@freely/domain/format-date';
import { addDays, londonClock, londonDay } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { bookingWith, emptyWaitingList, offerWith, patchTestOn } from '../../testing/fixtures.ts';

const today = londonDay(new Date());
const past = (parts: Partial<Booking>) =>
  bookingWith({ paid: true, booking_status: 'completed', held_until: null, ...parts });

const isla = past({ id: 1, practitioner_name: 'Isla', date: addDays(today, -90) });
const amara = past({ id: 2, date: addDays(today, -30), created_at: '2026-10-01T10:00:00.000Z' });
const cancelled = past({
  id: 3,
  practitioner_name: 'Ruth',
  date: addDays(today, -10),
  booking_status: 'cancelled_by_customer',
});
const upcoming = past({ id: 4, date: addDays(today, 5), booking_status: 'confirmed' });
const unpaid = bookingWith({ id: 5, practitioner_name: 'Isla', date: addDays(today, 9) });

let bookings: Booking[] = [];
let offers: WaitingOffer[] = [];
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () =>
    HttpResponse.json({ ...emptyWaitingList, offers }),
  ),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json(bookings)),
  http.get(`${API}/booking/loyalty-scheme/20001/7`, () =>
    HttpResponse.json({ loyalty: true, discount: 10, mark: 'rebook' }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  bookings = [unpaid, upcoming, cancelled, amara, isla];
  offers = [];
  toastStore.setState({ toasts: [] });
  sessionStorage.clear();
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
afterAll(() => server.close());

const open = () => renderRemote(remote, '/customer', { user: userWith({ name: 'Grace Hopper' }) });

/** Opens the page and waits for the banner's discount, which loads last. */
async function openFully() {
  const opened = await open();
  await screen.findByText(/You get 10% off when you rebook/);

  return opened;
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the dashboard', () => {
  test('says that a time is held for somebody who waited, and leads to it', async () => {
    offers = [offerWith()];
    await openFully();

    expect(await screen.findByText('A time has come free for you')).toBeVisible();
    expect(
      screen.getByText(
        /^Pedicure, .* at 10:30, with Amara\. It is yours if you pay by \d\d:\d\d\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Book for £56.00' })).toHaveAttribute(
      'href',
      '/payment/40',
    );
    expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
      'href',
      '/customer/waiting-list',
    );
    await expectAccessible();
  });

  test('names the salon of such a time', async () => {
    const salon = { id: 9, name: 'Number Nine', town: 'London' };
    offers = [offerWith({ location_type: 'salon', salon })];
    await openFully();

    expect(
      await screen.findByText(/with Amara at Number Nine, London\. It is yours/),
    ).toBeVisible();
  });

  test('shows the patch test of a treatment first, and the booking by it', async () => {
    const [testDay, treatedOn] = [addDays(today, 2), addDays(today, 12)];
    const tint = past({
      ...{ id: 6, practitioner_name: 'Tess', date: treatedOn, booking_status: 'confirmed' },
      patch_test: patchTestOn(testDay),
    });
    bookings = [upcoming, unpaid, tint];
    await open();
    const cards = (await region('Upcoming appointments')).getAllByRole('listitem');

    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Tess', 'Amara']);
    const visits = within(cards[0]!).getAllByText(/^(Patch test|Treatment): /);
    expect(visits.map(({ textContent }) => textContent)).toEqual([
      `Patch test: ${dayAndMonth(testDay)}, 09:30`,
      expect.stringContaining(`Treatment: ${dayAndMonth(treatedOn)}, `),
    ]);
    await expectAccessible();
  });

  test('shows a time that is offered once: in the notice, and not as an unpaid appointment too', async () => {
    offers = [offerWith({ booking_id: unpaid.id })];
    await openFully();
    expect(await screen.findByText('A time has come free for you')).toBeVisible();
    const section = await region('Upcoming appointments');

    expect(section.queryByText('Isla')).not.toBeInTheDocument();
    expect(section.getByText('Amara')).toBeVisible();
  });

  test('comes with the offer, which would move what is below it, but does not wait for one that cannot be read', async () => {
    const late = (response: () => Response) =>
      http.get(`${API}/dashboard/user/waiting-list`, async () => {
        await delay(100);
        return response();
      });
    const upcomingRegion = () => screen.queryByRole('region', { name: 'Upcoming appointments' });
    const offerTitle = () => screen.queryByText('A time has come free for you');
    let wasAlone = false;
    const watch = new MutationObserver(() => {
      wasAlone ||= upcomingRegion() !== null && offerTitle() === null;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    server.use(late(() => HttpResponse.json({ ...emptyWaitingList, offers: [offerWith()] })));
    const { unmount } = await open();
    await waitFor(() => expect(upcomingRegion()).toBeVisible());
    expect(offerTitle()).toBeVisible();
    expect(wasAlone).toBe(false);
    unmount();

    server.use(late(() => HttpResponse.json({ message: 'It broke.' }, { status: 500 })));
    await open();
    await waitFor(() => expect(upcomingRegion()).toBeVisible());
  });

  test('says nothing of an offer that is over', async () => {
    offers = [
      offerWith({ held_until: new Date(Date.now() - 1000).toISOString() }),
      offerWith({ booking_id: 41, status: 'missed', held_until: null }),
    ];
    await openFully();

    expect(screen.queryByText('A time has come free for you')).not.toBeInTheDocument();
  });

  test('shows upcoming appointments, soonest first, and links unpaid ones to payment', async () => {
    await openFully();
    const section = await region('Upcoming appointments');

    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Grace' })).toBeVisible();
    expect(section.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Amara',
      'Isla',
    ]);
    expect(
      section.getByRole('link', { name: 'Details of the appointment with Amara' }),
    ).toHaveAttribute('href', '/customer/bookings?open-booking=4');
    expect(
      section.getByRole('link', { name: 'Pay now for the appointment with Isla' }),
    ).toHaveAttribute('href', '/payment/5');
    await expectAccessible();
  });

  test('says until when an unpaid time is held, until it is over (D16)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const until = new Date(Date.now() + 600_000);
    bookings = [{ ...unpaid, held_until: until.toISOString() }, upcoming, amara];
    await openFully();
    const section = await region('Upcoming appointments');
    expect(section.getByText(`Held for you until ${londonClock(until).time}`)).toBeVisible();
    expect(section.getAllByText(/^Held for you/)).toHaveLength(1);

    // It is free again: nobody can pay it any more.
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(section.queryByText(/^Not paid yet/)).toBeNull();
    expect(section.queryByRole('link', { name: /^Pay now/ })).toBeNull();
    expect(section.getAllByRole('listitem')).toHaveLength(1);
  });

  test('shows the next two, and links to the rest', async () => {
    const later = past({ id: 6, date: addDays(today, 20), booking_status: 'confirmed' });
    bookings = [later, ...bookings];
    await openFully();
    const section = await region('Upcoming appointments');

    expect(section.getAllByRole('listitem')).toHaveLength(2);
    expect(section.getByRole('link', { name: 'See all 3 upcoming' })).toHaveAttribute(
      'href',
      '/customer/bookings',
    );
  });

  test('shows past appointments, oldest first, without cancelled ones', async () => {
    await openFully();
    const previous = await region('Previous appointments');

    expect(previous.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Isla',
      'Amara',
    ]);
    expect(previous.queryByText('Ruth')).not.toBeInTheDocument();
  });

  test('shows the latest five past appointments, and those before at a press', async () => {
    bookings = [1, 2, 3, 4, 5, 6, 7].map((id) =>
      past({ id, practitioner_name: `P${id}`, date: addDays(today, -id) }),
    );
    await open();
    const previous = await region('Previous appointments');
    const names = () =>
      previous.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

    expect(names()).toEqual(['P5', 'P4', 'P3', 'P2', 'P1']);
    await userEvent.click(previous.getByRole('button', { name: 'Show 2 earlier appointments' }));
    expect(names()).toEqual(['P7', 'P6', 'P5', 'P4', 'P3', 'P2', 'P1']);
    expect(previous.queryByRole('button', { name: /earlier/ })).not.toBeInTheDocument();
  });

  test('counts paid bookings towards the gift', async () => {
    await openFully();

    // Isla, Amara and the upcoming one: three, but not all of them have taken place.
    const card = await region('Three of three');
    expect(card.getByText('3 of 3 bookings')).toBeInTheDocument();
    expect(card.getByText(/A surprise awaits you/)).toBeVisible();
  });

  test('offers to book the last appointment again, with the discount', async () => {
    await openFully();
    const banner = await region('Amara again?');

    expect(banner.getByText(/You get 10% off when you rebook/)).toBeVisible();
    expect(banner.getByRole('link', { name: 'Book Amara again' })).toHaveAttribute(
      'href',
      '/customer/rebook-booking/2/dashboard-tab',
    );
  });

  test('offers no appointment again with somebody who has left', async () => {
    bookings = [{ ...amara, practitioner_left: true }, isla];
    await openFully();
    const previous = await region('Previous appointments');

    expect(await region('Isla again?')).toBeDefined();
    expect(previous.getByText('Amara')).toBeVisible();
    expect(previous.getAllByRole('link', { name: /^Book again/ })).toHaveLength(1);
    expect(previous.getByRole('link', { name: 'Book again with Isla' })).toBeVisible();
  });

  test('marks an appointment that counts as missed, and leads to its details', async () => {
    bookings = [past({ ...amara, booking_status: 'no_show_customer' }), isla];
    await openFully();
    const previous = await region('Previous appointments');

    expect(previous.getByText('Marked as missed')).toBeVisible();
    expect(previous.getAllByRole('link', { name: /^Details/ })).toHaveLength(1);
    expect(previous.getByRole('link', { name: /^Details.*Amara/ })).toHaveAttribute(
      'href',
      '/customer/bookings?open-booking=2',
    );
  });

  test('offers a review only where one may be left', async () => {
    bookings = [past({ ...amara, review: true }), isla];
    await openFully();
    const previous = await region('Previous appointments');

    expect(previous.getAllByRole('link', { name: /^Leave review/ })).toHaveLength(1);
    expect(previous.getByRole('link', { name: 'Leave review of Amara' })).toHaveAttribute(
      'href',
      '/customer/reviews/2',
    );
  });

  test('marks an appointment that was moved and has to be accepted', async () => {
    bookings = [{ ...upcoming, change_to_accept: true }, amara];
    await openFully();

    expect((await region('Upcoming appointments')).getByText('New time to accept')).toBeVisible();
  });
});

test('a customer without bookings gets a link to the search', async () => {
  bookings = [];
  await open();

  expect(await screen.findByText('No appointments yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Upcoming appointments' })).not.toBeInTheDocument();
  expect(screen.getByText('0 of 3 bookings')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a practitioner' })).toHaveAttribute(
    'href',
    '/services-search',
  );
  await expectAccessible();
});

test('a list that fails to load says why, and can be retried', async () => {
  server.use(
    http.get(
      `${API}/dashboard/user/bookings`,
      () => HttpResponse.json({ message: 'We are back soon' }, { status: 503 }),
      { once: true },
    ),
  );
  await open();

  expect(await screen.findByText('We are back soon')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You get 10% off when you rebook/)).toBeVisible();
});

test.each([
  ['an anonymous user', undefined, 'You must log in to continue'],
  ['an admin', userWith({ user_roles: ['admin'] }), 'Available only for customers'],
])('%s is refused', async (_who, user, title) => {
  await renderRemote(remote, '/customer', user ? { user } : {});

  expect(await screen.findByText('Elsewhere')).toBeInTheDocument();
  expect(toastStore.getState().toasts[0]?.title).toBe(title);
});
