import type { WaitingEntry, WaitingOffer } from '@freely/api-client/contract';
import { rememberPage } from '@freely/auth';
import { addDays, londonDay, weekdayOf } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { emailReturn } from '@freely/shell-sdk/email-return';
import { API, renderRemote, setTestSettings, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { info, offerWith, query, services, settings } from '../../testing/fixtures.ts';

const today = londonDay(new Date());
const entry: WaitingEntry = {
  id: 3,
  status: 'waiting',
  practitioner: { id: 7, name: 'Amara' },
  treatments: [{ id: 9, name: 'Gel manicure', quantity: 2 }],
  location_type: 'mobile',
  city: 'London',
  address: null,
  near: null,
  miles: 5,
  weekdays: [6, 0],
  from: '09:00',
  to: '17:00',
  until: addDays(today, 20),
  created_at: '2026-06-01T10:00:00Z',
  problem: null,
};

const [manicure] = services.sub_services;
const choices = {
  sub_services: [{ ...manicure, id: 9 }],
  salons: [
    { id: 31, name: 'Number Nine', town: 'London' },
    { id: 32, name: 'The Loft', town: 'Leeds' },
  ],
};

let list: object;
let isEmailConfirmed: boolean;
const sent: unknown[] = [];
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(list)),
  http.get(`${API}/dashboard/user/settings`, () =>
    HttpResponse.json({ ...settings, email_confirmed: isEmailConfirmed }),
  ),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json([])),
  http.get(`${API}/practitioner/7/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/8/info`, () =>
    HttpResponse.json({ message: 'Practitioner not found' }, { status: 404 }),
  ),
  http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(choices)),
  http.get(`${API}/practitioner/8/services`, () =>
    HttpResponse.json({ message: 'Practitioner not found' }, { status: 404 }),
  ),
  http.get(`${API}/servicesWithSubServices`, () =>
    HttpResponse.json([
      {
        id: 1,
        name: 'Nails',
        slug: 'nails',
        created_at: '',
        updated_at: '',
        sub_services: [{ id: 9, name: 'Gel manicure', default_duration: 45 }],
      },
    ]),
  ),
  http.post(`${API}/dashboard/user/waiting-list`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'You are on the waiting list.', entry }, { status: 201 });
  }),
  http.put(`${API}/dashboard/user/waiting-list/3`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Your waiting list has been changed', entry });
  }),
  http.delete(`${API}/dashboard/user/waiting-list/3`, () => {
    list = { ...list, entries: [{ ...entry, status: 'left' }] };
    return HttpResponse.json({ message: 'You have left the waiting list' });
  }),
  http.put(`${API}/booking/40/cancelByCustomer`, async ({ request }) => {
    sent.push(await request.json());
    list = { ...list, offers: [offerWith({ status: 'refused', held_until: null })] };
    return HttpResponse.json({ message: 'Your booking has been cancelled.' });
  }),
);
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  setTestSettings();
});
beforeEach(() => {
  list = { entries: [entry], offers: [offerWith()], most: 5, paused_until: null };
  sent.length = 0;
  isEmailConfirmed = true;
  sessionStorage.clear();
  localStorage.clear();
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userWith({ user_roles: ['customer'] });
const open = (path: string) => renderRemote(remote, path, { user });

test('shows the held time with its countdown, and what is waited for', async () => {
  await open('/customer/waiting-list');
  const book = await screen.findByRole('link', { name: 'Book for £56.00' });

  expect(book).toHaveAttribute('href', '/payment/40');
  expect(screen.getByText(/^Held for you for (10:00|9:5\d)$/)).toBeVisible();
  expect(screen.getByText(/^Pedicure/)).toBeVisible();
  expect(screen.getByText('2 × Gel manicure')).toBeVisible();
  expect(screen.getByText(/^Saturday, Sunday, from 09:00 to 17:00/)).toBeVisible();
  await expectAccessible();
});

test('an offer can be let go, and a list be left', async () => {
  await open('/customer/waiting-list');
  await userEvent.click(await screen.findByRole('button', { name: 'No, thank you' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Let this time go?' })).getByRole('button', {
      name: 'Yes',
    }),
  );
  expect(await screen.findByText('You let it go')).toBeVisible();
  expect(toastStore.getState().toasts).toMatchObject([
    { title: 'We offer the time to the next person.', text: 'Your booking has been cancelled.' },
  ]);
  // It may have been paid in another tab: then it is not cancelled for nothing.
  expect(sent).toEqual([{ is_refunded: true }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Book for/ })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: /^Leave the list for/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(/goes to the next person/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Left')).toBeVisible();
  expect(toastStore.getState().toasts.at(-1)?.title).toBe('You have left the waiting list');
});

test('leaving a list says first that the time which is held goes to the next', async () => {
  await open('/customer/waiting-list');
  await userEvent.click(await screen.findByRole('button', { name: /^Leave the list for/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this list?' }));

  expect(dialog.getByText(/^The time that is held for you goes to the next/)).toBeVisible();
  await expectAccessible();
});

test('a list whose time was just paid is not left: the server says why, and the entry reads as booked', async () => {
  const message = 'The time that you were offered is booked.';
  server.use(
    http.delete(`${API}/dashboard/user/waiting-list/3`, () => {
      list = {
        ...list,
        entries: [{ ...entry, status: 'booked' }],
        offers: [offerWith({ status: 'taken', held_until: null })],
      };
      return HttpResponse.json({ message, code: 'wrong_state' }, { status: 409 });
    }),
  );
  await open('/customer/waiting-list');
  await userEvent.click(await screen.findByRole('button', { name: /^Leave the list for/ }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }),
  );

  expect(await screen.findByText('Booked')).toBeVisible();
  expect(screen.getByText('You booked it')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastStore.getState().toasts).toMatchObject([{ tone: 'warning', text: message }]);
});

test('an offer is let go only after a question, which says who gets it', async () => {
  await open('/customer/waiting-list');
  await userEvent.click(await screen.findByRole('button', { name: 'No, thank you' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let this time go?' }));
  expect(dialog.getByText(/at 10:30 to the next person/)).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'No' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: /^Book for/ })).toBeVisible();
  expect(list).toMatchObject({ offers: [{ status: 'open' }] });
});

test('an offer whose time has passed cannot be booked', async () => {
  list = {
    ...list,
    offers: [offerWith({ held_until: new Date(Date.now() - 1000).toISOString() })],
  };
  await open('/customer/waiting-list');

  expect(await screen.findByText('This time is not held for you any more.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Book for/ })).not.toBeInTheDocument();
});

test.each([
  ['a treatment that is gone', { problem: 'treatment_gone' as const }, /does not offer this/],
  ['a practitioner who is gone', { problem: 'practitioner_gone' as const }, /takes no bookings/],
  [
    'a patch test that is gone',
    { problem: 'treatment_gone' as const, refusal: 'This needs a patch test first.' },
    'This needs a patch test first.',
  ],
  ['an inactive account', { problem: 'account_inactive' as const }, /Your account is inactive/],
])('says of %s that nothing will come', async (_, changes, text) => {
  list = { ...list, entries: [{ ...entry, ...changes }] };
  await open('/customer/waiting-list');

  expect(await screen.findByText(text)).toBeVisible();
});

test('the link of the mail leads to the checkout while the time is held', async () => {
  server.use(http.get(`${API}/booking/40`, () => HttpResponse.json({}, { status: 404 })));
  const { router } = await open('/customer/waiting-list/offers/40');

  // There is no such booking here, so the checkout sends the customer on, to where that is shown.
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/bookings'));
  expect(router.state.location.search).toBe('?open-booking=40');
});

describe('the link of an offer', () => {
  const openOffer = (offer: Partial<WaitingOffer>, changes: Partial<WaitingEntry> = {}) => {
    list = {
      ...list,
      entries: [{ ...entry, ...changes }],
      offers: [offerWith({ held_until: null, ...offer })],
    };

    return open('/customer/waiting-list/offers/40');
  };
  const calloutWith = async (title: string) =>
    within((await screen.findByText(title)).closest<HTMLElement>('[role="status"]')!);

  test('that was booked says so at the top, and leads to the booking', async () => {
    await openOffer({ status: 'taken' }, { status: 'booked' });
    const shown = await calloutWith('You have booked this time');

    expect(shown.getByText(/^Pedicure with Amara, .* at 10:30\.$/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
      'href',
      '/customer/bookings?open-booking=40',
    );
    await expectAccessible();
  });

  test.each([
    ['refused', 'You have let this time go'],
    ['missed', 'This time is no longer held for you'],
  ] as const)(
    'that was %s says whether one still waits, and leads to other times',
    async (status, title) => {
      const treatments = [{ id: 12, name: 'Pedicure', quantity: 2 }];
      await openOffer({ status, treatments });
      const shown = await calloutWith(title);

      expect(shown.getByText(/You still wait for other times/)).toBeVisible();
      expect(shown.getByRole('link', { name: 'Look for times with Amara' })).toHaveAttribute(
        'href',
        '/services-search?treatments=12%2C12&practitioner=7',
      );
    },
  );

  test('whose entry is over since leads to waiting again', async () => {
    await openOffer({ status: 'missed' }, { status: 'over' });
    const shown = await calloutWith('This time is no longer held for you');

    expect(shown.queryByText(/You still wait/)).toBeNull();
    expect(shown.getByRole('link', { name: 'Wait again' })).toHaveAttribute(
      'href',
      '/customer/waiting-list/3/change',
    );
  });

  test('that the practitioner’s side ended leads to somebody else', async () => {
    await openOffer({ status: 'refused', withdrawn: true });
    const shown = await calloutWith('This time is no longer available');

    expect(shown.getByRole('link', { name: 'Look for somebody else' })).toHaveAttribute(
      'href',
      '/services-search',
    );
  });

  test('of somebody else says so', async () => {
    const { router } = await open('/customer/waiting-list/offers/41');

    expect(await screen.findByText('This offer is not on your list')).toBeVisible();
    expect(router.state.location.pathname).toBe('/customer/waiting-list');
  });
});

test('an offer that the practitioner’s side ended is not called one that was let go', async () => {
  list = { ...list, offers: [offerWith({ status: 'refused', withdrawn: true, held_until: null })] };
  await open('/customer/waiting-list');

  expect(await screen.findByText('Not available any more')).toBeVisible();
  expect(screen.queryByText('You let it go')).not.toBeInTheDocument();
});

test('without an entry, it says how to join; after missed offers, until when there are none', async () => {
  list = { entries: [], offers: [], most: 5, paused_until: '2026-07-03T10:00:00Z' };
  await open('/customer/waiting-list');

  expect(await screen.findByText('You are not waiting for anything')).toBeVisible();
  expect(screen.getByText(/again from .*3 July 2026 on/)).toBeVisible();
});

test('joining: a treatment of a search without results, some days, and the list', async () => {
  const { router } = await open(`/customer/waiting-list/join?${query}&location=mobile`);
  await screen.findByRole('option', { name: 'Nails: Gel manicure' });
  await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText('Please choose a treatment')).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible();

  await userEvent.selectOptions(screen.getByLabelText('Treatment'), '9');
  const days = screen.getByRole('group', { name: 'Days' });
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await userEvent.click(within(days).getByLabelText(day));
  }
  await userEvent.selectOptions(screen.getByLabelText('Start at the earliest'), '10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/waiting-list'));
  expect(sent).toEqual([
    {
      services_ids: [9],
      location_type: 'mobile',
      practitioner_id: null,
      salon_id: null,
      address: expect.objectContaining({ postcode: 'SW11 4NB', address: 'Northfield Road' }),
      near: null,
      miles: 5,
      weekdays: [0, 6],
      from: '10:00',
      to: '20:00',
      until: addDays(today, 28),
    },
  ]);
});

test('joining for one practitioner keeps the treatments, and a refusal stays on the page', async () => {
  server.use(
    http.post(`${API}/dashboard/user/waiting-list`, () =>
      HttpResponse.json(
        { message: 'You are already waiting for 5 appointments.' },
        { status: 409 },
      ),
    ),
  );
  await open(
    `/customer/waiting-list/join?${query}&location=salon&practitioner=7&name=Eve&treatments=9,9`,
  );
  expect(await screen.findByText(/2 × Gel manicure/)).toBeVisible();
  expect(await screen.findByText(/Amara/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));

  expect(await screen.findByText('You are already waiting for 5 appointments.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See your waiting list' })).toHaveAttribute(
    'href',
    '/customer/waiting-list',
  );
});

test('who waits for the same already is led to that entry', async () => {
  const same = { salon: { id: 32, name: 'The Loft', town: 'Leeds', is_open: true } };
  const everyDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: '08:00', to: '20:00' };
  const there = { ...entry, ...same, ...everyDay, location_type: 'salon' };
  list = { ...list, entries: [entry, { ...there, id: 4, salon: null }, { ...there, id: 5 }] };
  server.use(
    http.post(`${API}/dashboard/user/waiting-list`, () =>
      HttpResponse.json({ message: 'You are already waiting for this.' }, { status: 409 }),
    ),
  );
  await open(
    `/customer/waiting-list/join?${query}&location=salon&practitioner=7&treatments=9,9&salon=32`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Join the waiting list' }));

  expect(
    await screen.findByRole('link', { name: 'See and change what you wait for' }),
  ).toHaveAttribute('href', '/customer/waiting-list/5/change');
});

describe('the day that was looked at', () => {
  const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const ticked = async () =>
    within(await screen.findByRole('group', { name: 'Days' }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ labels }) => labels?.[0]?.textContent);
  const openFor = (day: string) =>
    open(`/customer/waiting-list/join?${query}&location=mobile&day=${day}`);

  test.each([
    [3, 28],
    [35, 56],
    [80, 84],
    [88, 88],
  ])('%i days ahead is ticked, and waited for', async (ahead, days) => {
    const day = addDays(today, ahead);
    await openFor(day);

    expect(await ticked()).toEqual([everyDay.at(weekdayOf(day) - 1)]);
    expect(screen.getByLabelText('How long you wait')).toHaveValue(addDays(today, days));
    expect(screen.getByText(/You looked at .*you wait until then or longer/)).toBeVisible();
  });

  test('further ahead than anybody can wait says so', async () => {
    await openFor(addDays(today, 100));

    expect(await screen.findByText(/further ahead than you can wait/)).toBeVisible();
    expect(screen.getByLabelText('How long you wait')).toHaveValue(addDays(today, 84));
  });

  test.each(['2020-01-01', 'soon'])('is left out of a link with %j', async (day) => {
    await openFor(day);

    expect(await ticked()).toEqual(everyDay);
    expect(screen.queryByText(/You looked at/)).toBeNull();
  });
});

describe('the salon that was chosen', () => {
  const joinAt = (salon: string) =>
    open(`/customer/waiting-list/join?${query}&location=salon&practitioner=7&treatments=9${salon}`);

  test('is named in the form, and waited for', async () => {
    await joinAt('&salon=32');
    expect(await screen.findByText(/At The Loft, Leeds/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ salon_id: 32 })]));
  });

  test('is any of theirs without a choice, and the form says so', async () => {
    await joinAt('');
    expect(await screen.findByText(/At any of their salons/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ salon_id: null })]));
  });

  const loft = { id: 32, name: 'The Loft', town: 'Leeds' };

  test('is named with entry and offer, and kept by a change', async () => {
    const atLoft = { ...entry, location_type: 'salon', salon: { ...loft, is_open: true } };
    const offer = offerWith({ location_type: 'salon', salon: loft });
    list = { ...list, entries: [atLoft], offers: [offer] };
    await open('/customer/waiting-list');
    expect(await screen.findByText('Amara, at The Loft, Leeds')).toBeVisible();
    expect(screen.getByText(/At The Loft, Leeds, with Amara/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Change days and hours for/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ salon_id: 32 })]));
  });

  test('says when it takes no bookings any more', async () => {
    const salon = { ...loft, is_open: false };
    const closed = { ...entry, location_type: 'salon', salon, problem: 'treatment_gone' };
    list = { ...list, entries: [closed] };
    await open('/customer/waiting-list');

    expect(
      await screen.findByText(/Amara takes no bookings at The Loft, Leeds any more/),
    ).toBeVisible();
  });
});

test('joining without a day marks the days, and moves the focus there', async () => {
  await open(`/customer/waiting-list/join?${query}&location=mobile&day=${addDays(today, 3)}`);
  await userEvent.selectOptions(await screen.findByLabelText('Treatment'), '9');
  const days = within(screen.getByRole('group', { name: 'Days' }));
  await userEvent.click(days.getByRole('checkbox', { checked: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));

  const monday = days.getByLabelText('Monday');
  await waitFor(() => expect(monday).toHaveFocus());
  expect(monday).toBeInvalid();
  expect(monday).toHaveAccessibleDescription('Please choose at least one day');
  expect(sent).toEqual([]);
  await expectAccessible();

  await userEvent.click(monday);
  expect(monday).toBeValid();
  expect(screen.queryByText('Please choose at least one day')).toBeNull();
});

describe('an account whose email nobody has confirmed', () => {
  const url = `/customer/waiting-list/join?${query}&location=mobile`;

  test('reads so before the form, which it finds filled in again', async () => {
    isEmailConfirmed = false;
    const { unmount } = await open(url);
    expect(await screen.findByText('grace@people.example is not confirmed yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
    expect(emailReturn()).toBe(url);
    await expectAccessible();
    await userEvent.selectOptions(await screen.findByLabelText('Start at the earliest'), '10:15');
    unmount();

    isEmailConfirmed = true;
    const { router } = await open(url);
    expect(await screen.findByLabelText('Start at the earliest')).toHaveValue('10:15');
    expect(screen.queryByText(/is not confirmed yet/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Treatment'), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/waiting-list'));
    expect(emailReturn()).toBeNull();
  });
});

describe('a link to join that names what does not exist', () => {
  test.each([
    ['practitioner=abc', 'We do not know this practitioner'],
    ['treatments=abc', 'This treatment is not on offer'],
    ['treatments=999', 'This treatment is not on offer'],
  ])('%s leads to the search', async (wrong, title) => {
    await open(`/customer/waiting-list/join?${query}&location=salon&${wrong}`);

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/services-search/),
    );
    expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  });

  test.each([
    ['treatments=999', 'This treatment is not on offer'],
    ['treatments=9&salon=99', 'This salon takes no bookings'],
  ])('%s of a practitioner leads to their times', async (wrong, title) => {
    await open(`/customer/waiting-list/join?${query}&location=salon&practitioner=7&${wrong}`);

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the times of Amara' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/practitioner-search\/availability\/7\?/),
    );
  });
});

test('joining for a practitioner whom nobody knows leads to the search (D78)', async () => {
  await open(`/customer/waiting-list/join?${query}&location=salon&practitioner=8&name=Eve`);

  expect(await screen.findByText('We do not know this practitioner')).toBeVisible();
  expect(screen.queryByText(/Eve/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
});

test('joining without a place leads to the search', async () => {
  await open('/customer/waiting-list/join');

  expect(await screen.findByText('We do not know where you are')).toBeVisible();
});

test('an entry is changed: other days and weeks, the same place and treatments', async () => {
  const salon = {
    ...entry,
    practitioner: null,
    location_type: 'salon' as const,
    near: { city: 'London', location: { lat: 51.47, lng: -0.16 } },
  };
  list = { ...list, entries: [salon], offers: [] };
  const { router } = await open('/customer/waiting-list');
  await userEvent.click(await screen.findByRole('link', { name: /^Change days and hours for/ }));
  await screen.findByRole('heading', { name: 'Change what you wait for' });
  expect(await screen.findByText(/A salon within 5 miles of London/)).toBeVisible();
  await expectAccessible();

  // Its own last day is none of those that are offered to new entries.
  expect(screen.getByLabelText('How long you wait')).toHaveValue(entry.until);
  await userEvent.click(screen.getByLabelText('Monday'));
  await userEvent.selectOptions(screen.getByLabelText('How far a salon may be'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/waiting-list'));
  expect(sent).toEqual([
    {
      services_ids: [9, 9],
      location_type: 'salon',
      practitioner_id: null,
      salon_id: null,
      address: null,
      near: salon.near,
      miles: 2,
      weekdays: [6, 0, 1],
      from: '09:00',
      to: '17:00',
      until: entry.until,
    },
  ]);
});

test('an entry whose time is up can wait again, and one that was left cannot', async () => {
  const over = { ...entry, status: 'over' as const, until: addDays(today, -1) };
  list = { ...list, entries: [over, { ...entry, id: 4, status: 'left' }] };
  const { router } = await open('/customer/waiting-list');
  await userEvent.click(await screen.findByRole('link', { name: /^Wait again for/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/waiting-list'));
  expect(sent).toEqual([expect.objectContaining({ until: addDays(today, 28) })]);

  await act(() => router.navigate('/customer/waiting-list/4/change'));
  expect(await screen.findByText('You are not waiting for this any more')).toBeVisible();
});

test('an offer that was let go in another tab is gone after one tries to book it', async () => {
  server.use(http.get(`${API}/booking/40`, () => HttpResponse.json({}, { status: 404 })));
  const { router } = await open('/customer/waiting-list');
  const book = await screen.findByRole('link', { name: /^Book for/ });
  // As the shell does after each navigation; so this test is the last.
  rememberPage('/customer/waiting-list');
  list = { ...list, offers: [offerWith({ status: 'refused', held_until: null })] };
  await userEvent.click(book);

  expect(await screen.findByText('You let it go')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Book for/ })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/customer/waiting-list');
});
